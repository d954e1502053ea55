/** What an administrator may do, at random, that a restricted person is not to notice. */
import type {Entity, Field, Model, Predicate} from '@emblem/schemas';
import type {Client} from '../harness/client';
import {asObject, idOf, isObject, type Json} from '../harness/json';
import {freeText, newRecord} from '../harness/values';
import {uniqueName} from '../harness/world';
import type {Random} from '../migration/random';

export interface Stage {
  readonly admin: Client;
  readonly model: Model;
  readonly random: Random;
  /** Records out of sight, by entity; those of entities that must stay as they are left out. */
  readonly hidden: ReadonlyMap<string, readonly Json[]>;
  /** Made by a change, so that nothing in sight points to it. */
  readonly made: Map<string, number[]>;
}

/** Returns what was done; undefined where it is not possible. */
export type Change = (stage: Stage, entity: Entity) => Promise<string | undefined>;

/** What the administrator's rules refuse, such as deleting what is in use, has not happened. */
async function attempt(
  stage: Stage,
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: Json,
): Promise<string | undefined> {
  const {status, text} = await stage.admin.rest(method, path, body);
  if (status >= 500) throw new Error(`${method} ${path} answered ${text}`);
  return status < 300 ? `${method} ${path} ${JSON.stringify(body)}` : undefined;
}

/** The relations of the entity over which its records count in figures of others, such as a refund in its order's. */
function countedBy(model: Model, {key}: Entity): readonly Field[] {
  const counts = (field: Field): boolean =>
    [...model.entities.values()].some(({fields}) =>
      fields.some(({schema}) => JSON.stringify(schema['x-computed'] ?? '').includes(`"${key}.${field.name}"`)),
    );
  return model.entity(key).fields.filter(field => field.relation !== undefined && counts(field));
}

/** One whose figures nobody in sight has: of a refund, the order is out of sight, too. */
function target({hidden, model, random}: Stage, entity: Entity): Json | undefined {
  const relations = countedBy(model, entity);
  const isApart = (record: Json): boolean =>
    relations.every(({name, relation}) => {
      const id = record[name];
      return typeof id !== 'number' || hidden.get(relation?.to ?? '')?.some(other => idOf(other) === id) === true;
    });
  return random.maybe((hidden.get(entity.key) ?? []).filter(isApart));
}

const rewrite: Change = async (stage, entity) => {
  const record = target(stage, entity);
  const field = freeText(entity);
  if (!record || !field) return undefined;
  return attempt(stage, 'PUT', `${entity.key}/${idOf(record)}`, {
    [field.name]: uniqueName('hidden').slice(-(field.schema.maxLength ?? 40)),
  });
};

function namedIn(predicate: unknown): readonly string[] {
  if (Array.isArray(predicate))
    return predicate.flatMap((item, index) => (index === 0 && typeof item === 'string' ? [item] : namedIn(item)));
  return isObject(predicate) ? Object.values(predicate).flatMap(namedIn) : [];
}

/**
 * The properties that decide who sees a record: those that the scopes name, and the relations that it must have; new
 * targets might be in sight.
 */
function deciding(entity: Entity): readonly string[] {
  const needed = ({name, relation, required}: Field) =>
    relation !== undefined && (required || entity.checks.some(check => check.field === name));
  const scopes: readonly (Predicate | boolean | undefined)[] = [
    ...Object.values(entity.rights.scopes ?? {}),
    ...Object.values(entity.rights.visitor ?? {}),
  ];
  const named = new Set(scopes.flatMap(namedIn));
  return entity.fields
    .filter(field => field.system === undefined && !field.readOnly && (named.has(field.name) || needed(field)))
    .map(({name}) => name);
}

/** Like one that is out of sight already. */
const add: Change = async (stage, entity) => {
  const model = target(stage, entity);
  if (!model || !entity.writable || !entity.rightActions.includes('create')) return undefined;
  const byWorkflow = entity.workflows.map(({field}) => field);
  const values = Object.fromEntries(
    deciding(entity)
      .filter(name => !byWorkflow.includes(name))
      .map(name => [name, model[name]]),
  );
  try {
    const id = idOf(await newRecord(stage.admin, stage.model, entity.key, {values}));
    stage.made.set(entity.key, [...(stage.made.get(entity.key) ?? []), id]);
    return `added ${entity.key} ${id} ${JSON.stringify(values)}`;
  } catch {
    return undefined;
  }
};

const removeMade: Change = async (stage, {key}) => {
  const id = stage.random.maybe(stage.made.get(key) ?? []);
  return id === undefined ? undefined : attempt(stage, 'DELETE', `${key}/${id}`);
};

const restoreMade: Change = async (stage, {key, softDelete}) => {
  const id = stage.random.maybe(stage.made.get(key) ?? []);
  return id === undefined || !softDelete ? undefined : attempt(stage, 'POST', `${key}/actions/restore`, {ids: [id]});
};

const act: Change = async (stage, entity) => {
  const record = target(stage, entity);
  if (!record) return undefined;
  const {status, body} = await stage.admin.rest('GET', `${entity.key}/${idOf(record)}`);
  const possible =
    status === 200
      ? Object.entries(asObject(asObject(body)._abilities))
          .filter(([, able]) => able === true)
          .map(([name]) => name)
      : [];
  const steps = entity.workflows
    .flatMap(({transitions}) => transitions.map(({action}) => action))
    .filter(action => possible.includes(action));
  const step = stage.random.maybe(steps);
  return step === undefined
    ? undefined
    : attempt(stage, 'POST', `${entity.key}/actions/${step}`, {ids: [idOf(record)]});
};

const flip: Change = async (stage, entity) => {
  const record = target(stage, entity);
  // What visitors see goes by the switch: there it is no secret.
  if (!record || !entity.toggle || entity.rights.visitor) return undefined;
  return attempt(stage, 'POST', `${entity.key}/actions/toggle`, {ids: [idOf(record)], on: stage.random.chance(0.5)});
};

const move: Change = async (stage, entity) => {
  const ids = (stage.hidden.get(entity.key) ?? []).map(idOf);
  if (!entity.sort || ids.length < 2) return undefined;
  const first = stage.random.pick(ids);
  return attempt(stage, 'POST', `${entity.key}/actions/sort`, {
    ids: [first, ...ids.filter(id => id !== first)].slice(0, 2),
  });
};

/** To records out of sight. */
export const CHANGES: readonly Change[] = [rewrite, rewrite, add, add, removeMade, restoreMade, act, flip, move];

function sensitiveValue(name: string, kind: string, random: Random): string | number {
  if (kind === 'decimal') return `${random.integer(1, 999)}.${random.integer(10, 99)}`;
  if (kind === 'integer') return random.integer(1, 99);
  return /email/i.test(name) ? `${uniqueName('secret')}@example.com` : uniqueName('s').slice(-14);
}

/** A property that the reader may not see, of a record that the reader sees. */
export async function changeSensitive(stage: Stage, entity: Entity, id: number): Promise<string | undefined> {
  const fields = entity.fields.filter(
    ({sensitivity, permission, options, readOnly, createOnly}) =>
      (sensitivity === 'personal' || sensitivity === 'confidential' || permission.view !== undefined) &&
      options === undefined &&
      !readOnly &&
      !createOnly,
  );
  const field = stage.random.maybe(fields);
  if (!field) return undefined;
  return attempt(stage, 'PUT', `${entity.key}/${id}`, {
    [field.name]: sensitiveValue(field.name, field.kind, stage.random),
  });
}
