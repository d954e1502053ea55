/** What a body of a property demands of its values, apart from names and words. */
import {hasParts, isWritten, type Written} from '../../types/field-types';

/** Keywords that tell one property from another, and never make two alike. */
export const OF_THE_PROPERTY: ReadonlySet<string> = new Set([
  'x-id',
  'x-was',
  'x-label',
  'x-help',
  'x-width',
  'x-type',
  'x-messages',
  'description',
]);

/** A keyword with its value, or a part of one. */
export type Demand = readonly [keyword: string, part: string | undefined, value: unknown];

function demandsOf(keyword: string, value: unknown): readonly Demand[] {
  return hasParts(keyword) && isWritten(value)
    ? Object.entries(value).map(([part, inner]) => [keyword, part, inner])
    : [[keyword, undefined, value]];
}

/** What a body demands: its keywords, those in parts part by part, without words. */
export function demands(body: Written): readonly Demand[] {
  return Object.entries(body)
    .filter(([keyword]) => !OF_THE_PROPERTY.has(keyword))
    .flatMap(([keyword, value]) => demandsOf(keyword, value));
}

/** A keyword's value, or that of a part of it. */
export function at(body: Written, keyword: string, part: string | undefined): unknown {
  const value = body[keyword];
  return part === undefined ? value : isWritten(value) ? value[part] : undefined;
}
