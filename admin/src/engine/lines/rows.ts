/** The lines of a form as rows: out of a record, as they are entered, and on their way to the server. */
import type {Entity, Field, Lines} from '@emblem/schemas';
import {randomId} from '../../formatting/random-code';
import {isBlank, sameValue} from '../../model/equal';
import {asList, asNumber, isValues, type Values} from '../../model/parse';
import {isEditable} from '../fields/fields';
import {blankValues, changedValues, withoutBlanks, storedValues} from '../fields/values';

/** The values of a line by their names; `id` and `version` of one that is stored. */
export interface Row extends Values {
  /** Tells rows apart for as long as the form is open. */
  readonly _key: string;
}

/** By the entity of the lines, which differs with what its user may enter. */
const enterableOf = new WeakMap<Entity, Map<string, readonly Field[]>>();

/** What a person may enter of a line; `stored` lines keep what is fixed when they are made. Asked for each row. */
export function enterable(child: Entity, lines: Lines, stored: boolean): readonly Field[] {
  const known = enterableOf.get(child) ?? new Map<string, readonly Field[]>();
  const key = `${lines.of} ${stored}`;
  const fields =
    known.get(key) ??
    child.fields.filter(field => field.name !== lines.field && isEditable(child, field, stored ? 'edit' : 'create'));
  enterableOf.set(child, known.set(key, fields));
  return fields;
}

export function isStored(row: Row): boolean {
  return asNumber(row.id) !== undefined;
}

function rowOf(child: Entity, record: Values): Row {
  return {
    ...record,
    ...storedValues(
      child.fields.filter(({name}) => name in record),
      record,
    ),
    _key: `#${String(record.id)}`,
  };
}

/** The rows of a record; undefined where it came without them, or there are more than a form holds. */
export function rowsOf(child: Entity, lines: Lines, record: Values | undefined): readonly Row[] | undefined {
  const stored = record?.[lines.name];
  return Array.isArray(stored)
    ? asList(stored)
        .filter(isValues)
        .map(each => rowOf(child, each))
    : undefined;
}

export function isRow(value: unknown): value is Row {
  return isValues(value) && typeof value._key === 'string';
}

export function blankRow(child: Entity, lines: Lines): Row {
  return {...blankValues(enterable(child, lines, false)), _key: randomId()};
}

/** A new row with values as they are stored. */
export function filledRow(child: Entity, lines: Lines, values: Values): Row {
  const taken = enterable(child, lines, false).filter(({name}) => name in values);
  return {...blankRow(child, lines), ...storedValues(taken, values), _labels: values._labels};
}

/** A new row with the values of another one that may be entered. */
export function copiedRow(child: Entity, lines: Lines, row: Row): Row {
  const taken = enterable(child, lines, false).filter(({name}) => name in row);
  return {
    ...blankRow(child, lines),
    ...Object.fromEntries(taken.map(({name}) => [name, row[name]])),
    _labels: row._labels,
  };
}

/** Nothing was entered into it yet. */
export function isUntouched(child: Entity, lines: Lines, row: Row): boolean {
  return (
    !isStored(row) &&
    enterable(child, lines, false).every(({name, default: own}) => isBlank(row[name]) || sameValue(row[name], own))
  );
}

/** Where a row of the form stands among those that are sent: rows in which nothing was entered are not. */
export function sentRows(child: Entity, lines: Lines, rows: readonly Row[]): readonly number[] {
  return [...rows.keys()].filter(index => {
    const row = rows[index];
    return row !== undefined && !isUntouched(child, lines, row);
  });
}

/** What would be written of a row: of a new one all that was entered, of a stored one what differs. */
export function writtenRow(child: Entity, lines: Lines, row: Row, base: Row | undefined): Record<string, unknown> {
  const values = Object.fromEntries(
    enterable(child, lines, isStored(row))
      .filter(({name}) => name in row)
      .map(({name}) => [name, row[name]]),
  );
  return isStored(row) ? changedValues(child, values, base ?? {}) : withoutBlanks(values);
}

function byId(rows: readonly Row[]): ReadonlyMap<unknown, Row> {
  return new Map(rows.map(row => [row.id, row]));
}

/** Whether the same lines stand there, in the same versions. */
export function isSameSet(one: readonly Row[], other: readonly Row[]): boolean {
  const mark = (rows: readonly Row[]) => JSON.stringify(rows.map(({id, version}) => [id, version]));
  return mark(one) === mark(other);
}

/** The rows as they are sent; undefined where nothing differs from those the form began with. */
export function sentLines(
  child: Entity,
  lines: Lines,
  rows: readonly Row[],
  initial: readonly Row[],
): readonly Values[] | undefined {
  const bases = byId(initial);
  const sent = sentRows(child, lines, rows).flatMap(index => {
    const row = rows[index];
    if (!row) return [];
    const written = writtenRow(child, lines, row, bases.get(row.id));
    return [isStored(row) ? {id: row.id, version: row.version, ...written} : written];
  });
  const isChanged =
    sent.length !== initial.length ||
    sent.some((each, index) => Object.keys(each).length > 2 || !('id' in each) || each.id !== initial[index]?.id);
  return isChanged ? sent : undefined;
}

/**
 * Lines that were entered against older ones, to be sent against those of now: each on top of its newest version; what
 * others have removed stays removed, what they have added stays.
 */
export function rebaseLines(sent: readonly Values[], base: unknown, current: unknown): readonly Values[] {
  const now = new Map(
    asList(current)
      .filter(isValues)
      .map(({id, version}) => [id, version]),
  );
  const before = new Set(
    asList(base)
      .filter(isValues)
      .map(({id}) => id),
  );
  const kept = sent
    .filter(({id}) => id === undefined || now.has(id))
    .map(each => (each.id === undefined ? each : {...each, version: now.get(each.id)}));
  const added = [...now].filter(([id]) => !before.has(id)).map(([id, version]) => ({id, version}));
  return [...kept, ...added];
}
