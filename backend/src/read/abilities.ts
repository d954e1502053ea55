/** What an actor may do with each record, and if not, why: so that every button can explain itself. */
import {
  approvalStep,
  evaluate,
  keepingWorkflow,
  labelOfAction,
  type Entity,
  type Predicate,
  type TransitionKeyword,
} from '@emblem/schemas';
import {asksToday} from '@emblem/schemas/predicate';
import type {Fragment} from 'postgres';
import type {Actor} from '../actor';
import {reach, type Reach} from '../rights/reach';
import {text} from '../messages';
import type {Context} from '../context';
import {tellsZone} from './moments';
import {rowZone} from './predicate';
import {MAY, TOLD_ZONE, ZONE, type Row} from './select-list';
import {predicateContext, type Source} from './source';

const NOT_ON_RECORDS = new Set(['read', 'create', 'import', 'export', 'read-personal', 'read-confidential']);

export type Ability = true | string;
export type Abilities = Readonly<Record<string, Ability>>;

export function recordActions(entity: Entity): readonly string[] {
  return entity.rightActions.filter(action => !NOT_ON_RECORDS.has(action) && !labelOfAction(action));
}

/** What is left to ask of a row for each action, by the action. */
function reachByAction(context: Context, source: Source): ReadonlyMap<string, Reach> {
  return new Map(
    recordActions(source.entity).map(action => [
      action,
      source.remaining(reach(context.actor, source.entity, context.model, action)),
    ]),
  );
}

/** The first of the actions that reach the same rows: PostgreSQL is asked for all of them at once. */
function firstActions(reaches: ReadonlyMap<string, Reach>): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  return new Map(
    [...reaches].flatMap(([action, what]) => {
      if (typeof what === 'boolean') return [];
      const key = JSON.stringify(what);
      const spokesman = first.get(key) ?? action;
      first.set(key, spokesman);
      return [[action, spokesman] as const];
    }),
  );
}

/** Whether it takes the time zone of another record to tell what may be done, or on which day it stands. */
const isOfOtherZone = (entity: Entity): boolean =>
  typeof entity.zone === 'object' && (deciding(entity).predicates.some(asksToday) || tellsZone(entity));

/** Boolean columns for the actions whose reach depends on the row, and its time zone where that is asked for. */
export function abilityColumns(context: Context, source: Source): readonly Fragment[] {
  const {sql, model} = context;
  const {entity, alias} = source;
  const reaches = reachByAction(context, source);
  return [
    ...[...new Set(firstActions(reaches).values())].map(
      action => sql`${source.reached(reaches.get(action) ?? false)} as ${sql(MAY + action)}`,
    ),
    ...(isOfOtherZone(entity)
      ? [sql`${rowZone(sql, model, entity, alias)} as ${sql(tellsZone(entity) ? TOLD_ZONE : ZONE)}`]
      : []),
  ];
}

function transitionOf(entity: Entity, action: string): {field: string; transition: TransitionKeyword}[] {
  return entity.workflows.flatMap(workflow =>
    workflow.transitions
      .filter(transition => transition.action === action)
      .map(transition => ({field: workflow.field, transition})),
  );
}

function enumLabel(entity: Entity, field: string, value: unknown, actor: Actor): string {
  return entity.field[field]?.options?.find(option => option.value === value)?.label[actor.language] ?? String(value);
}

/** Nobody approves what they asked for, or twice. */
function approvedByOther({actor}: Context, entity: Entity, action: string, record: Row): Ability {
  const {approval} = entity;
  const step = approvalStep(entity, action);
  if (!approval || !step || actor.kind !== 'staff') return true;
  if (record[approval.asker] === actor.id) return text('approvalOwn', actor.language);
  const others = approval.steps.filter(each => each !== step);
  return others.some(({by}) => record[by] === actor.id) ? text('approvalTwice', actor.language) : true;
}

/** Why the state of the record keeps it from being deleted, or true. */
export function deletable({actor}: Context, entity: Entity, record: Row): Ability {
  const workflow = keepingWorkflow(entity.workflows, record);
  if (!workflow) return true;
  return text('permanent', actor.language, {state: enumLabel(entity, workflow.field, record[workflow.field], actor)});
}

