/** What is wrong with where texts stand on a page. */
import type {PageOfBoxes, TextBox} from './pdf';

const MILLIMETRE = 72 / 25.4;
/** Letters may lean over a little. */
const LEEWAY = 1;
/** Of a font's size: what most letters take above the line that they stand on, and below it. */
const ABOVE = 0.7;
const BELOW = 0.1;
/** Narrower papers are labels. */
const LABEL_WIDTH = 120 * MILLIMETRE;
const LABEL_MARGIN = 3 * MILLIMETRE;
const SIDE_MARGIN = 18 * MILLIMETRE;
/** Head and foot stand within the margin, and printers reach this far. */
const EDGE = 5 * MILLIMETRE;

/** Half of such a sign is empty: it hangs over where a line begins or ends, and is left out between two of them. */
const STARTS = /^[「」（）。，、]/;
const ENDS = /[「」（）。，、]$/;

const startOf = ({text, left, size}: TextBox): number => left + (STARTS.test(text) ? size / 2 : 0);
const endOf = ({text, left, length, size}: TextBox): number => left + length - (ENDS.test(text) ? size / 2 : 0);
const topOf = ({baseline, size}: TextBox): number => baseline + ABOVE * size;
const bottomOf = ({baseline, size}: TextBox): number => baseline - BELOW * size;

function isOff({width, height}: PageOfBoxes, box: TextBox): boolean {
  const isLabel = width < LABEL_WIDTH;
  const side = (isLabel ? LABEL_MARGIN : SIDE_MARGIN) - LEEWAY;
  const edge = (isLabel ? LABEL_MARGIN : EDGE) - LEEWAY;
  return startOf(box) < side || endOf(box) > width - side || bottomOf(box) < edge || topOf(box) > height - edge;
}

function overlap(one: TextBox, other: TextBox): boolean {
  const across = Math.min(endOf(one), endOf(other)) - Math.max(startOf(one), startOf(other));
  const down = Math.min(topOf(one), topOf(other)) - Math.max(bottomOf(one), bottomOf(other));
  return across > LEEWAY && down > LEEWAY;
}

const told = ({text, left, baseline}: TextBox): string =>
  `"${text.slice(0, 30)}" at ${Math.round(left)}, ${Math.round(baseline)}`;

/** Said in words; none where every text has its place. */
export function faultsOf(pages: readonly PageOfBoxes[]): readonly string[] {
  return pages.flatMap((page, index) => {
    const boxes = [...page.boxes].sort((one, other) => topOf(other) - topOf(one));
    const off = boxes.filter(box => isOff(page, box)).map(box => `page ${index + 1}: ${told(box)} is off the page`);
    const over = boxes.flatMap((box, at) => {
      const end = boxes.findIndex((other, place) => place > at && topOf(other) < bottomOf(box));
      return boxes
        .slice(at + 1, end === -1 ? undefined : end)
        .filter(other => overlap(box, other))
        .map(other => `page ${index + 1}: ${told(box)} runs into ${told(other)}`);
    });
    return [...off, ...over];
  });
}
