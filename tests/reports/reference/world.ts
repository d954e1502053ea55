/**
 * Random records behind figures, put beside those that are there and taken away afterwards. They are copies of a record
 * of their entity in which all that figures speak of is another: no create by a form would reach most of it.
 */
import type {Sql} from 'postgres';
import type {Entity, Field, Model} from '@emblem/schemas';
import {fieldsNamed} from '@emblem/schemas/predicate';
import {wayOf} from '@emblem/schemas/reports';
import type {Random} from '../../migration/random';
import {dayOf, plusDays} from './clock';
import {metricsOf, pathsOf} from './records';

/** Records of each entity. */
const MIN_RECORDS = 6;
const MAX_RECORDS = 14;

/** The days that most records are of: clocks are changed in them, and two years meet. */
export const FIRST_DAY = '2025-12-20';
export const LAST_DAY = '2026-04-10';
const DAYS = 112;

/** Days before the present in which the others are. */
const RECENT_DAYS = 120;
const RECENT = 0.4;
const DAY_MS = 86_400_000;

/** There is no rate of the last. */
const CURRENCIES = ['USD', 'USD', 'EUR', 'GBP', 'JPY', 'XTS'];
const RATE = 'currency-rate';
const TEXTS = ['a', 'b', 'c'];

export interface Made {
  readonly entity: Entity;
  readonly ids: readonly number[];
}

interface Stage {
  readonly sql: Sql;
  readonly model: Model;
  readonly random: Random;
  /** Who sells; records of nobody are there, too. */
  readonly salespeople: readonly number[];
  readonly made: Map<string, Made>;
}

const spoken = new WeakMap<Model, ReadonlyMap<string, readonly Field[]>>();

/** The properties that figures speak of, by entity. */
export function spokenOf(model: Model): ReadonlyMap<string, readonly Field[]> {
  const known = spoken.get(model) ?? allSpokenOf(model);
  spoken.set(model, known);
  return known;
}

function allSpokenOf(model: Model): ReadonlyMap<string, readonly Field[]> {
  const found = new Map<string, Set<string>>([[RATE, new Set(['currency', 'day', 'rate'])]]);
  const add = (key: string, name: string) => found.set(key, (found.get(key) ?? new Set()).add(name));
  for (const metric of metricsOf(model)) {
    const {where, entity, measures} = metric;
    for (const path of pathsOf(metric))
      for (const {entity: on, field} of wayOf(model, metric, path)) {
        add(on.key, field.name);
        if (field.currency !== undefined) add(on.key, field.currency);
      }
    const conditions = [where, ...Object.values(measures).flatMap(measure => [measure.where, measure.known])];
    for (const condition of conditions) for (const name of condition ? fieldsNamed(condition) : []) add(entity, name);
  }
  return new Map(
    [...found].map(([key, names]) => [key, [...names].flatMap(name => model.entity(key).field[name] ?? [])]),
  );
}

/** These, and the relations by which records are unique: what is another in each record that is made. */
function variedOf(model: Model, entity: Entity): readonly Field[] {
  const unique = entity.unique.flatMap(({fields}) => fields).flatMap(name => entity.field[name] ?? []);
  const relations = unique.filter(({relation, notNull}) => relation !== undefined && notNull);
  return [...new Set([...(spokenOf(model).get(entity.key) ?? []), ...relations])];
}

/** The entities that records are made of, each after those that it points to. */
export function madeEntities(model: Model): readonly Entity[] {
  const keys = new Set([...metricsOf(model).map(({entity}) => entity), RATE]);
  const ordered: Entity[] = [];
  const place = (key: string) => {
    if (!keys.delete(key)) return;
    for (const {relation} of variedOf(model, model.entity(key))) if (relation) place(relation.to);
    ordered.push(model.entity(key));
  };
  for (const key of keys) place(key);
  return ordered;
}

