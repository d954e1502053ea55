/** What records that were made from the same origin have taken of it already. */
import {Decimal} from 'decimal.js';
import type {Entity, FromLinesKeyword, Lines, Origin, Predicate} from '@emblem/schemas';
import type {Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {find, findAll} from '../../read/get';
import type {WireRecord} from '../../values';
import {duplicateOf} from '../database-error';

/** The sum of a property of what was made before. */
export type Taken = (property: string) => Decimal;

const amountOf = (value: unknown): Decimal =>
  typeof value === 'string' || typeof value === 'number' ? new Decimal(value) : new Decimal(0);

export function takenBy(records: readonly WireRecord[]): Taken {
  return property => records.reduce((sum, record) => sum.plus(amountOf(record[property])), new Decimal(0));
}

/** The live records that were made from it, and count; whoever made them, and whoever sees them. */
export function earlierMade(context: Context, key: string, {via, counted}: Origin, id: number) {
  const made: Predicate = {eq: [via, id]};
  return findAll(asTrusted(context), key, counted ? {all: [made, counted]} : made);
}

/**
 * 409 where a unique rule lets one record alone be made of it, and that is there, whoever sees it: what saving would
 * refuse is not offered.
 */
export async function requireFirst(context: Context, made: Entity, {via}: Origin, id: number): Promise<void> {
  const rule = made.unique.find(({fields}) => fields.length === 1 && fields[0] === via);
  if (rule && (await find(asTrusted(context), made.key, {eq: [via, id]}))) throw duplicateOf(context, rule);
}

/** By the line of the origin: what lines of those records have taken of it. */
export async function takenOfLines(
  context: Context,
  lines: Lines,
  {via}: FromLinesKeyword,
  owners: readonly WireRecord[],
): Promise<(line: number) => Taken> {
  if (via === undefined || owners.length === 0) return () => takenBy([]);
  const child = context.model.entity(lines.entity);
  const omit = child.fields.filter(field => field.control === 'design').map(({name}) => name);
  const where: Predicate = {all: [{in: [lines.field, owners.map(({id}) => id)]}, {ne: [via, null]}]};
  const made = await findAll(asTrusted(context), child.key, where, [], omit);
  const byLine = new Map<unknown, WireRecord[]>();
  for (const line of made) byLine.set(line[via], [...(byLine.get(line[via]) ?? []), line]);
  return line => takenBy(byLine.get(line) ?? []);
}
