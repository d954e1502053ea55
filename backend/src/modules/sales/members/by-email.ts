/** What is kept of a customer under an e-mail address: tax exemption and addresses. */
import type {Predicate} from '@emblem/schemas';
import {requiredId, requiredText} from '../../../acts/input';
import type {Act, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {coerceValues} from '../../../calls/coerce';
import {find, list} from '../../../read';
import {create, transaction, update} from '../../../write';

const EXEMPTION = 'tax-exemption';

function emailOf(context: Context, input: Values): string {
  return requiredText(context, input, 'email').toLowerCase();
}

/** `POST /extended/getByUserEmail`: null for somebody who has none (CO-580). */
export const getTaxExemptionByUserEmail: Act<'getTaxExemptionByUserEmail'> = {
  name: 'getTaxExemptionByUserEmail',
  run: async (context, input) => (await find(context, EXEMPTION, {eq: ['userEmail', emailOf(context, input)]})) ?? null,
};

/**
 * `POST /extended/editTaxExemptionByUserEmail`: changes what there is, else makes it; what is not sent stays (CO-581).
 */
export const editTaxExemptionByUserEmail: Act<'editTaxExemptionByUserEmail'> = {
  name: 'editTaxExemptionByUserEmail',
  run: (context, input) =>
    transaction(context, async tx => {
      const userEmail = emailOf(tx, input);
      const entity = tx.model.entity(EXEMPTION);
      const {id: _id, ...sent} = Object.fromEntries(Object.entries(input).filter(([name]) => name in entity.field));
      const values = coerceValues(entity, sent);
      const present = await find(tx, EXEMPTION, {eq: ['userEmail', userEmail]});
      return present ? update(tx, EXEMPTION, present.id, values) : create(tx, EXEMPTION, {...values, userEmail});
    }),
};

/** The default one first, then the newest. */
async function addresses<Key extends string>(
  context: Context,
  entity: Key,
  where: Predicate,
  limit?: number,
): Promise<readonly WireRecord<Key>[]> {
  const {records} = await list(context, entity, {where, sort: [{field: 'createdAt', descending: true}]});
  return [...records].sort((a, b) => Number(b.isDefault ?? 0) - Number(a.isDefault ?? 0)).slice(0, limit);
}

/**
 * `POST /member/getUserAddressByEmail`: all addresses of the e-mail on every platform, the default ones first (CO-596).
 */
export const getUserAddressByEmail: Act<'getUserAddressByEmail'> = {
  name: 'getUserAddressByEmail',
  run: (context, input) => addresses(context, 'user-address', {eq: ['userEmail', emailOf(context, input)]}),
};

/**
 * `POST /member/userAddress/getAddressByUserEmailAndProId`: the address to ship to; null where there is none (CO-590).
 */
export const getAddressByUserEmailAndProId: Act<'getAddressByUserEmailAndProId'> = {
  name: 'getAddressByUserEmailAndProId',
  async run(context, input) {
    const where: Predicate = {
      all: [
        {eq: ['userEmail', emailOf(context, input)]},
        {eq: ['proId', requiredId(context, input, 'proId')]},
        {eq: ['addressType', 'shipping']},
      ],
    };
    const [address] = await addresses(context, 'user-address', where, 1);
    return address ?? null;
  },
};

/** `POST /member/getRetailerAddressByEmailAndProId`: the newest address; null where there is none (CO-593). */
export const getRetailerAddressByEmailAndProId: Act<'getRetailerAddressByEmailAndProId'> = {
  name: 'getRetailerAddressByEmailAndProId',
  async run(context, input) {
    const where: Predicate = {
      all: [{eq: ['email', emailOf(context, input)]}, {eq: ['proId', requiredId(context, input, 'proId')]}],
    };
    const [address] = await addresses(context, 'retailer-address', where, 1);
    return address ?? null;
  },
};
