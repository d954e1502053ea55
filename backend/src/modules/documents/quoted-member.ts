/** A quotation is for the member of its order or its inquiry, unless another one is named. */
import type {BeforeValidateHook, Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {find} from '../../read';
import {numberOf} from '../../record-values';
import type {Values} from '../../values';

const SOURCES = [
  ['orderId', 'order'],
  ['inquiryId', 'inquiry'],
] as const;

async function memberOf(context: Context, quotation: Values): Promise<number | null> {
  for (const [property, entity] of SOURCES) {
    const id = numberOf(quotation, property);
    const record = id === null ? undefined : await find(asTrusted(context), entity, {eq: ['id', id]});
    const memberId = record ? numberOf(record, 'memberId') : null;
    if (memberId !== null) return memberId;
  }
  return null;
}

export const quotedMember: BeforeValidateHook = {
  name: 'quotedMember',
  async beforeValidate(context, _entity, values, before) {
    if (before || values.memberId !== undefined) return values;
    const memberId = await memberOf(context, values);
    return memberId === null ? values : {...values, memberId};
  },
};
