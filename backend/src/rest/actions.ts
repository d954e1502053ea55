/** `/rest/{entity}/actions/{action}`: everything that is done to several records at once, or is no plain write. */
import {actionInput, type Entity} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import {requireReach} from '../rights/decide-reach';
import {makeAccessLink} from '../acts/access-link';
import {checkedInput} from '../acts/input';
import type {Context} from '../context';
import {once, removeMany, reorder, restore, toggle, transaction, transition, updateMany} from '../write';
import {readObject} from '../web/body';
import {actRequestOf} from '../web/act-request';
import type {Exchange, RouteDefinition} from '../web/exchange';
import {idempotencyKeyOf} from '../web/idempotency-key';
import {chosenIds, idList, selection, valuesOf, type Wish} from './chosen';
import {entityOf, requireWritable} from './records';
import {isEach, stepEach} from './step-each';

async function forEach(wish: Wish, work: (context: Context, id: number) => Promise<unknown>): Promise<{count: number}> {
  return transaction(wish.context, async context => {
    const ids = await chosenIds(wish, context);
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

function isTransition(entity: Entity, action: string): boolean {
  return entity.workflows.some(({transitions}) => transitions.some(each => each.action === action));
}

/** What is done to records in one transaction; undefined for an act of the entity's own. */
function workOf(entity: Entity, action: string): ((wish: Wish) => Promise<unknown>) | undefined {
  if (Object.hasOwn(ACTIONS, action) && entity.rightActions.includes(action)) return ACTIONS[action];
  if (!isTransition(entity, action)) return undefined;
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
  if (isTransition(entity, action) && isEach(wish)) return stepEach(wish, action);
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
