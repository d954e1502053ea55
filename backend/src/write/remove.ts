/** Deletes a record: out of sight and restorable where the entity deletes softly, for good otherwise. */
import type {Entity, Reference} from '@emblem/schemas';
import {SYSTEM} from '../actor';
import {requireReach} from '../rights/decide-reach';
import {Refusal, say} from '../errors';
import {text} from '../messages';
import type {WireRecord} from '../values';
import {asTrusted} from '../context/trusted';
import {asActor, type Context} from '../context';
import {findAll} from '../read/get';
import {deletable} from '../read/abilities';
import {count} from '../read/count';
import {recordAudit} from './audit';
import {change, changeOnBehalf} from './change';
import {gatherFigures, lockParents, spreadFigures} from './figures';
import {inTransaction} from './hooks';
import {lockOwner, renewOwner} from './line-owner';
import {lockRecord} from './lock';
import {requireNoGap} from './numbers';
import {closeGap, lockPlaces} from './place';
import {transaction} from './transaction';
import {versionStep} from './version';

function pointing(
  context: Context,
  {entity, field}: Reference,
  id: number,
): {contains: [string, number]} | {eq: [string, number]} {
  return context.model.entity(entity).field[field]?.kind === 'references' ? {contains: [field, id]} : {eq: [field, id]};
}

/** 409 that names who still uses the record. Only whether, not which: the users may be out of the actor's sight. */
async function requireUnused(context: Context, entity: Entity, id: number): Promise<void> {
  const system = asActor(context, SYSTEM);
  const users: string[] = [];
  for (const reference of context.model.referencesTo.get(entity.key) ?? []) {
    if (reference.onDelete !== 'restrict') continue;
    if ((await count(system, reference.entity, pointing(context, reference, id))) > 0)
      users.push(say(context.model.entity(reference.entity).label, context.actor.language));
  }
  if (users.length > 0)
    throw new Refusal(409, text('inUse', context.actor.language, {users: [...new Set(users)].join(', ')}));
}

/** Whatever the actor's rights over the records that follow; the history still says whose doing it was. */
async function followReferences(context: Context, entity: Entity, id: number): Promise<void> {
  const system = asTrusted(context);
  for (const reference of context.model.referencesTo.get(entity.key) ?? []) {
    const {onDelete} = reference;
    const target = context.model.entity(reference.entity);
    if (onDelete === 'restrict' || target.field[reference.field]?.kind === 'references') continue;
    for (const record of await findAll(system, reference.entity, pointing(context, reference, id))) {
      if (onDelete === 'cascade') await removeOne(system, target, record.id);
      else await change(system, target, record.id, {}, {action: 'update', set: {[reference.field]: null}});
    }
  }
}

/** 409 where the state that the record is in keeps it. */
function requireDeletable(context: Context, entity: Entity, record: WireRecord): void {
  const possible = deletable(context, entity, record);
  if (possible !== true) throw new Refusal(409, possible);
}

async function removeOne(context: Context, entity: Entity, id: number): Promise<WireRecord> {
  await lockParents(context, entity, [id]);
  // Before the row: two deletions in one list would each wait for the other's row while closing their gaps.
  if (entity.sort) await lockPlaces(context, entity);
  const owner = await lockOwner(context, entity, {id});
  const {record} = await lockRecord(context, entity, id, 'delete');
  requireDeletable(context, entity, record);
  requireNoGap(context, entity, record);
  await requireUnused(context, entity, id);
  await followReferences(context, entity, id);
  await closeGap(context, entity, record);
  const {sql} = context;
  if (entity.softDelete)
    await sql`
      update ${sql(entity.table)} set deleted_at = now(), version = version + ${versionStep(context, entity.key, id)},
      updated_at = now() where id = ${id}`;
  else await sql`delete from ${sql(entity.table)} where id = ${id}`;
  await renewOwner(context, owner);
  await recordAudit(context, entity, id, 'delete', {});
  await spreadFigures(context, entity, undefined, record, changeOnBehalf);
  await inTransaction(context, entity, undefined, record);
  return record;
}

/** Inside a transaction. */
export async function removeRecord(context: Context, entity: Entity, id: number): Promise<void> {
  await removeOne(context, entity, id);
}

/** Returns the record's id, which is all that is left of it. */
export async function remove(context: Context, key: string, id: number): Promise<WireRecord> {
  requireReach(context, key, 'delete');
  const entity = context.model.entity(key);
  await transaction(context, tx => gatherFigures(tx, changeOnBehalf, inner => removeOne(inner, entity, id)));
  return {id};
}
