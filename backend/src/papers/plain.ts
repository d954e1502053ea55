/** Texts as they can be set in any case: for papers over which the setter gave up. */
import type {PaperTree} from '@emblem/schemas/papers';

/** Direct how others are drawn, belong to nobody, or are for private use: none is a sign that one reads. */
const UNREAD = /[\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Cc}]/gu;
/** Line breaks stay. */
const BREAKS = new Set(['\n', '\r', '\t']);
/** No language puts more of them on one letter. */
const MARKS = /(\p{M}{4})\p{M}+/gu;

function readableText(text: string): string {
  return text.replaceAll(UNREAD, sign => (BREAKS.has(sign) ? sign : '')).replaceAll(MARKS, '$1');
}

export function plainTree(tree: PaperTree): PaperTree {
  return JSON.parse(JSON.stringify(tree), (_key, value: unknown) =>
    typeof value === 'string' ? readableText(value) : value,
  );
}

/** Signs of the first texts that the second ones have no more, each once. */
export function signsLost(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = new Set(after.join(''));
  return [...new Set(before.join(''))].filter(sign => !left.has(sign));
}
