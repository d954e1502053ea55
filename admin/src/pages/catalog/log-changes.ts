/** What an entry of the quote log says: the JSON texts before and after, as changes of the entity's properties. */
import type {Entity, Field} from '@emblem/schemas';
import {parseJson} from '../../request/failure';
import {asValues, type Values} from '../../model/parse';
import {sameValue} from '../../model/equal';

export interface LoggedChange {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

/** The entity behind the documents' class names (DA-246). */
export const ENTITY_OF: Readonly<Record<string, string>> = {
  QuoteCate: 'quote-category',
  QuoteParam: 'quote-parameter',
  QuoteCateParam: 'quote-category-parameter',
  WebsiteIncreasePrice: 'website-price',
};

function dataOf(text: unknown): Values {
  return typeof text === 'string' && text !== '' ? asValues(parseJson(text)) : {};
}

/** Only what differs, in the order of the entity's properties; all that was set where the record was new or is gone. */
export function loggedChanges(entity: Entity, entry: Values): readonly LoggedChange[] {
  const [before, after] = [dataOf(entry.beforeData), dataOf(entry.afterData)];
  return entity.fields
    .filter(field => field.system === undefined && !sameValue(before[field.name] ?? null, after[field.name] ?? null))
    .map(field => ({field, before: before[field.name], after: after[field.name]}));
}
