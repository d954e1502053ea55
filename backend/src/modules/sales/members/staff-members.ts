/** Members as the staff's pages look them up. */
import {MEMBER} from '@emblem/schemas/values';
import {optionalText, requiredId, requiredText} from '../../../acts/input';
import type {Act} from '../../../context';
import {reach} from '../../../rights/reach';
import {find, list} from '../../../read';

/** `POST /allot/allotConf/getMemberListByLoginUser`: those whose salesman is whoever asks, newest first (CO-508). */
export const listAllottedMembers: Act<'listAllottedMembers'> = {
  name: 'listAllottedMembers',
  async run(context, input) {
    const {records} = await list(context, 'member', {
      where: {eq: ['salesmanId', {actor: 'id'}]},
      search: optionalText(context, input, 'search'),
      sort: [{field: 'createdAt', descending: true}],
    });
    return records;
  },
};

/** `POST /member/getUserBaseInfoForInvoice`: a customer with the address and the exemption for a bill (CO-592). */
export const getMemberForInvoice: Act<'getMemberForInvoice'> = {
  name: 'getMemberForInvoice',
  async run(context, input) {
    const email = requiredText(context, input, 'email').toLowerCase();
    const proId = requiredId(context, input, 'proId');
    const member = await find(context, 'member', {all: [{eq: ['email', email]}, {eq: ['proId', proId]}]});
    if (!member) return null;
    const mayRead = (key: string) => reach(context.actor, context.model.entity(key), context.model, 'read') !== false;
    const ofUser = {eq: ['userEmail', email]} as const;
    const billing = {all: [ofUser, {eq: ['proId', proId]}, {eq: ['addressType', 'billing']}]} as const;
    const [address] = mayRead('user-address')
      ? (
          await list(context, 'user-address', {
            where: billing,
            sort: [{field: 'isDefault', descending: true}],
            limit: 1,
          })
        ).records
      : [];
    const exemption = mayRead('tax-exemption') ? await find(context, 'tax-exemption', ofUser) : undefined;
    return {...member, billingAddress: address ?? null, taxExemption: exemption ?? null};
  },
};

/** `POST /member/getPopCommonUser`: the newest account in use with an address, on whichever platform (CO-595). */
export const getCommonMember: Act<'getCommonMember'> = {
  name: 'getCommonMember',
  async run(context, input) {
    const email = requiredText(context, input, 'email').toLowerCase();
    const {records} = await list(context, 'member', {
      where: {all: [{eq: ['email', email]}, {eq: ['state', MEMBER.state.enabled]}]},
      sort: [{field: 'createdAt', descending: true}],
      limit: 1,
    });
    return records[0] ?? null;
  },
};
