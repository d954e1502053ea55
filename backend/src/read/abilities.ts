/** What an actor may do with each record, and if not, why: so that every button can explain itself. */
import {evaluate, type Entity, type Predicate, type TransitionKeyword} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Actor} from '../access/actor';
import {reach} from '../access/reach';
import {text} from '../messages';
import type {WireRecord} from '../acts/registry';
import type {Context} from '../context';
import type {Row} from './columns';
import {predicateContext, type Source} from './source';

/** Marks a column that tells whether the action of that name reaches this row. */
const MAY = '!';

const NOT_ON_RECORDS = new Set(['read', 'create', 'import', 'export', 'read-personal', 'read-confidential']);

export type Ability = true | string;

export function recordActions(entity: Entity): readonly string[] {
  return entity.rightActions.filter(action => !NOT_ON_RECORDS.has(action));
}

/** Boolean columns for the actions whose reach depends on the row. */
export function abilityColumns(context: Context, source: Source): readonly Fragment[] {
  const {sql} = context;
  return recordActions(source.entity).flatMap(action => {
    const reached = reach(context.actor, source.entity, context.model, action);
    return typeof reached === 'boolean' ? [] : [sql`${source.reached(reached)} as ${sql(MAY + action)}`];
  });
}

function transitionOf(entity: Entity, action: string): {field: string; transition: TransitionKeyword}[] {
  return entity.workflows.flatMap(workflow =>
    workflow.transitions.filter(transition => transition.action === action).map(transition => ({field: workflow.field, transition})));
}

function enumLabel(entity: Entity, field: string, value: unknown, actor: Actor): string {
  return entity.field[field]?.options?.find(option => option.value === value)?.label[actor.language] ?? String(value);
}

/** Why a condition over the record forbids the action, or true. */
export function situation(context: Context, entity: Entity, action: string, record: Row): Ability {
  const language = context.actor.language;
  const holds = (predicate: Predicate) => evaluate(predicate, record, predicateContext(context), entity);
  const named = entity.actions.find(candidate => candidate.key === action);
  if (named?.when && !holds(named.when)) return text('notNow', language);
  const transitions = transitionOf(entity, action);
  const [first] = transitions;
  if (!first) return true;
  const possible = transitions.find(({field, transition}) => transition.from.some(value => value === record[field]));
  if (!possible) return text('notInState', language, {state: enumLabel(entity, first.field, record[first.field], context.actor)});
  const {guard, guardMessage} = possible.transition;
  if (guard && !holds(guard)) return guardMessage?.[language] ?? text('notNow', language);
  return true;
}

/** Takes the ability columns out of the row and adds `_abilities`. */
export function withAbilities(context: Context, source: Source, row: Row, record: WireRecord): WireRecord {
  const abilities: Record<string, Ability> = {};
  const kept: Row = {...record};
  const denied = text('noRight', context.actor.language);
  const isDeleted = row.deletedAt !== null && row.deletedAt !== undefined;
  for (const action of recordActions(source.entity)) {
    const applies = action === 'history' || (action === 'restore') === isDeleted;
    if (!applies) {
      delete kept[MAY + action];
      continue;
    }
    const reached = reach(context.actor, source.entity, context.model, action);
    const allowed = typeof reached === 'boolean' ? reached : row[MAY + action] === true;
    delete kept[MAY + action];
    abilities[action] = allowed ? situation(context, source.entity, action, row) : denied;
  }
  return {...kept, id: record.id, _abilities: abilities};
}
