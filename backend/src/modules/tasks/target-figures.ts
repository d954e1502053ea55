/** What the key results of targets have come to: each reads its figure over the days of the target. */
import {COMPANY_ZONE} from '@emblem/schemas';
import {figureOf} from '@emblem/schemas/reports';
import {TARGET, USER} from '@emblem/schemas/values';
import {Decimal} from 'decimal.js';
import {actorOfUser} from '../../access/actor-of-user';
import {idList} from '../../acts/input';
import {requireReached} from '../../acts/reached';
import {SYSTEM} from '../../actor';
import type {Act, Context} from '../../context';
import {asActor} from '../../context';
import {aggregate, find, findAll, get} from '../../read';
import {isMeasureSeen} from '../../read/aggregate/seen';
import {reach} from '../../rights/reach';
import {numberOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {transaction, update} from '../../write';

const PLACES = 4;

/** Whoever answers for the target, as they read now; nobody where the account is gone or shut. */
async function asOwner(system: Context, target: WireRecord): Promise<Context | undefined> {
  const ownerId = numberOf(target, 'ownerId');
  if (ownerId === null) return undefined;
  const user = await find(system, 'user', {all: [{eq: ['id', ownerId]}, {eq: ['state', USER.state.enabled]}]});
  return user && asActor(system, await actorOfUser(system, user));
}

/** A figure as its owner sees it; null where they see none. */
async function readFigure(owner: Context, target: WireRecord, figure: string): Promise<string | null> {
  const {actor, model} = owner;
  const {metric, measure} = figureOf(model, figure);
  const isRead = metric && reach(actor, model.entity(metric.entity), model, 'read') !== false;
  if (!isRead || !isMeasureSeen(owner, metric, measure)) return null;
  const [from, to] = [textOf(target, 'startDate') ?? '', textOf(target, 'endDate') ?? ''];
  const {totals} = await aggregate(owner, metric, {
    days: {from, to, timeZone: COMPANY_ZONE},
    step: 'month',
    by: [],
    selection: {},
    measures: [measure],
  });
  const value = totals[measure] ?? null;
  return value === null ? null : new Decimal(value).toFixed(PLACES, Decimal.ROUND_HALF_UP);
}

/** Reads all figures of a target as whoever answers for it sees them, and keeps them. */
async function readTarget(system: Context, id: number): Promise<void> {
  const target = await get(system, 'target', id);
  const owner = await asOwner(system, target);
  const results = await findAll(system, 'target-key-result', {all: [{eq: ['targetId', id]}, {ne: ['figure', null]}]});
  const values: (readonly [number, string | null])[] = [];
  for (const result of results)
    values.push([result.id, owner ? await readFigure(owner, target, textOf(result, 'figure') ?? '') : null]);
  await transaction(system, async tx => {
    for (const [resultId, currentValue] of values) await update(tx, 'target-key-result', resultId, {currentValue});
    await update(tx, 'target', id, {figuresAt: tx.now});
  });
}

/** The button *Read the figures*. */
export const readTargetFigures: Act<'readTargetFigures'> = {
  name: 'readTargetFigures',
  async run(context, input) {
    const ids = idList(context, input, 'ids');
    await requireReached(context, 'target', 'read-figures', ids);
    for (const id of ids) await readTarget(asActor(context, SYSTEM), id);
    return {count: ids.length};
  },
};

/** Each night, of the targets under way. */
export async function readAllTargets(context: Context): Promise<void> {
  for (const {id} of await findAll(context, 'target', {eq: ['status', TARGET.status.active]}))
    await readTarget(context, id);
}
