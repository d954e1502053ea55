/** A sending issues one coupon for each of its members and of those who have its labels; it is sent once. */
import type {Predicate} from '@emblem/schemas';
import type {Context, Effect} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {count, findAll, get} from '../../../read';
import {numberOf, numbersOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {issueMany} from './series';
import {TEXTS} from './texts';

/** As many as can be chosen one by one. */
const MAX_MEMBERS = 500;

function requireFew(context: Context, number: number): void {
  if (number > MAX_MEMBERS) refuseConflict(context, TEXTS.tooMany, {count: String(number), limit: String(MAX_MEMBERS)});
}

/** Of those with a label, the ones whom the sender sees; each once. */
async function receiversOf(context: Context, sending: WireRecord): Promise<readonly number[]> {
  const chosen = numbersOf(sending, 'memberIds');
  const labels = numbersOf(sending, 'labelIds');
  if (labels.length === 0) return chosen;
  const where: Predicate = {has: ['customerLabelIds', {in: ['id', labels]}]};
  // Told before they are fetched: a label may stand at every customer there is.
  requireFew(context, await count(context, 'member', where));
  const labelled = await findAll(context, 'member', where);
  return [...new Set([...chosen, ...labelled.map(({id}) => Number(id))])];
}

export const sendCoupons: Effect = {
  name: 'sendCoupons',
  async run(context, _entity, {id}) {
    const sending = await get(asTrusted(context), 'promotion-send', id);
    const receivers = await receiversOf(context, sending);
    if (receivers.length === 0) refuseConflict(context, TEXTS.nobody);
    requireFew(context, receivers.length);
    const rows = receivers.map(memberId => ({memberId, sendId: id}));
    await issueMany(context, numberOf(sending, 'specificationId') ?? 0, rows);
  },
};
