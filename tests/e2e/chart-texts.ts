/** Where the texts of charts stand: on an axis, at the ends of lines, and what colours stand for. */
import type {Locator} from '@playwright/test';

/** Pixels: what rounding makes of a border. */
const TOLERANCE = 1;

/** Runs in the page. */
function faultsIn(chart: Element, tolerance: number): string[] {
  const bounds = (element: Element) => element.getBoundingClientRect();
  const visible = (element: Element) => bounds(element).width > 0 && element.textContent !== '';
  const texts = [...chart.querySelectorAll('svg text, [data-legend] li')].filter(visible);
  const told = (element: Element) => `"${element.textContent ?? ''}"`;
  const meets = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.bottom <= outer.bottom + tolerance;
  const cut = texts
    .filter(text => !isWithin(bounds(text), bounds(text.closest('svg') ?? chart)))
    .map(text => `${told(text)} is cut off`);
  const touching = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(other => meets(bounds(one), bounds(other)))
      .map(other => `${told(one)} touches ${told(other)}`),
  );
  return [...cut, ...touching];
}

/** What is wrong with the texts of a chart, in words. */
export async function textFaults(chart: Locator): Promise<readonly string[]> {
  return chart.evaluate(faultsIn, TOLERANCE);
}
