/** The numbers of our papers in what a customer wrote on a payment, with or without their gaps and dashes. */
import type {Entity} from '@emblem/schemas';

const PART = /\{(per|yyyy|mm|dd|seq:([1-9]))\}/;
const DIGITS: Readonly<Record<string, string>> = {per: '(\\d{1,6}?)', yyyy: '(\\d{4})', mm: '(\\d{2})', dd: '(\\d{2})'};
/** What people write between the parts of a number. */
const GAP = '[^0-9A-Z]{0,2}';
/** Longer sequences than any series will reach. */
const MAX_SEQUENCE_LENGTH = 12;

/** The literal parts and the placeholders of a pattern such as `INV{per}-{yyyy}{seq:6}`, in their order. */
function partsOf(pattern: string): readonly string[] {
  return pattern.split(/(\{[^{}]{1,20}\})/).filter(part => part !== '');
}

function sourceOf(part: string): string {
  const [, name, length] = PART.exec(part) ?? [];
  if (length !== undefined) return `(\\d{${length},${MAX_SEQUENCE_LENGTH}})`;
  if (name !== undefined) return DIGITS[name] ?? '';
  return part.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/** Every number of the entity that may be meant, spelled as we spell it. Pure. */
export function numbersIn(entity: Entity, text: string): readonly string[] {
  const pattern = entity.field.number?.number?.pattern;
  if (pattern === undefined) return [];
  const parts = partsOf(pattern);
  const sources = parts.map(sourceOf).filter(source => source !== '');
  const all = new RegExp(`(?<![0-9A-Z])${sources.join(GAP)}(?!\\d)`, 'g');
  return [...text.toUpperCase().matchAll(all)].map(([, ...found]) => {
    let next = 0;
    return parts.map(part => (PART.test(part) ? (found[next++] ?? '') : part)).join('');
  });
}
