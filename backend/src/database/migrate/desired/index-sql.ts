/** The SQL of an index. A later start compares it with the index's comment to see whether the index changed. */
import {foldedSql, inOneText, plainSql} from '../../search-text';
import {quoteName} from '../names';
import type {DesiredIndex, IndexKey, Period} from './types';

/** What an index holds of a value: a folded key stands in parentheses, as PostgreSQL wants expressions. */
export function keySql({folded}: IndexKey, value: string): string {
  return folded ? `(${foldedSql(value)})` : value;
}

/**
 * Everything after the index's name. It is kept as the index's comment, by which a later start sees that it changed.
 */
function keyList({kind, keys}: DesiredIndex): string {
  if (kind === 'search') return `(${inOneText(keys.map(({column}) => quoteName(column)))}) gin_trgm_ops`;
  if (kind === 'trigram') return keys.map(({column}) => `(${plainSql(quoteName(column))}) gin_trgm_ops`).join(', ');
  return keys.map(key => `${keySql(key, quoteName(key.column))}${key.descending ? ' desc' : ''}`).join(', ');
}

/** Days are included, a moment that ends is not. What ends before it begins, which other rules refuse, is nothing. */
export function periodSql(sql: string, from: string, to: string): string {
  const [range, bounds] = sql === 'date' ? ['daterange', '[]'] : ['tstzrange', '[)'];
  return `(case when ${from} > ${to} then 'empty'::${range} else ${range}(${from}, ${to}, '${bounds}') end)`;
}

/** What the definition of an exclusion begins with: it belongs to a constraint and not to an index by itself. */
const EXCLUSION = 'exclude using gist';

export function isExclusion(definition: string | undefined): boolean {
  return definition?.startsWith(EXCLUSION) === true;
}

function exclusionDefinition({keys, liveOnly}: DesiredIndex, {sql, from, to}: Period): string {
  const parts = [
    ...keys.map(({column}) => `${quoteName(column)} with =`),
    `${periodSql(sql, quoteName(from), quoteName(to))} with &&`,
  ];
  return `${EXCLUSION} (${parts.join(', ')})${liveOnly ? ' where (deleted_at is null)' : ''}`;
}

export function indexDefinition(table: string, index: DesiredIndex): string {
  if (index.period) return exclusionDefinition(index, index.period);
  const {included = []} = index;
  const besides = included.length > 0 ? ` include (${included.map(quoteName).join(', ')})` : '';
  return (
    `on ${quoteName(table)} using ${index.kind === 'btree' ? 'btree' : 'gin'} ` +
    `(${keyList(index)})${besides}${index.emptyAlike ? ' nulls not distinct' : ''}` +
    (index.liveOnly ? ' where deleted_at is null' : '')
  );
}
