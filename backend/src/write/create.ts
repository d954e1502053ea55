/** Makes one record. */
import type {Entity} from '@emblem/schemas';
import {text} from '../messages';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {countRow} from '../database/plans';
import {changesOf, recordAudit} from './audit';
import {changeOnBehalf, type FollowingLines} from './change';
import {dueValues, planReminders} from './due';
import {lockParents, ownFigures, refuseFaults, spreadFigures} from './figures';
import {beforeValidate, inTransaction} from './hooks';
import {insertRow} from './insert';
import {lockOwner, renewOwner, type Owner} from './line-owner';
import {writeReferences} from './joins';
import {requireHandedOver} from './lock';
import {requireMatching} from './checks/matching';
import {requireCurrenciesInUse} from './checks/currencies';
import {planNotices} from './notices';
import {documentNumbers} from './numbers';
import {requireInSight, ownedByMaker} from './ownership';
import {lastPlace} from './place';
import {requireReferences} from './checks/references';
import {requireTakenFiles} from './checks/uploads';
import {requireConsistent, requireFitting} from './checks/validate';
import {refuseIf, writableValues} from './values';
import {versionStep} from './version';

function defaults(entity: Entity): Values {
  const values: Values = {};
  for (const field of entity.fields) if (field.default !== undefined) values[field.name] = field.default;
  for (const workflow of entity.workflows) values[workflow.field] = workflow.initial;
  return values;
}

/** Whoever makes a record that others approve asks for it. */
function asker({actor}: Context, {approval}: Entity): Values {
  return approval && actor.id !== null ? {[approval.asker]: actor.id} : {};
}

/** A new record begins in the initial state of each of its workflows. */
function requireInitial(context: Context, entity: Entity, values: Values): void {
  if (context.actor.kind === 'system') return;
  const wrong = entity.workflows.filter(({field, initial}) => values[field] !== undefined && values[field] !== initial);
  refuseIf(context, Object.fromEntries(wrong.map(({field}) => [field, text('byActionOnly', context.actor.language)])));
}

/** Empty texts and absent values mean the same on create; null where there is a default means the default. */
function withoutNulls(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** A record that may be inserted. */
export interface Prepared {
  readonly values: Values;
  /** What was sent of it. */
  readonly given: Values;
  /** What a line belongs to. */
  readonly owner: Owner | undefined;
}

/** Completes and judges a new record. What it comes to with lines is known, and judged, when they are written. */
export async function prepare(context: Context, entity: Entity, sent: Values, hasLines: boolean): Promise<Prepared> {
  const given = withoutNulls(writableValues(context, entity, sent));
  requireInitial(context, entity, given);
  const begun = await beforeValidate(context, entity, {...defaults(entity), ...given}, undefined);
  const completed = {
    ...begun,
    ...asker(context, entity),
    ...ownedByMaker(context, entity, begun),
    ...withoutNulls(await dueValues(context, entity, begun, undefined)),
  };
  await lockParents(context, entity, [], completed);
  const figures = await ownFigures(context, entity, completed, undefined);
  const entered = {...completed, ...withoutNulls(figures.values)};
  const values = {...entered, ...(await documentNumbers(context, entity, entered))};
  requireFitting(context, entity, 'create', values);
  await requireTakenFiles(context, entity, values);
  if (!hasLines) requireConsistent(context, entity, values);
  refuseFaults(context, entity, figures.faults);
  // The list before the rows that are pointed to: they may stand in the same list, where a deletion takes it first.
  const place = await lastPlace(context, entity, values);
  await requireReferences(context, entity, values);
  await requireCurrenciesInUse(context, entity, values, values);
  const owner = await lockOwner(context, entity, values);
  await requireMatching(context, entity, values, values);
  return {values: {...values, ...place}, given, owner};
}

/** What follows for a record that was inserted; answers it as it is with its lines. */
export async function settle(
  context: Context,
  entity: Entity,
  {values, given, owner}: Prepared,
  made: WireRecord,
  lines?: FollowingLines,
): Promise<WireRecord> {
  await countRow(context, entity.table);
  // What follows for it belongs to its first version.
  versionStep(context, entity.key, made.id);
  await writeReferences(context, entity, made.id, values, true);
  await requireInSight(context, entity, made);
  const written = await lines?.write(context, made);
  const record = {...made, ...written?.after};
  if (lines) requireConsistent(context, entity, record);
  await requireHandedOver(context, entity, record, given);
  await renewOwner(context, owner);
  await recordAudit(context, entity, record.id, 'create', {
    ...changesOf(entity, {}, {...values, ...written?.after}),
    ...written?.changes,
  });
  await planReminders(context, entity, record, values);
  await spreadFigures(context, entity, record, undefined, changeOnBehalf);
  await inTransaction(context, entity, record, undefined);
  await planNotices(context, entity, record, undefined, 'create');
  return record;
}

/** Inside a transaction. With `lines` they are made, too, as a part of the same change. */
export async function createOne(
  context: Context,
  entity: Entity,
  sent: Values,
  lines?: FollowingLines,
): Promise<WireRecord> {
  const prepared = await prepare(context, entity, sent, lines !== undefined);
  return settle(context, entity, prepared, await insertRow(context, entity, prepared.values), lines);
}
