/** The record after a write, as its writer may see it. */
import type {Entity} from '@emblem/schemas';
import {reach} from '../access/reach';
import {Refusal} from '../errors';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {get} from '../read/get';

/** Only the id where the writer may not read it. */
export async function readBack(context: Context, entity: Entity, id: number): Promise<WireRecord> {
  if (reach(context.actor, entity, context.model, 'read') === false) return {id};
  try {
    return await get(context, entity.key, id, {present: true});
  } catch (error) {
    if (error instanceof Refusal && error.code === 404) return {id};
    throw error;
  }
}
