/** How seeded records came to be as they are, as the write path would have noted it. */
import {isTracked, type Entity, type TransitionKeyword, type WorkflowKeyword} from '@emblem/schemas';
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

/** The fewest transitions from the initial state to the present one. */
function wayTo({initial, transitions}: WorkflowKeyword, state: unknown): readonly TransitionKeyword[] {
  const ways = new Map<unknown, readonly TransitionKeyword[]>([[initial, []]]);
  for (const [from, way] of ways)
    for (const transition of transitions)
      if (transition.from.some(each => each === from) && !ways.has(transition.to))
        ways.set(transition.to, [...way, transition]);
  return ways.get(state) ?? [];
}

function changesOfCreation(entity: Entity, row: Row): Entry['changes'] {
  const initial = new Map(entity.workflows.map(workflow => [workflow.field, workflow.initial]));
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => isTracked(entity, name) && value !== null && value !== undefined)
      .map(([name, value]) => [name, [null, initial.get(name) ?? value]]),
  );
}

function transitionEntries(workflow: WorkflowKeyword, row: Row, from: number, until: number): readonly Entry[] {
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
    {at: from, action: 'create', changes: changesOfCreation(entity, row)},
    ...entity.workflows.flatMap(workflow => transitionEntries(workflow, row, from, until)),
  ];
}

interface Written extends Entry {
  readonly record: number;
  readonly doer: Doer;
}

/** By column, as are those of `stepOf`. */
type Line = Readonly<Record<string, unknown>>;

function entryOf({key}: Entity, {at, action, changes, record, doer}: Written): Line {
  return {
    at: new Date(at).toISOString(),
    entity: key,
    record_id: record,
    action,
    actor_kind: 'staff',
    actor_id: doer.id,
    actor_name: doer.name,
    changes: JSON.stringify(changes),
  };
}

function stepOf({key}: Entity, {at, action, record, doer}: Written, {field, from, to}: Step): Line {
  const time = new Date(at).toISOString();
  return {
    created_at: time,
    updated_at: time,
    entity: key,
    record_id: record,
    property: field,
    from: String(from),
    to: String(to),
    action,
    actor_kind: 'staff',
    user_id: doer.id,
    actor_name: doer.name,
  };
}

/**
 * The history of rows, in the order of time: entries of the audit trail, and the steps among them. Rows that do not say
 * when they were made are from just now.
 */
export function historyOf(
  entity: Entity,
  rows: readonly Row[],
  now: string,
  doerOf: (row: Row) => Doer,
): {readonly entries: readonly Line[]; readonly steps: readonly Line[]} {
  const written = rows
    .flatMap(row => entriesOf(entity, row, now).map(entry => ({...entry, record: row.id, doer: doerOf(row)})))
    .sort((a, b) => a.at - b.at);
  return {
    entries: written.map(each => entryOf(entity, each)),
    steps: written.flatMap(each => (each.step ? [stepOf(entity, each, each.step)] : [])),
  };
}
