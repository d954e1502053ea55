/** The lines of a record as they were before a change that its history tells, as rows to be written. */
import type {Entity, Lines} from '@emblem/schemas';
import {asTrusted} from '../../context/trusted';
import type {Context} from '../../context';
import type {Changes} from '../../read';
import {list} from '../../read/list';
import type {Values, WireRecord} from '../../values';
import type {SentLine, SentLines} from '../sent-lines';
import {storedLines} from './stored';

type ValuesById = Readonly<Record<string, unknown>>;
type Side = 'before' | 'after';

interface Tale {
  /** By property, then by the id of the line. */
  readonly before: ReadonlyMap<string, ValuesById>;
  readonly after: ReadonlyMap<string, ValuesById>;
}

function valuesById(value: unknown): ValuesById {
  return typeof value === 'object' && value !== null ? {...value} : {};
}

function taleOf(changes: Changes, {name}: Lines, child: Entity): Tale {
  const told = child.fields.flatMap(field => {
    const change = changes[`${name}.${field.name}`];
    return change ? [[field.name, change] as const] : [];
  });
  return {
    before: new Map(told.map(([field, [before]]) => [field, valuesById(before)])),
    after: new Map(told.map(([field, [, after]]) => [field, valuesById(after)])),
  };
}

/** Lines that were there on one side of the change alone: a value that no line lacks is told of them there alone. */
function onlyIn(child: Entity, tale: Tale, side: Side): ReadonlySet<number> {
  const other = side === 'before' ? tale.after : tale.before;
  const certain = child.fields.filter(({required, default: own}) => required || (own !== undefined && own !== null));
  return new Set(
    certain.flatMap(({name}) =>
      Object.keys(tale[side].get(name) ?? {})
        .filter(id => !(id in (other.get(name) ?? {})))
        .map(Number),
    ),
  );
}

/** What the line said before, of all that the change made others. */
function valuesBefore(tale: Tale, id: number): Values {
  const values: Values = {};
  for (const [name, before] of tale.before)
    if (id in before || id in (tale.after.get(name) ?? {})) values[name] = before[id] ?? null;
  return values;
}

interface Placed {
  readonly row: SentLine;
  readonly place: number;
}

function placeOf({sort}: Entity, values: Values): number {
  const place = sort && values[sort.field];
  return typeof place === 'number' ? place : Number.MAX_SAFE_INTEGER;
}

/** Deleted softly, a line is there still; else it is made anew of what is told of it. */
async function deletedLines(
  context: Context,
  child: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WireRecord>> {
  if (!child.softDelete || ids.length === 0) return new Map();
  const {records} = await list(asTrusted(context), child.key, {where: {in: ['id', [...ids]]}, deleted: true});
  return new Map(records.map(record => [record.id, record]));
}

async function rowsBefore(
  context: Context,
  lines: Lines,
  changes: Changes,
  owner: number,
): Promise<readonly SentLine[] | undefined> {
  const child = context.model.entity(lines.entity);
  const tale = taleOf(changes, lines, child);
  if (tale.before.size === 0) return undefined;
  const present = await storedLines(context, {child, lines, owner});
  const there = new Set(present.map(({id}) => id));
  const made = onlyIn(child, tale, 'after');
  const removed = [...onlyIn(child, tale, 'before')].filter(id => !there.has(id));
  const deleted = await deletedLines(context, child, removed);
  const back = removed.map((id): Placed => {
    const record = deleted.get(id);
    const values = valuesBefore(tale, id);
    return record
      ? {row: {id, values: {}, isDeleted: true}, place: placeOf(child, record)}
      : {row: {values}, place: placeOf(child, values)};
  });
  const kept = present
    .filter(({id}) => !made.has(id))
    .map((record): Placed => {
      const values = valuesBefore(tale, record.id);
      return {row: {id: record.id, values}, place: placeOf(child, {...record, ...values})};
    });
  // At equal places those that come back stand first: the others have moved up since.
  return [...back, ...kept].toSorted((one, other) => one.place - other.place).map(({row}) => row);
}

/** Whether any of the lines that are chosen changed. */
export function haveLinesChanged({lines}: Entity, changes: Changes, isChosen: (name: string) => boolean): boolean {
  return lines.some(({name}) => isChosen(name) && Object.keys(changes).some(path => path.startsWith(`${name}.`)));
}

/** Of those lines that the change concerns; `isChosen` leaves some of them out. */
export async function linesBefore(
  context: Context,
  entity: Entity,
  id: number,
  changes: Changes,
  isChosen: (name: string) => boolean,
): Promise<readonly SentLines[]> {
  const sets: SentLines[] = [];
  for (const lines of entity.lines.filter(({name}) => isChosen(name))) {
    const rows = await rowsBefore(context, lines, changes, id);
    if (rows) sets.push({lines, rows});
  }
  return sets;
}
