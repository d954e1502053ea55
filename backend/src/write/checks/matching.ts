/**
 * Where the schema says that a record and the one it leads to share values, nothing else is written: neither a choice
 * that does not share them, nor another value under records that were chosen by it.
 */
import {say} from '../../errors';
import type {Entity, Field, Model, Predicate, RelationKeyword} from '@emblem/schemas';
import {asTrusted} from '../../context/trusted';
import type {Context} from '../../context';
import {text} from '../../messages';
import {find, findAll} from '../../read/get';
import type {Values, WireRecord} from '../../values';
import {refuseIf, sameValue} from '../values';

interface Pair {
  readonly theirs: string;
  readonly ours: string;
  /** One of the two may be empty. */
  readonly isLoose: boolean;
}

function pairsOf({matching = {}, agreeing = {}}: Pick<RelationKeyword, 'matching' | 'agreeing'>): readonly Pair[] {
  return [
    ...Object.entries(matching).map(([theirs, ours]) => ({theirs, ours, isLoose: false})),
    ...Object.entries(agreeing).map(([theirs, ours]) => ({theirs, ours, isLoose: true})),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
}

function contradicts({theirs, ours, isLoose}: Pair, target: Values, record: Values): boolean {
  const [their, own] = [target[theirs], record[ours]];
  return !sameValue(their, own) && !(isLoose && (isEmpty(their) || isEmpty(own)));
}

/** The pairs of a relation that is concerned by what is written: itself, or a value that its target must share. */
function concernedPairs({name, relation}: Field, changes: Values): readonly Pair[] {
  const pairs = relation ? pairsOf(relation) : [];
  return [name, ...pairs.map(({ours}) => ours)].some(each => each in changes) ? pairs : [];
}

function idsIn(value: unknown): readonly number[] {
  return (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');
}

/** Until the transaction ends, nobody gives the records other values. */
async function hold({sql}: Context, {table}: Entity, ids: readonly number[]): Promise<void> {
  await sql`select 1 from ${sql(table)} where id = any(${sql.array([...ids], 20)}) order by id for share`;
}

function isFixed({field}: Entity, name: string): boolean {
  return field[name]?.createOnly === true;
}

async function targetsOf(context: Context, target: Entity, pairs: readonly Pair[], ids: readonly number[]) {
  if (!pairs.every(({theirs}) => isFixed(target, theirs))) await hold(context, target, ids);
  return findAll(asTrusted(context), target.key, {in: ['id', ids]});
}

const placeOf = ({key}: Entity, field: string, id: number): string => `${key}.${field} ${id}`;

/** Those that a batch knows already need not be held and read again. */
async function knownTargets(context: Context, entity: Entity, {name, relation}: Field, ids: readonly number[]) {
  const known = ids.flatMap(id => context.batch?.targets.get(placeOf(entity, name, id)) ?? []);
  if (!relation || known.length === ids.length) return known;
  return targetsOf(context, context.model.entity(relation.to), pairsOf(relation), ids);
}

/** Holds and reads for a batch what its records must share values with. */
export async function foreseeMatching(context: Context, entity: Entity, rows: readonly Values[]): Promise<void> {
  for (const {name, relation} of entity.fields) {
    const pairs = relation ? pairsOf(relation) : [];
    const ids = [...new Set(rows.flatMap(row => idsIn(row[name])))];
    if (!relation || pairs.length === 0 || ids.length === 0) continue;
    for (const record of await targetsOf(context, context.model.entity(relation.to), pairs, ids))
      context.batch?.targets.set(placeOf(entity, name, record.id), record);
  }
}

async function differs(
  context: Context,
  entity: Entity,
  field: Field,
  record: Values,
  changes: Values,
): Promise<boolean> {
  const pairs = concernedPairs(field, changes);
  const ids = idsIn(record[field.name]);
  if (pairs.length === 0 || ids.length === 0) return false;
  const targets = await knownTargets(context, entity, field, ids);
  return targets.some(target => pairs.some(pair => contradicts(pair, target, record)));
}

/** 422 at each relation whose target does not share the values that it must. `record` is what will be stored. */
export async function requireMatching(
  context: Context,
  entity: Entity,
  changes: Values,
  record: Values,
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const field of entity.fields)
    if (await differs(context, entity, field, record, changes))
      errors[field.name] =
        field.messages.matching?.[context.actor.language] ?? text('contradicts', context.actor.language);
  refuseIf(context, errors);
}

/** A relation of other records that were chosen by a value of this entity. */
interface Dependence {
  readonly entity: Entity;
  readonly field: Field;
  readonly pair: Pair;
}

const known = new WeakMap<Model, ReadonlyMap<string, readonly Dependence[]>>();

/** By the entity that is led to. A list of records goes by values that are fixed, which a check of the schemas says. */
function dependences(model: Model): ReadonlyMap<string, readonly Dependence[]> {
  const before = known.get(model);
  if (before) return before;
  const found = new Map<string, Dependence[]>();
  for (const entity of model.entities.values())
    for (const field of entity.fields) {
      if (!field.relation || field.kind === 'references') continue;
      const of = found.get(field.relation.to) ?? [];
      of.push(...pairsOf(field.relation).map(pair => ({entity, field, pair})));
      found.set(field.relation.to, of);
    }
  known.set(model, found);
  return found;
}

/** Records that lead to this one and would contradict its new value. */
function contradicting({field, pair}: Dependence, id: number, value: unknown): Predicate | undefined {
  const {ours, isLoose} = pair;
  const led: Predicate = {eq: [field.name, id]};
  const isFilled: Predicate = {ne: [ours, null]};
  if (typeof value === 'number' || typeof value === 'string') {
    const other: Predicate = {ne: [ours, value]};
    return {all: [led, isLoose ? {all: [isFilled, other]} : {any: [{eq: [ours, null]}, other]}]};
  }
  return isLoose ? undefined : {all: [led, isFilled]};
}

/** 422 at a value that records go by which lead here; `changes` are the new ones. */
export async function requireStillMatching(
  context: Context,
  entity: Entity,
  {id}: WireRecord,
  changes: Values,
): Promise<void> {
  const {actor, model} = context;
  if (actor.kind === 'system') return;
  const errors: Record<string, string> = {};
  for (const dependence of dependences(model).get(entity.key) ?? []) {
    const {theirs} = dependence.pair;
    const where = theirs in changes ? contradicting(dependence, id, changes[theirs]) : undefined;
    if (where && (await find(asTrusted(context), dependence.entity.key, where)))
      errors[theirs] = text('goneBy', actor.language, {record: say(dependence.entity.label, actor.language)});
  }
  refuseIf(context, errors);
}
