/** `GET /invoice/getPopInvoiceExtraData`: what the window of an invoice shows beside it, of its order (CO-597). */
import {FEES_CONFIG} from '@emblem/schemas/values';
import {requiredId} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Predicate} from '@emblem/schemas';
import {reach} from '../../rights/reach';
import {find, findAll, get} from '../../read';
import {numberOf, textOf} from '../../record-values';

/** Null for what there is not, and for what whoever asks does not read. */
async function findReadable<Key extends string>(context: Context, key: Key, where: Predicate) {
  const {actor, model} = context;
  return reach(actor, model.entity(key), model, 'read') === false ? null : ((await find(context, key, where)) ?? null);
}

/** 404 for an order out of reach. */
export const getInvoiceExtra: Act<'getInvoiceExtra'> = {
  name: 'getInvoiceExtra',
  async run(context, input) {
    const orderId = requiredId(context, input, 'orderId');
    const order = await get(context, 'order', orderId);
    const invoices = await findAll(context, 'invoice', {eq: ['orderId', orderId]}, [{field: 'id', descending: false}]);
    const isOn = {eq: ['state', FEES_CONFIG.state.enabled]} as const;
    const countryId = numberOf(order, 'shippingCountryId');
    return {
      orderId,
      purchaseOrderNumber: textOf(order, 'purchaseOrderNumber'),
      payLaterType: numberOf(order, 'payLaterType'),
      monthlyInvoiceId: numberOf(order, 'monthlyInvoiceId'),
      currency: textOf(order, 'currency'),
      orderTotal: textOf(order, 'orderTotal'),
      amountPaid: textOf(order, 'amountPaid'),
      invoices,
      taxExemption: await findReadable(context, 'tax-exemption', {eq: ['userEmail', textOf(order, 'email')]}),
      feesConfig:
        countryId === null
          ? null
          : await findReadable(context, 'fees-config', {all: [{eq: ['countryId', countryId]}, isOn]}),
    };
  },
};
