/** What visitors and members may leave here on one day; counted in PostgreSQL for all processes together. */
import {asActor, type Context} from '../../context';
import {readQuotas} from '../../config/quotas';
import {takeToken} from '../../database/limits';
import {Refusal} from '../../errors';
import {text, type MessageKey} from '../../messages';
import {count} from '../../read';
import {SYSTEM, type Actor} from '../../actor';
import {networkOf} from '../../party';

const DAY_SECONDS = 24 * 60 * 60;
const MEGABYTE = 1024 * 1024;

/** Staff have an `id`, members a `memberId`, visitors neither: they are known by where they come from. */
export type Party = Pick<Actor, 'id' | 'memberId'>;

export type Left = 'upload' | 'design';

const MESSAGE: Readonly<Record<Left, MessageKey>> = {upload: 'uploadQuota', design: 'designQuota'};

async function take(context: Context, left: Left, key: string, capacity: number, amount: number): Promise<void> {
  const {sql, actor} = context;
  const taken = await takeToken(sql, `quota ${key}`, {capacity, perSecond: capacity / DAY_SECONDS}, amount);
  if (!taken.allowed) throw new Refusal(429, text(MESSAGE[left], actor.language), {retryAfter: taken.retryAfter});
}

/**
 * Counts one upload or design of so many bytes, of who asks unless told otherwise. 429 when the party has left as many,
 * or as much, as one day allows; staff are not counted.
 */
export async function requireQuota(
  context: Context,
  left: Left,
  bytes: number,
  party: Party = context.actor,
): Promise<void> {
  const {id, memberId} = party;
  if (id !== null || context.actor.kind === 'system') return;
  const kind = memberId === null ? 'visitor' : 'member';
  const quotas = readQuotas();
  const key = `${left} ${kind} ${memberId ?? networkOf(context.actor.address)}`;
  await take(context, left, key, quotas[`${kind}-${left}s`], 1);
  await take(context, left, `${key} bytes`, quotas[`${kind}-${left}-mb`] * MEGABYTE, bytes);
}

/** Counts one use of a signed upload form, which is known by its folder. */
export async function requireFormQuota(context: Context, folder: string): Promise<void> {
  await take(context, 'upload', `form ${folder}`, readQuotas()['form-uploads'], 1);
}

/**
 * 422 when a member keeps as many records of an entity as one may; `field` names the property that holds the member.
 */
export async function requireRoom(context: Context, entity: string, field: string): Promise<void> {
  const {memberId} = context.actor;
  if (memberId === null) return;
  const limit = readQuotas()['member-kept'];
  const kept = await count(asActor(context, SYSTEM), entity, {eq: [field, memberId]});
  if (kept >= limit) throw new Refusal(422, text('keptQuota', context.actor.language, {limit}));
}
