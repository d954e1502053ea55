/** The filters that lists have by themselves, as conditions: one's own, late, due this week, and their switches. */
import type {Entity} from '../model';
import {ownRecords} from '../model/owner';
import type {ListSwitchKeyword} from '../vocabulary';
import type {Predicate} from '../vocabulary/predicate';

/** The switch that every list has whose records say whose they are. */
export const MINE = 'mine';

/** What a switch of a list asks for; undefined for one that the list does not have. */
export function switchWhere(
  entity: Pick<Entity, 'rights' | 'field'>,
  switches: readonly ListSwitchKeyword[] | undefined,
  name: string,
): Predicate | undefined {
  const own = switches?.find(each => each.name === name)?.where;
  return own ?? (name === MINE ? ownRecords(entity) : undefined);
}

/** The limits by which an entity's records are late or due (`x-due`), by the names that lists have for it. */
function limitWhere({fields}: Pick<Entity, 'fields'>, name: string): Predicate | undefined {
  const limit = fields.find(({isDue}) => isDue)?.name;
  if (limit === undefined) return undefined;
  if (name === 'late') return {lt: [limit, {now: 'time'}]};
  if (name !== 'dueThisWeek') return undefined;
  return {all: [{gte: [limit, {now: 'time'}]}, {lt: [limit, {now: 'nextWeek'}]}]};
}

/** What a preset of an entity's list asks for; undefined for one that it does not have. */
export function presetWhere(
  entity: Pick<Entity, 'rights' | 'field' | 'fields' | 'views'>,
  name: string,
): Predicate | undefined {
  return switchWhere(entity, entity.views.default?.switches, name) ?? limitWhere(entity, name);
}
