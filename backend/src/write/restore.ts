/** Brings a deleted record back, through the same rules as a new one. */
import type {Entity} from '@emblem/schemas';
import {requireReach} from '../access/decide-reach';
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
import {requireReferences} from './references';
import {assignments, columnValues} from './statement';
import {transaction} from './transaction';
import {requireValid} from './validate';
import {versionStep} from './version';

function storedValues(entity: Entity, record: WireRecord): Values {
  return Object.fromEntries(
    entity.fields.filter(field => !field.system && field.name in record).map(({name}) => [name, record[name]]),
  );
}

export async function restore(context: Context, key: string, id: number): Promise<WireRecord> {
  requireReach(context, key, 'restore');
  const entity = context.model.entity(key);
  await transaction(context, async tx => {
    await lockParents(tx, entity, [id]);
    const owner = await lockOwner(tx, entity, {id});
    const {record} = await lockRecord(tx, entity, id, 'restore', {deleted: 'deleted'});
    const figures = await ownFigures(tx, entity, storedValues(entity, record), undefined);
    Object.assign(record, figures.values);
    requireValid(tx, entity, 'update', storedValues(entity, record), record);
    refuseFaults(tx, entity, figures.faults);
    await requireReferences(tx, entity, record);
    const {sql} = tx;
    const place = columnValues(tx, entity, {...figures.values, ...(await lastPlace(tx, entity, record))});
    await sql`update ${sql(entity.table)} set ${assignments(tx, place)} deleted_at = null, version = version + ${versionStep(tx, entity.key, id)}, updated_at = now() where id = ${id}`;
    await renewOwner(tx, owner);
    await recordAudit(tx, entity, id, 'restore', {});
    await refresh(tx, entity, [id], changeOnBehalf);
    await spreadFigures(tx, entity, record, undefined, changeOnBehalf);
    await inTransaction(tx, entity, record, undefined);
  });
  return readBack(context, key, id);
}
