/** The one way in which an existing record changes: updates, toggles, transitions and reverts all end here. */
import type {Entity} from '@emblem/schemas';
import {evaluate, isAskedAnew} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {asTrusted} from '../context/trusted';
import {get} from '../read/get';
import {predicateContext} from '../read/source';
import type {Changes} from '../read';
import {changesOf, recordAudit} from './audit';
import {dueValues, planReminders} from './due';
import {requireCurrenciesInUse} from './checks/currencies';
import {lockParents, ownFigures, refuseFaults, spreadFigures} from './figures';
import {beforeValidate, inTransaction} from './hooks';
import {writeReferences} from './joins';
import {lockRecord, requireReached, type Locked} from './lock';
import {lockOwner, renewOwner} from './line-owner';
import {planNotices} from './notices';
import {numbersDrawnBy} from './numbers';
import {changesScope, closeGap, lastPlace, lockPlaces} from './place';
import {requireMatching, requireStillMatching} from './checks/matching';
import {requireReferences} from './checks/references';
import {recordStateChanges} from './state-change';
import {assignments, columnValues} from './statement';
import {requireTakenFiles} from './checks/uploads';
import {requireConsistent, requireFitting, requireUnlocked} from './checks/validate';
import {changedValues, refuseIf, writableValues} from './values';
import {versionStep} from './version';

export interface ChangeOptions {
  /** The right that is needed, and the name in the history. */
  readonly action: string;
  /** Values that the action itself sets, whatever the schema says about who may write them. */
  readonly set?: Values;
  /** The record, where it was locked before and nobody has written it since. */
  readonly locked?: Locked;
  /** Looks at the locked record before anything is changed; may refuse. */
  readonly inspect?: (record: WireRecord) => Promise<void>;
  /** Lines that are written along. */
  readonly lines?: FollowingLines;
  /** The values are those that the record had before, by its history. */
  readonly restoresOldValues?: boolean;
}

/** Lines that are written after their record, as a part of the same change. */
export interface FollowingLines {
  /** What the lines are called. */
  readonly names: readonly string[];
  /** Returns what became of them and, by the way, of their record. */
  write(context: Context, record: WireRecord): Promise<WrittenLines>;
}

export interface WrittenLines {
  readonly changes: Changes;
  /** Values of the record itself, as they were before the lines and as they are now. */
  readonly before: Values;
  readonly after: Values;
}

async function requireFresh(context: Context, entity: Entity, locked: Locked, values: Values): Promise<void> {
  const {version} = values;
  if (version === undefined || version === null || version === locked.record.version) return;
  if (typeof version !== 'number') refuseIf(context, {version: text('badValue', context.actor.language)});
  const current = locked.isReadable ? await get(context, entity.key, locked.record.id, {present: true}) : undefined;
  throw new Refusal(409, text('stale', context.actor.language), {current});
}

/** 422 at what a permission label keeps from the actor. */
function requireHanded(context: Context, locked: Locked, names: readonly string[]): void {
  const kept = names.filter(name => locked.fixed.has(name));
  refuseIf(context, Object.fromEntries(kept.map(name => [name, text('notYours', context.actor.language)])));
}

function requireVisible(context: Context, locked: Locked, names: readonly string[]): void {
  refuseIf(
    context,
    Object.fromEntries(
      names
        .filter(name => locked.hidden.has(name) && context.actor.kind === 'staff')
        .map(name => [name, text('unknownField', context.actor.language)]),
    ),
  );
}

/** Properties fixed at creation, and those that the schema makes read-only for a record like this. */
function requireChangeable(context: Context, entity: Entity, before: WireRecord, names: readonly string[]): void {
  const fixed = names.filter(name => {
    const field = entity.field[name];
    const when = field?.when?.readOnly;
    return (
      field?.createOnly === true || (when !== undefined && evaluate(when, before, predicateContext(context), entity))
    );
  });
  refuseIf(context, Object.fromEntries(fixed.map(name => [name, text('readOnly', context.actor.language)])));
}

/** Null where there is a default means the default. */
function withDefaults(entity: Entity, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === null ? (entity.field[name]?.default ?? null) : value,
    ]),
  );
}

/** Whoever changes what is asked for asks it, and so cannot approve it. */
function asker({actor}: Context, entity: Entity, before: WireRecord, names: readonly string[]): Values {
  const isTheirs = actor.kind === 'staff' && isAskedAnew(entity, before, names);
  return entity.approval && isTheirs ? {[entity.approval.asker]: actor.id} : {};
}

/** What of the values is a change, as far as this actor may change this record now. 403 or 422 for anything else. */
function requestedChange(
  context: Context,
  entity: Entity,
  locked: Locked,
  sent: Values,
  {lines}: ChangeOptions,
): Values {
  const before = locked.record;
  const {version: _, ...rest} = sent;
  const writable = writableValues(context, entity, rest);
  // All that was sent, not what differs: else a value that is hidden here could be guessed.
  requireVisible(context, locked, Object.keys(writable));
  const requested = changedValues(before, withDefaults(entity, writable));
  const names = Object.keys(requested);
  requireHanded(context, locked, names);
  if (context.actor.kind !== 'system') requireUnlocked(context, entity, before, [...names, ...(lines?.names ?? [])]);
  requireChangeable(context, entity, before, names);
  return requested;
}

