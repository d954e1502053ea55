/** Columns added, renamed, changed and dropped. */
import type {ActualColumn} from './actual';
import type {DesiredColumn, DesiredTable} from './desired/types';
import type {Matched} from './match';
import {quoteName} from './names';
import {orderRenames, type Step} from './steps';
import {columnSql, nameColumn} from './tables';
import {widens} from './widens';

function alter(table: DesiredTable, column: DesiredColumn): string {
  return `alter table ${quoteName(table.name)} alter column ${quoteName(column.name)}`;
}

/** The values that only a person can give. */
function fill(table: DesiredTable, column: DesiredColumn, predecessor?: ActualColumn): string {
  const name = quoteName(column.name);
  const value = predecessor ? quoteName(predecessor.name) : (column.default ?? '/* FILL IN */');
  return `update ${quoteName(table.name)} set ${name} = ${value} where ${name} is null`;
}

function add(matched: Matched, column: DesiredColumn): readonly Step[] {
  const {table, actual} = matched;
  const some = `select 1 from ${quoteName(actual?.name ?? table.name)} limit 1`;
  const sql = `alter table ${quoteName(table.name)} add column ${columnSql(column)}`;
  const naming = nameColumn(table, column);
  if (!column.notNull || column.default !== undefined || column.identity)
    return [{object: table.objectId, sql}, naming];
  const nullable = addColumn(table, {...column, notNull: false});
  const predecessor = predecessorOf(matched, column);
  // The column stands already, under another id: what drops it keeps it instead.
  if (predecessor?.name === column.name)
    return [
      {object: table.objectId, sql, danger: `${table.name}.${column.name} is made anew`, unless: some, review: ''},
      naming,
    ];
  return [
    {
      object: table.objectId,
      sql,
      danger: `${table.name}.${column.name} is required, but the rows that exist have no value for it`,
      unless: some,
      review: [nullable, fill(table, column, predecessor), `${alter(table, column)} set not null`, naming.sql].join(
        ';\n',
      ),
    },
    naming,
  ];
}

function changeType(table: DesiredTable, column: DesiredColumn, actual: ActualColumn): readonly Step[] {
  if (actual.sql === column.sql) return [];
  const unset = actual.default === undefined ? '' : `${alter(table, column)} drop default;\n`;
  const sql = `${unset}${alter(table, column)} type ${column.sql} using ${quoteName(column.name)}::${column.sql}`;
  if (widens(actual.sql, column.sql)) return [{object: table.objectId, sql}];
  return [
    {object: table.objectId, sql, danger: `${table.name}.${column.name} changes from ${actual.sql} to ${column.sql}`},
  ];
}

/** With the type, the default is set anew: the old one has been dropped before. */
function changeDefault(table: DesiredTable, column: DesiredColumn, actual: ActualColumn): readonly Step[] {
  if (column.identity) return [];
  const sameType = actual.sql === column.sql;
  if (column.default === undefined)
    return actual.default === undefined || !sameType
      ? []
      : [{object: table.objectId, sql: `${alter(table, column)} drop default`}];
  if (actual.default === column.storedDefault && sameType) return [];
  return [{object: table.objectId, sql: `${alter(table, column)} set default ${column.default}`}];
}

function changeNull({table, actual: found}: Matched, column: DesiredColumn, actual: ActualColumn): readonly Step[] {
  if (column.notNull === actual.notNull) return [];
  if (!column.notNull) return [{object: table.objectId, sql: `${alter(table, column)} drop not null`}];
  const sql = `${alter(table, column)} set not null`;
  return [
    {
      object: table.objectId,
      sql,
      danger: `${table.name}.${column.name} becomes required, but some rows have no value for it`,
      unless: `select 1 from ${quoteName(found?.name ?? table.name)} where ${quoteName(actual.name)} is null limit 1`,
      review: `${fill(table, column)};\n${sql}`,
    },
  ];
}

function addColumn(table: DesiredTable, column: DesiredColumn): string {
  return `alter table ${quoteName(table.name)} add column if not exists ${columnSql(column)}`;
}

