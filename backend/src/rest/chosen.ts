/** Which records an action of `/rest/{entity}/actions/{action}` is for, and with which values. */
import type {Entity, Predicate} from '@emblem/schemas';
import {isAlways} from '@emblem/schemas/predicate';
import {Refusal} from '../errors';
import {text, type MessageKey} from '../messages';
import type {Values} from '../values';
import type {Context} from '../context';
import {MANY_LIMIT, selectedIds} from '../write';
import {isObject} from '../web/body';
import type {Exchange} from '../web/exchange';
import {readFilter} from './list-query';

export interface Wish {
  readonly context: Context;
  readonly entity: Entity;
  readonly body: Values;
  readonly exchange: Exchange;
}

export function idList(wish: Wish, name: string): readonly number[] | undefined {
  const value = wish.body[name];
  if (value === undefined) return undefined;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const ids = list.filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id));
  if (!Array.isArray(value) || ids.length !== list.length) {
    const {language} = wish.context.actor;
    throw new Refusal(422, text('invalid', language), {errors: {[name]: text('badValue', language)}});
  }
  if (ids.length > MANY_LIMIT)
    throw new Refusal(422, text('tooMany', wish.context.actor.language, {limit: MANY_LIMIT}));
  return ids;
}

export function valuesOf(wish: Wish): Values {
  return isObject(wish.body.values) ? wish.body.values : {};
}

export function refusalAt({context}: Wish, name: string, key: MessageKey): Refusal {
  const {language} = context.actor;
  return new Refusal(422, text('invalid', language), {errors: {[name]: text(key, language)}});
}

/**
 * The records chosen by `ids` or by `filter`; nothing chosen is a mistake, not everything. A filter that leaves none
 * out goes with `all`, which says that this is meant.
 */
export function selection(wish: Wish): {where: Predicate; search?: string} {
  const {context, entity, body} = wish;
  const ids = idList(wish, 'ids');
  if (ids) return {where: {in: ['id', ids]}};
  if (body.filter === undefined) throw new Refusal(422, text('chooseRecords', context.actor.language));
  const {where = {all: []}, search, deleted} = readFilter(entity, context.model, context.actor, body.filter);
  // Acts are for live records; deleted ones are restored by their ids.
  if (deleted === true) throw refusalAt(wish, 'filter._deleted', 'liveOnly');
  if (isAlways(where) && (search ?? '').trim() === '' && body.all !== true) throw refusalAt(wish, 'all', 'sayAll');
  return {where, search};
}

/** In the order of their ids, as bulk writes by filter are, so that two cannot deadlock. */
export async function chosenIds(wish: Wish, context: Context): Promise<readonly number[]> {
  const chosen = idList(wish, 'ids');
  if (!chosen) return selectedIds(context, wish.entity.key, selection(wish));
  return [...new Set(chosen)].sort((a, b) => a - b);
}
