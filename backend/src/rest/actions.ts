/** `/rest/{entity}/actions/{action}`: everything that is done to several records at once, or is no plain write. */
import {actionInput, type Entity, type Predicate} from '@emblem/schemas';
import {isAlways} from '@emblem/schemas/predicate';
import {Refusal} from '../errors';
import {text, type MessageKey} from '../messages';
import {requireReach} from '../rights/decide-reach';
import {makeAccessLink} from '../acts/access-link';
import {checkedInput} from '../acts/input';
import type {Values} from '../values';
import type {Context} from '../context';
import {
  MANY_LIMIT,
  once,
  removeMany,
  reorder,
  restore,
  selectedIds,
  toggle,
  transaction,
  transition,
  updateMany,
} from '../write';
import {isObject, readObject} from '../web/body';
import {actRequestOf} from '../web/act-request';
import type {Exchange, RouteDefinition} from '../web/exchange';
import {idempotencyKeyOf} from '../web/idempotency-key';
import {entityOf, requireWritable} from './records';
import {readFilter} from './list-query';

interface Wish {
  readonly context: Context;
  readonly entity: Entity;
  readonly body: Values;
  readonly exchange: Exchange;
}

function idList(wish: Wish, name: string): readonly number[] | undefined {
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

function valuesOf(wish: Wish): Values {
  return isObject(wish.body.values) ? wish.body.values : {};
}

function refusalAt({context}: Wish, name: string, key: MessageKey): Refusal {
  const {language} = context.actor;
  return new Refusal(422, text('invalid', language), {errors: {[name]: text(key, language)}});
}

/**
 * The records chosen by `ids` or by `filter`; nothing chosen is a mistake, not everything. A filter that leaves none
 * out goes with `all`, which says that this is meant.
 */
function selection(wish: Wish): {where: Predicate; search?: string} {
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

async function forEach(wish: Wish, work: (context: Context, id: number) => Promise<unknown>): Promise<{count: number}> {
  return transaction(wish.context, async context => {
    const chosen = idList(wish, 'ids');
    // In the order of their ids, as bulk writes by filter are, so that two cannot deadlock.
    const ids = chosen
      ? [...new Set(chosen)].sort((a, b) => a - b)
      : await selectedIds(context, wish.entity.key, selection(wish));
    for (const id of ids) await work(context, id);
    return {count: ids.length};
  });
}

const ACTIONS: Readonly<Record<string, (wish: Wish) => Promise<unknown>>> = {
  async update(wish) {
    const {where, search} = selection(wish);
    return {count: await updateMany(wish.context, wish.entity.key, where, valuesOf(wish), search)};
  },
  async delete(wish) {
    const {where, search} = selection(wish);
    return {count: await removeMany(wish.context, wish.entity.key, where, search)};
  },
  async restore(wish) {
    if (wish.body.ids === undefined) throw new Refusal(422, text('chooseRecords', wish.context.actor.language));
    return forEach(wish, (context, id) => restore(context, wish.entity.key, id));
  },
  async sort(wish) {
    const ids = idList(wish, 'ids');
    if (!ids) throw new Refusal(422, text('chooseRecords', wish.context.actor.language));
    return {order: await reorder(wish.context, wish.entity.key, ids, idList(wish, 'base'))};
  },
  async toggle(wish) {
    const {on} = wish.body;
    const {language} = wish.context.actor;
    if (typeof on !== 'boolean')
      throw new Refusal(422, text('invalid', language), {errors: {on: text('badValue', language)}});
    return forEach(wish, (context, id) => toggle(context, wish.entity.key, id, on));
  },
  async link(wish) {
    const [id, ...others] = idList(wish, 'ids') ?? [];
    if (id === undefined || others.length > 0)
      throw new Refusal(422, text('chooseRecord', wish.context.actor.language));
    return makeAccessLink(wish.context, wish.entity.key, id, wish.body.days);
  },
};

async function namedAction(wish: Wish, action: string): Promise<unknown> {
  const {context, entity, exchange} = wish;
  const named = entity.actions.find(candidate => candidate.key === action);
  const act = named && context.registry.acts.get(named.act);
  if (!named || !act) throw new Refusal(404, text('noAction', context.actor.language, {action}));
  // How records are chosen is no part of what an act of the entity's own takes.
  const {values: _, all, ...records} = wish.body;
  return act.run(
    context,
    checkedInput(context, actionInput(named), {...records, ...('filter' in records ? {} : {all}), ...valuesOf(wish)}),
    actRequestOf(exchange.request),
  );
}

/** What is done to records in one transaction; undefined for an act of the entity's own. */
function workOf(entity: Entity, action: string): ((wish: Wish) => Promise<unknown>) | undefined {
  if (Object.hasOwn(ACTIONS, action) && entity.rightActions.includes(action)) return ACTIONS[action];
  const isTransition = entity.workflows.some(({transitions}) => transitions.some(each => each.action === action));
  if (!isTransition) return undefined;
  return wish => forEach(wish, (inner, id) => transition(inner, entity.key, id, action, valuesOf(wish)));
}

async function act(exchange: Exchange): Promise<unknown> {
  const {context, params, request} = exchange;
  const entity = entityOf(exchange);
  const action = params.action ?? '';
  if (!entity.actions.some(named => named.key === action)) requireWritable(exchange, entity);
  const body = await readObject(request, context.actor.language);
  const wish = {context, entity, body, exchange};
  if (entity.rightActions.includes(action)) requireReach(context, entity.key, action);
  const work = workOf(entity, action);
  if (!work) return namedAction(wish, action);
  const key = idempotencyKeyOf(exchange);
  if (key === undefined) return work(wish);
  const what = `${entity.key}/actions/${action}`;
  return once(context, {what, key, values: body}, inner => work({...wish, context: inner}));
}

export const ACTION_ROUTES: readonly RouteDefinition[] = [
  {
    verb: 'post',
    path: '/rest/{entity}/actions/{action}',
    strategy: 'record',
    handler: act,
    summary: 'Does something to records.',
  },
];