function moment(random: Random): string {
  if (random.chance(RECENT)) return new Date(Date.now() - random.integer(0, RECENT_DAYS * DAY_MS)).toISOString();
  const day = Date.parse(FIRST_DAY) + random.integer(0, DAYS - 1) * DAY_MS;
  // On the hour some are at the very edge of a day of some clock.
  const hour = random.integer(0, 23) * 3_600_000;
  return new Date(day + hour + (random.chance(0.3) ? 0 : random.integer(0, 3_599_999))).toISOString();
}

function day(random: Random): string {
  if (random.chance(RECENT)) return dayOf(Date.now() - random.integer(0, RECENT_DAYS) * DAY_MS);
  return plusDays(FIRST_DAY, random.integer(0, DAYS - 1));
}

function decimal(random: Random, places: number): string {
  const whole = random.integer(0, 9) === 0 ? 0 : random.integer(1, 400);
  return places === 0 ? String(whole) : `${whole}.${String(random.integer(0, 10 ** places - 1)).padStart(places, '0')}`;
}

function isCurrency({fields, key}: Entity, {name}: Field): boolean {
  return (key === RATE && name === 'currency') || fields.some(({currency}) => currency === name);
}

async function target({sql, model, random, salespeople, made}: Stage, {relation}: Field): Promise<number> {
  const to = model.entity(relation?.to ?? '');
  if (to.key === 'user') return random.pick(salespeople);
  const own = made.get(to.key);
  if (own && own.ids.length > 0 && random.chance(0.85)) return random.pick(own.ids);
  const there = await sql<{id: number}[]>`select id::int from ${sql(to.table)} order by id limit 8`;
  return random.pick(there).id;
}

function plainValue(random: Random, {kind, scale = 0}: Field): unknown {
  switch (kind) {
    case 'datetime':
      return moment(random);
    case 'date':
      return day(random);
    case 'decimal':
      return decimal(random, scale);
    case 'integer':
    case 'bigint':
      return random.integer(0, 12);
    case 'boolean':
      return random.chance(0.5);
    default:
      return random.pick(TEXTS);
  }
}

async function valueOf(stage: Stage, entity: Entity, field: Field): Promise<unknown> {
  const {random} = stage;
  if (!field.notNull && random.chance(0.15)) return null;
  if (isCurrency(entity, field)) return random.pick(CURRENCIES);
  if (field.relation) return target(stage, field);
  return field.options ? random.pick(field.options).value : plainValue(random, field);
}

/** Another text where it is to be one that no record has. */
function uniqueTexts({unique}: Entity, named: ReadonlySet<string>, tag: string): Readonly<Record<string, string>> {
  const names = unique.flatMap(({fields}) => fields).filter(name => !named.has(name));
  return Object.fromEntries(names.map(name => [name, tag]));
}

async function overrides(stage: Stage, entity: Entity, tag: string): Promise<Readonly<Record<string, unknown>>> {
  const fields = variedOf(stage.model, entity).filter(({system, stored}) => system !== 'id' && stored);
  const values: Record<string, unknown> = {};
  for (const field of fields) values[field.column] = await valueOf(stage, entity, field);
  for (const [name, text] of Object.entries(uniqueTexts(entity, new Set(fields.map(({name: of}) => of)), tag))) {
    const field = entity.field[name];
    if (field?.kind === 'string' && !field.options) values[field.column] = text;
    else if (field && !field.notNull) values[field.column] = null;
  }
  // Some are deleted: neither they nor what leads to them is told.
  return {...values, deleted_at: stage.random.chance(0.06) ? moment(stage.random) : null};
}

