/** Indexes made and dropped. An index that somebody else made is left alone. */
import {commentOf} from './actual';
import {indexDefinition, isExclusion, keySql, periodSql} from './desired/index-sql';
import type {DesiredIndex, DesiredTable, IndexKey, Period} from './desired/types';
import {valueNow, type Matched} from './match';
import {quoteName} from './names';
import type {Step} from './steps';

/**
 * An index follows its columns when they are renamed: what was written down of it may name columns that are others now.
 */
function standsOnItsColumns({columns}: Matched, {keys, included = [], period}: DesiredIndex): boolean {
  const names = [...keys.map(({column}) => column), ...included, ...(period ? [period.from, period.to] : [])];
  return names.every(name => columns.find(({column}) => column.name === name)?.actual?.name === name);
}

function isCurrent(matched: Matched, index: DesiredIndex): boolean {
  const {table, actual} = matched;
  return actual?.indexes.get(index.name) === indexDefinition(table.name, index) && standsOnItsColumns(matched, index);
}

export function dropIndexes(matched: Matched): readonly Step[] {
  const {table, actual} = matched;
  const wanted = new Map(table.indexes.map(index => [index.name, index]));
  return [...(actual?.indexes ?? [])].flatMap(([name, definition]) => {
    const index = wanted.get(name);
    const stale = index ? !isCurrent(matched, index) : definition !== undefined;
    if (!stale) return [];
    const sql = isExclusion(definition)
      ? `alter table ${quoteName(actual?.name ?? table.name)} drop constraint if exists ${quoteName(name)}`
      : `drop index if exists ${quoteName(name)}`;
    return [{object: table.objectId, prepares: true, sql}];
  });
}

/** The value now, as a text where it will be one: what is folded may have been something else. */
function textNow(matched: Matched, {column, folded}: IndexKey): string {
  const value = valueNow(matched, column);
  return folded ? `(${value})::text` : value;
}

/** Two rows as they are now that the index would not let stand. */
function duplicates(matched: Matched, actualName: string, {keys, liveOnly, emptyAlike}: DesiredIndex): string {
  const values = keys.map((key, place) => `${keySql(key, textNow(matched, key))} as k${place}`).join(', ');
  const names = keys.map((_, place) => `k${place}`);
  const live = liveOnly ? ` where ${valueNow(matched, 'deleted_at')} is null` : '';
  const present = emptyAlike ? 'true' : names.map(name => `${name} is not null`).join(' and ');
  return (
    `select ${names.join(', ')}, count(*) from (select ${values} from ${quoteName(actualName)}${live}) found where ` +
    `${present} group by ${names.join(', ')} having count(*) > 1`
  );
}

/** Two rows as they are now whose periods the rule would not let stand. */
function overlaps(matched: Matched, actualName: string, {keys, liveOnly}: DesiredIndex, period: Period): string {
  const {sql, from, to} = period;
  const values = keys.map(({column}, place) => `${valueNow(matched, column)} as k${place}`).join(', ');
  const range = periodSql(sql, `(${valueNow(matched, from)})::${sql}`, `(${valueNow(matched, to)})::${sql}`);
  const live = liveOnly ? ` where ${valueNow(matched, 'deleted_at')} is null` : '';
  const rows = `(select id, ${values}, ${range} as period from ${quoteName(actualName)}${live})`;
  const alike = keys.map((_, place) => `a.k${place} = b.k${place}`).join(' and ');
  const meet = `a.id < b.id and ${alike} and a.period && b.period`;
  return `select a.id, b.id as other from ${rows} a join ${rows} b on ${meet}`;
}

function createExclusion(matched: Matched, index: DesiredIndex, period: Period): readonly Step[] {
  const {table, actual} = matched;
  const {objectId: object} = table;
  const definition = indexDefinition(table.name, index);
  const sql = `alter table ${quoteName(table.name)} add constraint ${quoteName(index.name)} ${definition}`;
  const naming = nameIndex(table, index);
  if (!actual) return [{object, sql}, naming];
  const query = overlaps(matched, actual.name, index, period);
  return [
    {
      object,
      sql,
      danger: `${table.name} has rows whose periods overlap, where ${index.name} wants them apart`,
      unless: `${query} limit 1`,
      review: `-- Part them; the rule then follows by itself: ${query}`,
    },
    naming,
  ];
}

function nameIndex(table: DesiredTable, index: DesiredIndex): Step {
  const definition = commentOf(indexDefinition(table.name, index)).replace(/'/g, "''");
  return {object: table.objectId, sql: `comment on index ${quoteName(index.name)} is '${definition}'`};
}

function create(matched: Matched, index: DesiredIndex): readonly Step[] {
  if (index.period) return createExclusion(matched, index, index.period);
  const {table, actual} = matched;
  const definition = indexDefinition(table.name, index);
  const sql = `create ${index.unique ? 'unique ' : ''}index ${quoteName(index.name)} ${definition}`;
  const naming = nameIndex(table, index);
  // PostgreSQL knows nothing of what the texts are together until it has looked at some.
  const looking =
    index.kind === 'search' && actual ? [{object: table.objectId, sql: `analyze ${quoteName(table.name)}`}] : [];
  if (!index.unique || !actual) return [{object: table.objectId, sql}, naming, ...looking];
  const query = duplicates(matched, actual.name, index);
  return [
    {
      object: table.objectId,
      sql,
      danger:
        `${table.name} has rows that are alike in ${index.keys.map(({column}) => column).join(', ')}, where ` +
        `${index.name} wants them to differ`,
      unless: `${query} limit 1`,
      review: `-- Make them differ; the index then follows by itself: ${query}`,
    },
    naming,
  ];
}

export function createIndexes(matched: Matched): readonly Step[] {
  return matched.table.indexes.filter(index => !isCurrent(matched, index)).flatMap(index => create(matched, index));
}