/**
 * The column that a new one may continue: dropped with it, and of the same type. It has lost its stable id, not its
 * values.
 */
function predecessorOf({columns, gone}: Matched, column: DesiredColumn): ActualColumn | undefined {
  const fits = gone.filter(({sql}) => sql === column.sql);
  const added = columns.filter(each => each.actual === undefined && each.column.sql === column.sql);
  return fits.find(({name}) => name === column.name) ?? (fits.length === 1 && added.length === 1 ? fits[0] : undefined);
}

/**
 * What the person is told of a column that is about to go, and the SQL that keeps its values where another seems to
 * follow it.
 */
function farewell(matched: Matched, {name, fieldId}: ActualColumn): {readonly hint: string; readonly review: string} {
  const {table, columns} = matched;
  const drop = `alter table ${quoteName(table.name)} drop column if exists ${quoteName(name)}`;
  const successor = columns.find(
    ({column, actual}) => actual === undefined && predecessorOf(matched, column)?.name === name,
  )?.column;
  if (!successor) return {hint: '', review: drop};
  const hint =
    `; "${successor.name}" (x-id ${successor.fieldId}) seems to follow it: if it is the same property, ` +
    `give it back the x-id ${fieldId ?? ''} and say the earlier name in "x-was"`;
  if (successor.name === name)
    return {hint, review: `-- Keeps the values under the new id:\n${nameColumn(table, successor).sql}`};
  const nullable = addColumn(table, {...successor, notNull: false});
  const take =
    `update ${quoteName(table.name)} set ${quoteName(successor.name)} = ${quoteName(name)} ` +
    `where ${quoteName(name)} is not null`;
  return {hint, review: `${nullable};\n${take};\n${drop}`};
}

/** Nothing is lost with a column in which nothing stands. */
function drop(matched: Matched, column: ActualColumn): Step {
  const {table, actual} = matched;
  const {hint, review} = farewell(matched, column);
  const now = quoteName(actual?.name ?? table.name);
  return {
    object: table.objectId,
    sql: `alter table ${quoteName(table.name)} drop column ${quoteName(column.name)}`,
    review,
    danger: `${table.name}.${column.name} is no longer in the schema; its values would be lost${hint}`,
    unless: `select 1 from ${now} where ${quoteName(column.name)} is not null limit 1`,
  };
}

function renames({table, columns}: Matched): readonly Step[] {
  const renamed = new Map(
    columns.flatMap(({column, actual}) =>
      actual && actual.name !== column.name ? [[actual.name, column] as const] : [],
    ),
  );
  return orderRenames([...renamed].map(([from, {name}]) => ({from, to: name}))).map(({from, to}) => {
    const sql = `alter table ${quoteName(table.name)} rename column ${quoteName(from)} to ${quoteName(to)}`;
    const column = renamed.get(from);
    if (!column || column.was.includes(from)) return {object: table.objectId, sql, prepares: true};
    return {
      object: table.objectId,
      sql,
      danger: `${table.name}.${from} is now called ${column.name}, which the schema does not say in "x-was"`,
    };
  });
}

/** For a table that exists, under its new name if it has one. What goes goes last, unless it is in the way. */
export function columnSteps(matched: Matched): readonly Step[] {
  const {table, columns, gone} = matched;
  const isInTheWay = ({name}: ActualColumn) => columns.some(({column}) => column.name === name);
  return [
    ...gone.filter(isInTheWay).map(column => drop(matched, column)),
    ...renames(matched),
    ...columns.flatMap(({column, actual}) =>
      actual
        ? [
            ...changeType(table, column, actual),
            ...changeDefault(table, column, actual),
            ...changeNull(matched, column, actual),
            ...(actual.fieldId === undefined ? [nameColumn(table, column)] : []),
          ]
        : add(matched, column),
    ),
    ...gone.filter(column => !isInTheWay(column)).map(column => drop(matched, column)),
  ];
}
