/** How points reach a promoter, and how many there are left: always by vouchers, never by typing a balance. */
import {REFERRAL_LEVEL} from '@emblem/schemas/values';
import type {Context} from '../../context';
import {lock} from '../../database/lock';
import {findAll, get} from '../../read';
import {numberOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {create, transition} from '../../write';

export interface Gift {
  readonly promoterId: number;
  readonly points: number;
  readonly reason: string;
}

/** A posted voucher for one promoter; `source` says what it is for. Nothing where there are no points. */
export async function givePoints(system: Context, {promoterId, points, reason}: Gift, source: Values): Promise<void> {
  if (points === 0) return;
  const items = [{promoterId, points, reason}];
  const voucher = await create(system, 'point-voucher', {...source, items});
  await transition(system, 'point-voucher', voucher.id, 'post');
}

/** What is left, once all others who move points of this promoter have finished. */
export async function promoterInTurn(system: Context, promoterId: number): Promise<WireRecord> {
  await lock(system.sql, `points of ${promoterId}`);
  return get(system, 'promoter', promoterId);
}

/** The level of somebody with so many counted referrals: the highest that is in use and asks for no more. */
export async function levelFor(system: Context, counted: number): Promise<WireRecord | undefined> {
  const levels = await findAll(
    system,
    'referral-level',
    {all: [{eq: ['state', REFERRAL_LEVEL.state.enabled]}, {lte: ['fromCount', counted]}]},
    [{field: 'fromCount', descending: true}],
  );
  return levels[0];
}

/** The level that a promoter has been given. */
export async function levelOf(system: Context, promoter: Values): Promise<WireRecord | undefined> {
  const levelId = numberOf(promoter, 'levelId');
  return levelId === null ? undefined : get(system, 'referral-level', levelId);
}