async function makeSome(stage: Stage, entity: Entity, tag: string): Promise<Made> {
  const {sql, random} = stage;
  const rows: Readonly<Record<string, unknown>>[] = [];
  const count = random.integer(MIN_RECORDS, MAX_RECORDS);
  for (let at = 0; at < count; at += 1) rows.push(await overrides(stage, entity, `${tag}-${at}@reference.example`));
  const ids = await sql<{id: number}[]>`
    select nextval(pg_get_serial_sequence(${`"${entity.table}"`}, 'id'))::int as id from generate_series(1, ${count})`;
  const told = JSON.stringify(rows.map((row, at) => ({...row, id: ids[at]?.id})));
  const made = await sql<{id: number}[]>`
    insert into ${sql(entity.table)} overriding system value
    select copy.* from ${sql(entity.table)} one, jsonb_array_elements(${told}::text::jsonb) each,
      lateral jsonb_populate_record(one, each) copy
    where one.id = (select min(id) from ${sql(entity.table)})
    on conflict do nothing returning id::int`;
  // A few are like another one where that may not be.
  if (made.length < count / 4) throw new Error(`Of ${count} records of ${entity.key} there are ${made.length}.`);
  return {entity, ids: made.map(({id}) => id)};
}

/** Gives records some of what their lists may name. */
async function link({sql, random, model}: Stage, {entity, ids}: Made): Promise<void> {
  for (const {join, relation} of spokenOf(model).get(entity.key) ?? [])
    if (join && relation)
      for (const id of ids)
        await sql`
          insert into ${sql(join.table)} (${sql(join.from)}, ${sql(join.to)})
          select ${id}, id from (select id from ${sql(model.entity(relation.to).table)} order by id limit 4) few
          where (id + ${random.integer(0, 3)}) % 3 = 0`;
}

export interface World {
  readonly made: ReadonlyMap<string, Made>;
  remove(): Promise<void>;
}

/** Makes a world of random records whose sellers are these people. */
export async function makeWorld(
  sql: Sql,
  model: Model,
  random: Random,
  {salespeople, tag}: {readonly salespeople: readonly number[]; readonly tag: string},
): Promise<World> {
  const made = new Map<string, Made>();
  const stage: Stage = {sql, model, random, salespeople, made};
  const remove = async () => {
    for (const {entity, ids} of [...made.values()].reverse()) {
      for (const {join} of spokenOf(model).get(entity.key) ?? [])
        if (join) await sql`delete from ${sql(join.table)} where ${sql(join.from)} = any(${[...ids]})`;
      await sql`delete from ${sql(entity.table)} where id = any(${[...ids]})`;
    }
  };
  try {
    for (const entity of madeEntities(model)) {
      const some = await makeSome(stage, entity, tag);
      made.set(entity.key, some);
      await link(stage, some);
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return {made, remove};
}

const CHANGED: ReadonlySet<Field['kind']> = new Set(['decimal', 'integer', 'datetime', 'date']);

/** Whether a figure changes with it, and neither whose record it is nor what it leads to. */
function isChangeable({unique}: Entity, {stored, system, relation, options, kind, name}: Field): boolean {
  const isPlain = stored && system !== 'id' && !relation && !options && CHANGED.has(kind);
  return isPlain && !unique.some(({fields}) => fields.includes(name));
}

/** Changes amounts, numbers and times of records, or one property of them. Answers how many records were changed. */
export async function changeRecords(
  sql: Sql,
  model: Model,
  random: Random,
  {entity, ids, only}: Made & {readonly only?: string},
): Promise<number> {
  const spoken = spokenOf(model).get(entity.key) ?? [];
  const fields = spoken.filter(field => isChangeable(entity, field) && (only === undefined || field.name === only));
  if (ids.length === 0) return 0;
  for (const field of fields) {
    const value = field.kind === 'integer' ? random.integer(13, 90) : plainValue(random, field);
    const set = JSON.stringify({[field.column]: value});
    await sql`
      update ${sql(entity.table)} t
      set ${sql(field.column)} = (jsonb_populate_record(t, ${set}::text::jsonb)).${sql(field.column)}
      where id = any(${[...ids]})`;
  }
  return fields.length === 0 ? 0 : ids.length;
}
