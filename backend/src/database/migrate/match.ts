/** Which table and column of the database is which of the schemas': by stable id, by name only where there is none. */
import type {ActualColumn, ActualTable} from './actual';
import type {DesiredColumn, DesiredTable} from './desired/types';
import {quoteName} from './names';

export interface MatchedColumn {
  readonly column: DesiredColumn;
  readonly actual: ActualColumn | undefined;
}

export interface Matched {
  readonly table: DesiredTable;
  readonly actual: ActualTable | undefined;
  readonly columns: readonly MatchedColumn[];
  /** Columns that we made and that no schema asks for any more. Columns that somebody else made are left alone. */
  readonly gone: readonly ActualColumn[];
}

export interface Matching {
  readonly tables: readonly Matched[];
  readonly gone: readonly ActualTable[];
}

function matchTable(table: DesiredTable, actual: readonly ActualTable[]): ActualTable | undefined {
  return (
    actual.find(({objectId}) => objectId === table.objectId) ??
    actual.find(({objectId, name}) => objectId === undefined && name === table.name)
  );
}

function matchColumn(column: DesiredColumn, actual: readonly ActualColumn[]): ActualColumn | undefined {
  return (
    actual.find(({fieldId}) => fieldId === column.fieldId) ??
    actual.find(({fieldId, name}) => fieldId === undefined && name === column.name)
  );
}

function matchParts(table: DesiredTable, actual: ActualTable | undefined): Matched {
  const present = actual?.columns ?? [];
  const columns = table.columns.map(column => ({column, actual: matchColumn(column, present)}));
  const kept = new Set(columns.map(each => each.actual));
  return {table, actual, columns, gone: present.filter(column => column.fieldId !== undefined && !kept.has(column))};
}

export function match(desired: readonly DesiredTable[], actual: readonly ActualTable[]): Matching {
  const tables = desired.map(table => matchParts(table, matchTable(table, actual)));
  const kept = new Set(tables.map(each => each.actual));
  return {tables, gone: actual.filter(table => table.objectId !== undefined && !kept.has(table))};
}

/** What a column of the wanted table holds in the rows as they are now: itself, its default, or null. */
export function valueNow({columns}: Matched, name: string): string {
  const found = columns.find(({column}) => column.name === name);
  if (found?.actual) return quoteName(found.actual.name);
  return found?.column.default ?? 'null';
}
