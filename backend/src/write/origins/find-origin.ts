/** The record that another one is made from, as whoever makes it sees it. */
import {evaluate, type Entity, type Origin} from '@emblem/schemas';
import {asksOthers} from '@emblem/schemas/predicate';
import type {Context} from '../../context';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import {get} from '../../read/get';
import {conjunction, predicateContext, source} from '../../read/source';
import type {WireRecord} from '../../values';
import {asTrusted} from '../../context/trusted';

/** Of which record a new one is made. */
export interface OriginKey {
  readonly entity: string;
  readonly id: number;
}

/** 404 where no record of that kind is made from such records. */
export function originOf(context: Context, made: Entity, {entity}: OriginKey): Origin {
  const origin = made.origins.find(each => each.entity === entity);
  if (!origin) throw new Refusal(404, text('notMadeFrom', context.actor.language));
  return origin;
}

/** Whether the guard holds for the record as it is stored, whatever its maker sees of it. */
async function isGuardMet(context: Context, origin: Origin, record: WireRecord): Promise<boolean> {
  const {guard} = origin;
  if (guard === undefined) return true;
  const {sql, model} = context;
  const entity = model.entity(origin.entity);
  const trusted = asTrusted(context);
  if (!asksOthers(entity, guard)) {
    const stored = await get(trusted, entity.key, record.id);
    return evaluate(guard, stored, predicateContext(context), entity);
  }
  const from = source(trusted, entity.key);
  const rows = await sql`
    select 1 from ${sql(entity.table)} t
    where t.id = ${record.id} and ${conjunction(trusted, [...from.where, from.condition(guard)])}`;
  return rows.length > 0;
}

/** 404 for a record out of reach, as for one that is not there; 409 where its guard says that none is made of it. */
export async function findOrigin(context: Context, origin: Origin, id: number): Promise<WireRecord> {
  const record = await get(context, origin.entity, id, {present: true});
  if (await isGuardMet(context, origin, record)) return record;
  const {language} = context.actor;
  throw new Refusal(409, origin.guardMessage?.[language] ?? text('notMadeFrom', language));
}
