/**
 * Nobody recommends themselves, nor whoever recommended them, at any depth. Records of promoters and of referrals both
 * decide it: a promoter is the member, or the address, that somebody else recommended.
 */
import {REFERRAL} from '@emblem/schemas/values';
import type {Context, InTransactionHook} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {lock} from '../../../database/lock';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {findAll, get} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {Values, WireRecord} from '../../../values';
import {TEXTS} from '../texts';

/** The members that a promoter is, on whatever platforms. */
async function membersOf(system: Context, promoter: WireRecord): Promise<readonly WireRecord[]> {
  const email = textOf(promoter, 'email');
  return findAll(system, 'member', {any: [{eq: ['id', numberOf(promoter, 'memberId') ?? 0]}, {eq: ['email', email]}]});
}

/** The promoters who recommended this one. */
async function recommendersOf(system: Context, promoterId: number): Promise<readonly number[]> {
  const promoter = await get(system, 'promoter', promoterId);
  const members = await membersOf(system, promoter);
  const emails = [promoter, ...members].flatMap(each => textOf(each, 'email')?.toLowerCase() ?? []);
  const referrals = await findAll(system, 'referral', {
    all: [
      {ne: ['status', REFERRAL.status.voided]},
      {any: [{in: ['memberId', members.map(({id}) => id)]}, {in: ['email', emails]}]},
    ],
  });
  return referrals.flatMap(referral => numberOf(referral, 'promoterId') ?? []);
}

/** Why a promoter comes after themselves, if they do. */
async function faultOf(system: Context, promoterId: number): Promise<keyof typeof TEXTS | undefined> {
  const first = await recommendersOf(system, promoterId);
  if (first.includes(promoterId)) return 'ownReferral';
  const seen = new Set<number>();
  const above = [...first];
  for (let next = above.pop(); next !== undefined; next = above.pop()) {
    if (next === promoterId) return 'referralCycle';
    if (seen.has(next)) continue;
    seen.add(next);
    above.push(...(await recommendersOf(system, next)));
  }
  return undefined;
}

const DECIDING = ['memberId', 'email', 'promoterId'];

function isConcerned(after: Values, before: Values | undefined): boolean {
  return !before || DECIDING.some(name => after[name] !== before[name]);
}

export const noReferralCycle: InTransactionHook = {
  name: 'noReferralCycle',
  async inTransaction(context, entity, after, before) {
    if (!after || !isConcerned(after, before)) return;
    const system = asTrusted(context);
    await lock(context.sql, 'referrals');
    const promoterId = entity.key === 'promoter' ? after.id : (numberOf(after, 'promoterId') ?? 0);
    const fault = await faultOf(system, promoterId);
    if (!fault) return;
    const {language} = context.actor;
    const field = numberOf(after, 'memberId') === null ? 'email' : 'memberId';
    throw new Refusal(422, text('invalid', language), {errors: {[field]: say(TEXTS[fault], language)}});
  },
};
