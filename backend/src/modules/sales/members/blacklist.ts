/** Customers whom we do not serve any more, by e-mail and platform. */
import {INQUIRY, ORDER} from '@emblem/schemas/values';
import {requiredId, requiredText} from '../../../acts/input';
import {trusted} from '../../../context/trusted';
import type {Act, BeforeValidateHook, Context, InTransactionHook} from '../../../context';
import {Refusal} from '../../../errors';
import {text} from '../../../messages';
import {find} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {Values, WireRecord} from '../../../values';
import {create, remove, updateMany} from '../../../write';

const ENTRY = 'blacklist-entry';

function entryOf(context: Context, email: string, proId: number): Promise<WireRecord | undefined> {
  return find(context, ENTRY, {all: [{eq: ['email', email]}, {eq: ['proId', proId]}]});
}

/** `POST /order/addToBlacklist`; 409 for who stands on it (CO-496). */
export const addToBlacklist: Act<'addToBlacklist'> = {
  name: 'addToBlacklist',
  run: (context, {email, proId, reason}) => create(context, ENTRY, {email, proId, reason: reason ?? null}),
};

/** `POST /order/removeOfBlacklist`; 404 for who does not stand on it (CO-497). */
export const removeOfBlacklist: Act<'removeOfBlacklist'> = {
  name: 'removeOfBlacklist',
  async run(context, input) {
    const email = requiredText(context, input, 'email').toLowerCase();
    const entry = await entryOf(context, email, requiredId(context, input, 'proId'));
    if (!entry) throw new Refusal(404, text('notFound', context.actor.language));
    await remove(context, ENTRY, entry.id);
    return null;
  },
};

/** A new entry names whoever makes it. */
export const signEntry: BeforeValidateHook = {
  name: 'signEntry',
  beforeValidate({actor}, _entity, values, before) {
    return Promise.resolve(before || actor.id === null ? values : {...values, userId: actor.id});
  },
};

/** Inquiries and orders of the address say whether it stands on the list. */
export const markBlacklisted: InTransactionHook = {
  name: 'markBlacklisted',
  async inTransaction(context, _entity, after, before) {
    const entry = after ?? before;
    if (!entry || (after && before)) return;
    const where = {all: [{eq: ['email', textOf(entry, 'email')]}, {eq: ['proId', numberOf(entry, 'proId')]}]} as const;
    const {yes, no} = ORDER.isBlacklisted;
    for (const key of ['inquiry', 'order'])
      await updateMany(trusted(context), key, where, {isBlacklisted: after ? yes : no});
  },
};

async function isListed(context: Context, values: Values): Promise<boolean> {
  const [email, proId] = [textOf(values, 'email'), numberOf(values, 'proId')];
  if (email === null || proId === null) return false;
  return (await entryOf(trusted(context), email.toLowerCase(), proId)) !== undefined;
}

/** What is new, or goes to another address, is looked up. */
export const noteBlacklist: BeforeValidateHook = {
  name: 'noteBlacklist',
  async beforeValidate(context, _entity, values, before) {
    if (before && values.email === undefined && values.proId === undefined) return values;
    const {yes, no} = INQUIRY.isBlacklisted;
    return {...values, isBlacklisted: (await isListed(context, {...before, ...values})) ? yes : no};
  },
};