/** With what the action sets, what hooks and dates add, and the record's own figures. 422 for figures that fail. */
async function completedChange(
  context: Context,
  entity: Entity,
  before: WireRecord,
  requested: Values,
  options: ChangeOptions,
): Promise<Values> {
  const set = {...asker(context, entity, before, Object.keys(requested)), ...options.set};
  const hooked = changedValues(before, await beforeValidate(context, entity, {...requested, ...set}, before));
  const entered = changedValues(before, {...hooked, ...(await dueValues(context, entity, hooked, before))});
  const figures = await ownFigures(context, entity, entered, before);
  const completed = changedValues(before, {...entered, ...figures.values});
  requireFitting(context, entity, 'update', completed);
  await requireTakenFiles(context, entity, completed, options);
  // What it comes to with its lines is known when they are written.
  if (!options.lines) requireConsistent(context, entity, {...before, ...completed}, before);
  refuseFaults(context, entity, figures.faults);
  return completed;
}

/** 422 for a record that would point to what is not there, or not agree with what it points to. */
async function requireAgreement(context: Context, entity: Entity, before: WireRecord, values: Values): Promise<void> {
  const after = {...before, ...values};
  await requireReferences(context, entity, values, after);
  await requireCurrenciesInUse(context, entity, values, after);
  await requireMatching(context, entity, values, after);
  await requireStillMatching(context, entity, before, values);
}

async function decide(
  context: Context,
  entity: Entity,
  locked: Locked,
  sent: Values,
  options: ChangeOptions,
): Promise<Values> {
  const requested = requestedChange(context, entity, locked, sent, options);
  const completed = await completedChange(context, entity, locked.record, requested, options);
  await requireAgreement(context, entity, locked.record, completed);
  return completed;
}

async function store(context: Context, entity: Entity, before: WireRecord, values: Values): Promise<WireRecord> {
  const {sql} = context;
  const moved = changesScope(entity, values);
  if (moved) await closeGap(context, entity, before);
  const all = moved ? {...values, ...(await lastPlace(context, entity, {...before, ...values}))} : values;
  const row = columnValues(context, entity, all);
  const step = versionStep(context, entity.key, before.id);
  const rows: readonly {version: number; updated_at: string}[] = await sql`
    update ${sql(entity.table)} set ${assignments(context, row)} version = version + ${step}, updated_at = now()
    where id = ${before.id} returning version, updated_at`;
  await writeReferences(context, entity, before.id, all);
  return {...before, ...all, version: rows[0]?.version, [entity.system.updatedAt]: rows[0]?.updated_at};
}

function isEmpty(values: object): boolean {
  return Object.keys(values).length === 0;
}

/** Writes what differs, then the lines; undefined where nothing of both did. */
async function storeAll(
  context: Context,
  entity: Entity,
  before: WireRecord,
  values: Values,
  lines: FollowingLines | undefined,
): Promise<{readonly after: WireRecord; readonly changes: Changes} | undefined> {
  const own = isEmpty(values) ? before : await store(context, entity, before, values);
  const written = await lines?.write(context, own);
  const further = written?.after ?? {};
  if (own === before && isEmpty(further) && isEmpty(written?.changes ?? {})) return undefined;
  // A record of which nothing else has changed is a new version by its lines.
  const after = own === before ? await store(context, entity, before, {}) : own;
  const all = {...values, ...further};
  return {
    after: {...after, ...further},
    changes: {...changesOf(entity, {...written?.before, ...before}, all), ...written?.changes},
  };
}

/** Inside a transaction. Answers the record before and after; nothing is written where nothing differs. */
export async function change(
  context: Context,
  entity: Entity,
  id: number,
  values: Values,
  options: ChangeOptions,
): Promise<{before: WireRecord; after: WireRecord}> {
  await lockParents(context, entity, [id], {...values, ...options.set});
  // Before the row, as in deletions: who holds the row and waits for the list would stop whoever holds the list and
  // moves the row.
  if (changesScope(entity, {...values, ...options.set})) await lockPlaces(context, entity);
  const owner = await lockOwner(context, entity, options.locked?.record ?? {id});
  const locked = options.locked ?? (await lockRecord(context, entity, id, options.action, {strength: 'no key update'}));
  await requireFresh(context, entity, locked, values);
  await options.inspect?.(locked.record);
  const before = locked.record;
  const wanted = {...before, ...values, ...options.set};
  const set = {...options.set, ...(await numbersDrawnBy(context, entity, options.action, wanted))};
  const differences = await decide(context, entity, locked, values, {...options, set});
  const stored = await storeAll(context, entity, before, differences, options.lines);
  if (!stored) return {before, after: before};
  const {after, changes} = stored;
  if (options.lines) requireConsistent(context, entity, after, before);
  await requireReached(context, entity, after, locked.isReadable ? 'read' : options.action);
  await renewOwner(context, owner);
  if (context.whole?.is(entity.key, id)) context.whole.gather(before, differences);
  else await recordAudit(context, entity, id, options.action, changes);
  await recordStateChanges(context, entity, before, {action: options.action, differences});
  await planReminders(context, entity, after, differences);
  await spreadFigures(context, entity, after, before, changeOnBehalf);
  await inTransaction(context, entity, after, before);
  await planNotices(context, entity, after, before, options.action);
  return {before, after};
}

/** For the program itself: copies and rollups that follow from what somebody wrote, and what the schemas' rules set. */
export function changeOnBehalf(
  context: Context,
  entity: Entity,
  id: number,
  set: Values,
  locked?: Locked,
): Promise<unknown> {
  return change(asTrusted(context), entity, id, {}, {action: 'update', set, locked});
}
