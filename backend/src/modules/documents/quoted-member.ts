/** A quotation is for the member of its order or its inquiry, unless another one is named. */
import type {BeforeValidateHook} from '../../context';
import {withPathValues} from '../../read';
import {numberOf} from '../../record-values';

const MEMBERS = ['orderId.memberId', 'inquiryId.memberId'];

export const quotedMember: BeforeValidateHook = {
  name: 'quotedMember',
  async beforeValidate(context, entity, values, before) {
    if (before || values.memberId !== undefined) return values;
    const [known = {}] = await withPathValues(context, entity, [{...values, id: 0, version: 0}], MEMBERS);
    const memberId = MEMBERS.map(path => numberOf(known, path)).find(id => id !== null);
    return memberId === undefined ? values : {...values, memberId};
  },
};
