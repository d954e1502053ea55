/** How seeded records came to be as they are, as the write path would have noted it. */
import {isTracked, type Entity, type TransitionKeyword, type WorkflowKeyword} from '@emblem/schemas';
import type {TransactionSql} from 'postgres';
import {copyInto} from './copy';
import {encodeLine} from './encode';
import type {Row} from './row';

/** The staff user who did it. */
export interface Doer {
  readonly id: number;
  readonly name: string;
}

interface Step {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

interface Entry {
  readonly at: number;
  readonly action: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  /** Of a transition. */
  readonly step?: Step;
}

const STATE_COLUMNS = [
  'created_at',
  'updated_at',
  'entity',
  'record_id',
  'property',
  'from',
  'to',
  'action',
  'actor_kind',
  'user_id',
  'actor_name',
];

const COLUMNS = ['at', 'entity', 'record_id', 'action', 'actor_kind', 'actor_id', 'actor_name', 'changes'];

/** The fewest transitions from the initial state to the present one. */
function wayTo({initial, transitions}: WorkflowKeyword, state: unknown): readonly TransitionKeyword[] {
  const ways = new Map<unknown, readonly TransitionKeyword[]>([[initial, []]]);
  for (const [from, way] of ways)
    for (const transition of transitions)
      if (transition.from.some(each => each === from) && !ways.has(transition.to))
        ways.set(transition.to, [...way, transition]);
  return ways.get(state) ?? [];
}

function made(entity: Entity, row: Row): Entry['changes'] {
  const initial = new Map(entity.workflows.map(workflow => [workflow.field, workflow.initial]));
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => isTracked(entity, name) && value !== null && value !== undefined)
      .map(([name, value]) => [name, [null, initial.get(name) ?? value]]),
  );
}

function taken(workflow: WorkflowKeyword, row: Row, from: number, until: number): readonly Entry[] {
  const way = wayTo(workflow, row[workflow.field]);
  const states = [workflow.initial, ...way.map(transition => transition.to)];
  return way.map(({action, to}, step) => ({
    at: from + ((until - from) * (step + 1)) / way.length,
    action,
    changes: {[workflow.field]: [states[step] ?? null, to]},
    step: {field: workflow.field, from: states[step] ?? null, to},
  }));
}

/** Made in the initial state, then taken through the workflows until the record was last changed. */
function entriesOf(entity: Entity, row: Row, now: string): readonly Entry[] {
  const from = Date.parse(String(row[entity.system.createdAt] ?? now));
  const until = Math.max(from, Date.parse(String(row[entity.system.updatedAt] ?? now)));
  return [
    {at: from, action: 'create', changes: made(entity, row)},
    ...entity.workflows.flatMap(workflow => taken(workflow, row, from, until)),
  ];
}

interface Taken {
  readonly at: number;
  readonly action: string;
  readonly record: Row[string];
  readonly doer: Doer;
  readonly step: Step;
}

/** In the order of `STATE_COLUMNS`. */
function stateChange(entity: Entity, {at, action, record, doer, step}: Taken): readonly (Row[string] | null)[] {
  const time = new Date(at).toISOString();
  const {field, from, to} = step;
  return [time, time, entity.key, record, field, String(from), String(to), action, 'staff', doer.id, doer.name];
}

/** Writes the history of rows, in the order of time; those that do not say when they were made are from just now. */
export async function insertHistory(
  sql: TransactionSql,
  entity: Entity,
  rows: readonly Row[],
  now: string,
  doerOf: (row: Row) => Doer,
): Promise<void> {
  const entries = rows.flatMap(row =>
    entriesOf(entity, row, now).map(entry => ({...entry, record: row.id, doer: doerOf(row)})),
  );
  const ordered = entries.sort((a, b) => a.at - b.at);
  const lines = ordered.map(({at, action, changes, record, doer}) =>
    encodeLine([
      new Date(at).toISOString(),
      entity.key,
      record,
      action,
      'staff',
      doer.id,
      doer.name,
      JSON.stringify(changes),
    ]),
  );
  await copyInto(sql, 'emblem.audit', COLUMNS, lines);
  const steps = ordered.flatMap(({at, action, record, doer, step}) =>
    step ? [encodeLine(stateChange(entity, {at, action, record, doer, step}))] : [],
  );
  if (steps.length > 0) await copyInto(sql, 'state_change', STATE_COLUMNS, steps);
}
