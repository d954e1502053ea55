/** Indexes made and dropped. An index that somebody else made is left alone. */
import {commentOf} from './actual';
import {indexDefinition, type DesiredIndex} from './desired';
import {valueNow, type Matched} from './match';
import {quoted} from './names';
import type {Step} from './steps';

/**
 * An index follows its columns when they are renamed: what was written down of it may name columns that are others now.
 */
function standsOnItsColumns({columns}: Matched, {keys, included = []}: DesiredIndex): boolean {
  return [...keys.map(({column}) => column), ...included].every(
    name => columns.find(({column}) => column.name === name)?.actual?.name === name,
  );
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
    return stale ? [{object: table.objectId, prepares: true, sql: `drop index if exists ${quoted(name)}`}] : [];
  });
}

/** Two rows as they are now that the index would not let stand. */
function duplicates(matched: Matched, actualName: string, {keys, liveOnly}: DesiredIndex): string {
  const values = keys.map(({column}, place) => `${valueNow(matched, column)} as k${place}`).join(', ');
  const names = keys.map((_, place) => `k${place}`);
  const live = liveOnly ? ` where ${valueNow(matched, 'deleted_at')} is null` : '';
  const present = names.map(name => `${name} is not null`).join(' and ');
  return (
    `select ${names.join(', ')}, count(*) from (select ${values} from ${quoted(actualName)}${live}) found where ` +
    `${present} group by ${names.join(', ')} having count(*) > 1`
  );
}

function create(matched: Matched, index: DesiredIndex): readonly Step[] {
  const {table, actual} = matched;
  const definition = indexDefinition(table.name, index);
  const sql = `create ${index.unique ? 'unique ' : ''}index ${quoted(index.name)} ${definition}`;
  const naming = {
    object: table.objectId,
    sql: `comment on index ${quoted(index.name)} is '${commentOf(definition).replace(/'/g, "''")}'`,
  };
  // PostgreSQL knows nothing of what the texts are together until it has looked at some.
  const looking =
    index.kind === 'search' && actual ? [{object: table.objectId, sql: `analyze ${quoted(table.name)}`}] : [];
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
