/** Columns added, renamed, changed and dropped. */
import type {ActualColumn} from './actual';
import type {DesiredColumn, DesiredTable} from './desired';
import type {Matched} from './match';
import {quoted} from './names';
import {ordered, type Step} from './steps';
import {columnSql, nameColumn} from './tables';
import {widens} from './widens';

function alter(table: DesiredTable, column: DesiredColumn): string {
  return `alter table ${quoted(table.name)} alter column ${quoted(column.name)}`;
}

/** The values that only a person can give. */
function fill(table: DesiredTable, column: DesiredColumn): string {
  const name = quoted(column.name);
  const value = column.default ?? '/* FILL IN */';
  return `update ${quoted(table.name)} set ${name} = ${value} where ${name} is null`;
}

function add({table, actual}: Matched, column: DesiredColumn): readonly Step[] {
  const sql = `alter table ${quoted(table.name)} add column ${columnSql(column)}`;
  const naming = nameColumn(table, column);
  if (!column.notNull || column.default !== undefined || column.identity) return [{object: table.objectId, sql}, naming];
  const nullable = `alter table ${quoted(table.name)} add column ${columnSql({...column, notNull: false})}`;
  return [{
    object: table.objectId, sql,
    danger: `${table.name}.${column.name} is required, but the rows that exist have no value for it`,
    unless: `select 1 from ${quoted(actual?.name ?? table.name)} limit 1`,
    review: [nullable, fill(table, column), `${alter(table, column)} set not null`, naming.sql].join(';\n'),
  }, naming];
}

function changeType(table: DesiredTable, column: DesiredColumn, actual: ActualColumn): readonly Step[] {
  if (actual.sql === column.sql) return [];
  const unset = actual.default === undefined ? '' : `${alter(table, column)} drop default;\n`;
  const sql = `${unset}${alter(table, column)} type ${column.sql} using ${quoted(column.name)}::${column.sql}`;
  if (widens(actual.sql, column.sql)) return [{object: table.objectId, sql}];
  return [{object: table.objectId, sql, danger: `${table.name}.${column.name} changes from ${actual.sql} to ${column.sql}`}];
}

/** With the type, the default is set anew: the old one has been dropped before. */
function changeDefault(table: DesiredTable, column: DesiredColumn, actual: ActualColumn): readonly Step[] {
  if (column.identity) return [];
  const sameType = actual.sql === column.sql;
  if (column.default === undefined)
    return actual.default === undefined || !sameType ? [] : [{object: table.objectId, sql: `${alter(table, column)} drop default`}];
  if (actual.default === column.storedDefault && sameType) return [];
  return [{object: table.objectId, sql: `${alter(table, column)} set default ${column.default}`}];
}

function changeNull({table, actual: found}: Matched, column: DesiredColumn, actual: ActualColumn): readonly Step[] {
  if (column.notNull === actual.notNull) return [];
  if (!column.notNull) return [{object: table.objectId, sql: `${alter(table, column)} drop not null`}];
  const sql = `${alter(table, column)} set not null`;
  return [{
    object: table.objectId, sql,
    danger: `${table.name}.${column.name} becomes required, but some rows have no value for it`,
    unless: `select 1 from ${quoted(found?.name ?? table.name)} where ${quoted(actual.name)} is null limit 1`,
    review: `${fill(table, column)};\n${sql}`,
  }];
}

function drops({table, gone}: Matched): readonly Step[] {
  return gone.map(({name}) => ({
    object: table.objectId, sql: `alter table ${quoted(table.name)} drop column ${quoted(name)}`,
    danger: `${table.name}.${name} is no longer in the schema; its values would be lost`,
  }));
}

function renames({table, columns}: Matched): readonly Step[] {
  const renamed = new Map(columns.flatMap(({column, actual}) => actual && actual.name !== column.name ? [[actual.name, column] as const] : []));
  return ordered([...renamed].map(([from, {name}]) => ({from, to: name}))).map(({from, to}) => {
    const sql = `alter table ${quoted(table.name)} rename column ${quoted(from)} to ${quoted(to)}`;
    const column = renamed.get(from);
    if (!column || column.was.includes(from)) return {object: table.objectId, sql, prepares: true};
    return {object: table.objectId, sql, danger: `${table.name}.${from} is now called ${column.name}, which the schema does not say in "x-was"`};
  });
}

/** For a table that exists, under its new name if it has one. */
export function columnSteps(matched: Matched): readonly Step[] {
  const {table, columns} = matched;
  return [
    ...drops(matched),
    ...renames(matched),
    ...columns.flatMap(({column, actual}) => actual ? [
      ...changeType(table, column, actual), ...changeDefault(table, column, actual), ...changeNull(matched, column, actual),
      ...(actual.fieldId === undefined ? [nameColumn(table, column)] : []),
    ] : add(matched, column)),
  ];
}
