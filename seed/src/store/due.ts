/** Until when a seeded record may stay in its state, as the write path would have worked it out. */
import {afterWork, limitOf, type Entity} from '@emblem/schemas';
import {fieldsNamed} from '@emblem/schemas/predicate';
import {WORK_TIME} from '../platforms/work-calendars';
import type {Row} from './row';

/** In its first state since it was made, in a later one since it was last changed: as its history tells. */
function entered(entity: Entity, of: string, row: Row, made: string): string {
  const isFirst = entity.workflows.some(({field, initial}) => field === of && initial === row[of]);
  const changed = row[entity.system.updatedAt];
  return isFirst || typeof changed !== 'string' ? made : changed;
}

/** By property; nothing for entities without limits. */
export function dueOf(entity: Entity, row: Row, made: string): Readonly<Record<string, unknown>> {
  const {due} = entity;
  if (!due) return {};
  const names = [due.of, ...(due.while ? fieldsNamed(due.while) : [])];
  const defaults = Object.fromEntries(names.map(name => [name, entity.field[name]?.default]));
  const limit = limitOf(entity, {...defaults, ...row});
  return {[due.field]: limit ? afterWork(entered(entity, due.of, row, made), limit.minutes, WORK_TIME) : null};
}
