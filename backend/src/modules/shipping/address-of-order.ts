/** A shipment goes to the address of its order, and from the usual sender, unless it says otherwise. */
import {SENDER} from '@emblem/schemas/values';
import type {BeforeValidateHook, Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {find} from '../../read';
import {numberOf} from '../../record-values';
import type {Values} from '../../values';

const PARTS = [
  'FirstName',
  'LastName',
  'Company',
  'Address1',
  'Address2',
  'City',
  'State',
  'Zip',
  'CountryId',
  'Phone',
] as const;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

async function recipientOf(system: Context, orderId: number): Promise<Values> {
  const order = await find(system, 'order', {eq: ['id', orderId]});
  return order ? Object.fromEntries(PARTS.map(part => [`recipient${part}`, order[`shipping${part}`] ?? null])) : {};
}

async function usualSender(system: Context): Promise<number | null> {
  const {isDefault, state} = SENDER;
  const sender = await find(system, 'sender', {
    all: [{eq: ['isDefault', isDefault.yes]}, {eq: ['state', state.enabled]}],
  });
  return sender?.id ?? null;
}

export const addressOfOrder: BeforeValidateHook = {
  name: 'addressOfOrder',
  async beforeValidate(context, _entity, values, before) {
    const orderId = before ? null : numberOf(values, 'orderId');
    if (orderId === null) return values;
    const system = asTrusted(context);
    const isAddressed = PARTS.some(part => !isBlank(values[`recipient${part}`]));
    return {
      ...values,
      ...(isAddressed ? {} : await recipientOf(system, orderId)),
      senderId: values.senderId ?? (await usualSender(system)),
    };
  },
};
