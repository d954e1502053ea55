/** Until when a record may stay in its state (`x-due`): worked out as it enters the state. */
import {afterWork, type Entity} from '@emblem/schemas';
import type {Values} from '../values';
import type {Context} from '../context';

/** What follows for the record from a state among the values that are written; nothing where none is. */
export function dueValues({now}: Context, {due}: Entity, written: Values): Values {
  if (!due || written[due.of] === undefined) return {};
  const limit = due.limits.find(({state}) => state === written[due.of]);
  return {[due.field]: limit ? afterWork(now, limit.minutes, due.hours) : null};
}
