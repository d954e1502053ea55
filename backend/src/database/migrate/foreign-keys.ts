/** Foreign keys added and dropped. Those that somebody else made under other names are left alone. */
import type {ActualForeignKey} from './actual';
import type {DesiredForeignKey} from './desired/types';
import {valueNow, type Matched} from './match';
import {quoteName} from './names';
import type {Step} from './steps';

const OURS = 'fk_';

/** The key as it stands, told in the names that tables and columns are about to have. */
function isCurrent(
  matched: Matched,
  all: readonly Matched[],
  key: DesiredForeignKey,
  actual: ActualForeignKey,
): boolean {
  const column = matched.columns.find(each => each.actual?.name === actual.column)?.column.name;
  const target = all.find(each => each.actual?.name === actual.target)?.table.name;
  return key.name === actual.name && key.column === column && key.target === target && key.onDelete === actual.onDelete;
}

export function dropForeignKeys(matched: Matched, all: readonly Matched[]): readonly Step[] {
  const {table, actual} = matched;
  if (!actual) return [];
  return actual.foreignKeys
    .filter(found => found.name.startsWith(OURS) && !table.foreignKeys.some(key => isCurrent(matched, all, key, found)))
    .map(({name}) => ({
      object: table.objectId,
      prepares: true,
      sql: `alter table ${quoteName(actual.name)} drop constraint if exists ${quoteName(name)}`,
    }));
}

/** Rows as they are now that point to nothing; undefined where there can be none. */
function orphans(matched: Matched, all: readonly Matched[], key: DesiredForeignKey): string | undefined {
  const value = valueNow(matched, key.column);
  if (!matched.actual || value === 'null') return undefined;
  const target = all.find(({table}) => table.name === key.target)?.actual;
  const pointing = `(select ${value} as value from ${quoteName(matched.actual.name)}) pointing`;
  const rows = `select pointing.value from ${pointing} where pointing.value is not null`;
  return target
    ? `${rows} and not exists (select 1 from ${quoteName(target.name)} target where target.id = pointing.value)`
    : rows;
}

function add(matched: Matched, all: readonly Matched[], key: DesiredForeignKey): readonly Step[] {
  const {table} = matched;
  const sql =
    `alter table ${quoteName(table.name)} ` +
    `add constraint ${quoteName(key.name)} foreign key (${quoteName(key.column)})` +
    ` references ${quoteName(key.target)} (id) on delete ${key.onDelete}`;
  const query = orphans(matched, all, key);
  if (query === undefined) return [{object: table.objectId, sql}];
  return [
    {
      object: table.objectId,
      sql,
      danger: `${table.name}.${key.column} holds ids that no row of ${key.target} has`,
      unless: `${query} limit 1`,
      review: `-- Give them rows to point to; the constraint then follows by itself: ${query}`,
    },
  ];
}

export function addForeignKeys(matched: Matched, all: readonly Matched[]): readonly Step[] {
  const present = matched.actual?.foreignKeys ?? [];
  return matched.table.foreignKeys
    .filter(key => !present.some(found => isCurrent(matched, all, key, found)))
    .flatMap(key => add(matched, all, key));
}
