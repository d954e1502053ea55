/** Brings a deleted record back, through the same rules as a new one. */
import type {Entity} from '@emblem/schemas';
import {requireReach} from '../rights/decide-reach';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {recordAudit} from './audit';
import {changeOnBehalf} from './change';
import {lockParents, ownFigures, refresh, refuseFaults, spreadFigures} from './figures';
import {inTransaction} from './hooks';
import {lockOwner, renewOwner} from './line-owner';
import {lockRecord} from './lock';
import {lastPlace} from './place';
import {readBack} from './read-back';
import {requireReferences} from './checks/references';
import {assignments, columnValues} from './statement';
import {transaction} from './transaction';
import {requireConsistent, requireFitting} from './checks/validate';
import {versionStep} from './version';

function storedValues(entity: Entity, record: WireRecord): Values {
  return Object.fromEntries(
    entity.fields.filter(field => !field.system && field.name in record).map(({name}) => [name, record[name]]),
  );
}

/** Inside a transaction. */
export async function restoreRecord(context: Context, entity: Entity, id: number): Promise<void> {
  await lockParents(context, entity, [id]);
  const owner = await lockOwner(context, entity, {id});
  const {record} = await lockRecord(context, entity, id, 'restore', {deleted: 'deleted'});
  const figures = await ownFigures(context, entity, storedValues(entity, record), undefined);
  Object.assign(record, figures.values);
  requireFitting(context, entity, 'update', storedValues(entity, record));
  requireConsistent(context, entity, record);
  refuseFaults(context, entity, figures.faults);
  await requireReferences(context, entity, record);
  const {sql} = context;
  const place = columnValues(context, entity, {...figures.values, ...(await lastPlace(context, entity, record))});
  await sql`
    update ${sql(entity.table)} set ${assignments(context, place)} deleted_at = null,
    version = version + ${versionStep(context, entity.key, id)}, updated_at = now() where id = ${id}`;
  await renewOwner(context, owner);
  await recordAudit(context, entity, id, 'restore', {});
  await refresh(context, entity, new Map([[id, error => error]]), changeOnBehalf);
  await spreadFigures(context, entity, record, undefined, changeOnBehalf);
  await inTransaction(context, entity, record, undefined);
}

export async function restore(context: Context, key: string, id: number): Promise<WireRecord> {
  requireReach(context, key, 'restore');
  const entity = context.model.entity(key);
  await transaction(context, tx => restoreRecord(tx, entity, id));
  return readBack(context, key, id);
}