/** Why a condition over the record, whose time zone is `zone`, forbids the action, or true. */
export function situation(context: Context, entity: Entity, action: string, record: Row, zone: string): Ability {
  if (action === 'delete') return deletable(context, entity, record);
  const language = context.actor.language;
  const holds = (predicate: Predicate) =>
    evaluate(
      predicate,
      record,
      predicateContext(context, () => zone),
      entity,
    );
  const named = entity.actions.find(candidate => candidate.key === action);
  if (named?.when && !holds(named.when)) return text('notNow', language);
  const transitions = transitionOf(entity, action);
  const [first] = transitions;
  if (!first) return true;
  const possible = transitions.find(({field, transition}) => transition.from.some(value => value === record[field]));
  if (!possible)
    return text('notInState', language, {state: enumLabel(entity, first.field, record[first.field], context.actor)});
  const {guard, guardMessage} = possible.transition;
  if (guard && !holds(guard)) return guardMessage?.[language] ?? text('notNow', language);
  return approvedByOther(context, entity, action, record);
}

function zoneIn({[ZONE]: asked, [TOLD_ZONE]: told = asked}: Row): string {
  return typeof told === 'string' ? told : 'UTC';
}

interface Asked {
  readonly reaches: ReadonlyMap<string, Reach>;
  readonly spokesmen: ReadonlyMap<string, string>;
}

function abilitiesOf(context: Context, source: Source, row: Row, {reaches, spokesmen: spokesmanOf}: Asked): Abilities {
  const abilities: Record<string, Ability> = {};
  const denied = text('noRight', context.actor.language);
  const isDeleted = row.deletedAt !== null && row.deletedAt !== undefined;
  for (const action of recordActions(source.entity)) {
    if (action !== 'history' && (action === 'restore') !== isDeleted) continue;
    const reached = reaches.get(action) ?? false;
    const allowed = typeof reached === 'boolean' ? reached : row[MAY + (spokesmanOf.get(action) ?? action)] === true;
    abilities[action] = allowed ? situation(context, source.entity, action, row, zoneIn(row)) : denied;
  }
  return abilities;
}

/** What the situation of a record depends on. */
interface Deciding {
  /** Properties whose values are asked for as they are. */
  readonly names: readonly string[];
  /** Conditions of which it matters only whether they hold. */
  readonly predicates: readonly Predicate[];
}

const known = new WeakMap<Entity, Deciding>();

function deciding(entity: Entity): Deciding {
  const found = known.get(entity) ?? decidingOf(entity);
  known.set(entity, found);
  return found;
}

function decidingOf({actions, workflows, approval}: Entity): Deciding {
  const conditions = [
    ...actions.map(action => action.when),
    ...workflows.flatMap(workflow => workflow.transitions.map(transition => transition.guard)),
  ];
  const names = [
    ...workflows.map(workflow => workflow.field),
    ...(approval ? [approval.asker, ...approval.steps.map(({by}) => by)] : []),
  ];
  return {names: [...new Set(names)], predicates: conditions.filter(each => each !== undefined)};
}

/**
 * Tells the abilities of the rows of one answer. Most rows of a page are in the same few situations, which are thought
 * through once.
 */
export function abilitiesTeller(context: Context, source: Source): (row: Row) => Abilities {
  const {entity} = source;
  const {names, predicates} = deciding(entity);
  const reaches = reachByAction(context, source);
  const wanted = {reaches, spokesmen: firstActions(reaches)};
  const about = predicateContext(context, (_, row) => zoneIn(row));
  const told = new Map<string, Abilities>();
  return row => {
    const marks = Object.keys(row).filter(name => name.startsWith(MAY));
    const key = JSON.stringify([
      row.deletedAt === null || row.deletedAt === undefined,
      names.map(name => row[name] ?? null),
      predicates.map(each => evaluate(each, row, about, entity)),
      marks.map(name => row[name]),
    ]);
    const abilities = told.get(key) ?? abilitiesOf(context, source, row, wanted);
    told.set(key, abilities);
    return abilities;
  };
}
