/** SVG from strangers made harmless: no scripts, no handlers, nothing loaded from elsewhere, no reference that leads back to itself. */
import DOMPurify from 'dompurify';
import {hasCycle} from './references';

/** Sides of the picture when the file names none, px. */
const DEFAULT_SIZE = 500;

/** The cleaned text, or undefined when the file is no SVG or cannot be drawn. */
export function sanitiseSvg(text: string): string | undefined {
  const clean = DOMPurify.sanitize(text, {USE_PROFILES: {svg: true, svgFilters: true}, FORBID_TAGS: ['foreignObject', 'a', 'image']});
  const root = new DOMParser().parseFromString(clean, 'image/svg+xml').documentElement;
  if (root.tagName !== 'svg' || hasCycle(referencesIn(root))) return undefined;
  dropForeignAddresses(root);
  giveSize(root);
  return new XMLSerializer().serializeToString(root);
}

/** Addresses may point into the file itself, nowhere else. */
function dropForeignAddresses(root: Element): void {
  for (const style of root.querySelectorAll('style')) {
    if (/@import|url\(\s*['"]?(?!#)/i.test(style.textContent ?? '')) style.remove();
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      const points = /url\(\s*['"]?(?!#)/i.test(value) || (/href$/i.test(name) && !value.trim().startsWith('#'));
      if (points) element.removeAttribute(name);
    }
  }
}

/** Browsers draw an SVG without width and height at a size of their own. */
function giveSize(root: Element): void {
  root.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const [, , width = DEFAULT_SIZE, height = DEFAULT_SIZE] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!/^\d/.test(root.getAttribute('width') ?? '') || root.getAttribute('width')?.endsWith('%')) root.setAttribute('width', String(width || DEFAULT_SIZE));
  if (!/^\d/.test(root.getAttribute('height') ?? '') || root.getAttribute('height')?.endsWith('%')) root.setAttribute('height', String(height || DEFAULT_SIZE));
}

/** For each element with an id: the ids that it or anything inside it refers to. */
function referencesIn(root: Element): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const element of root.querySelectorAll('[id]')) {
    const inside = [element, ...element.querySelectorAll('*')];
    found.set(element.id, inside.flatMap(entry => [...entry.attributes].flatMap(attribute => targetsOf(attribute.value))));
  }
  return found;
}

const targetsOf = (value: string): readonly string[] =>
  [...value.matchAll(/(?:url\(\s*['"]?#([^'")]+)|^#(.+)$)/g)].map(match => match[1] ?? match[2] ?? '');
