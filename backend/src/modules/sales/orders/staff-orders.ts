/** Orders as the staff's pages read and mark them. */
import type {ActOutputs} from '@emblem/schemas/acts';
import type {Selection} from '@emblem/schemas/reports';
import {textOf} from '../../../record-values';
import {reach} from '../../../rights/reach';
import {badInput, optionalId, optionalText, requiredId, requiredText} from '../../../acts/input';
import {listPage, pageRequest} from '../../../acts/paging';
import type {Act, Context} from '../../../context';
import {findAll, get, metricOf} from '../../../read';
import {takeTo, update} from '../../../write';
import {created, equalities, keyword, PINNED_FIRST, prices} from '../list-conditions';
import {countBy, countOf} from '../figures/metrics';

/**
 * A page of orders, pinned ones first; `paymentType` is the payment status that the page's address names (CO-524,
 * CO-062).
 */
export const listOrders: Act<'listOrders'> = {
  name: 'listOrders',
  async run(context, input) {
    const where = {
      all: [
        ...equalities(context, 'order', input, [
          'status',
          'paymentStatus',
          ['paymentType', 'paymentStatus'],
          'proId',
          'salesmanId',
          'trackingNumber',
          'isSampleOrder',
          'designStatus',
          'memberId',
        ]),
        ...prices(context, input, 'orderTotal'),
        ...created(context, input),
        ...keyword(context, input, ['title', 'remark', 'userRemark', 'name']),
      ],
    };
    return listPage(
      context,
      'order',
      {where, search: optionalText(context, input, 'search'), sort: PINNED_FIRST, present: true},
      pageRequest(input),
    );
  },
};

function mayRead(context: Context, entity: string): boolean {
  return reach(context.actor, context.model.entity(entity), context.model, 'read') !== false;
}

/**
 * An order with its products under `products`, as far as the actor may read them; the id alone where it may not read
 * orders.
 */
export async function orderInfo(context: Context, id: number): Promise<ActOutputs['getOrderInfo']> {
  if (!mayRead(context, 'order')) return {id};
  const order = await get(context, 'order', id, {present: true});
  const products = mayRead(context, 'order-product')
    ? await findAll(context, 'order-product', {eq: ['orderId', id]}, [{field: 'sort', descending: false}])
    : [];
  return {...order, products};
}

/** One order (CO-527). */
export const getOrderInfo: Act<'getOrderInfo'> = {
  name: 'getOrderInfo',
  run: (context, input) => orderInfo(context, requiredId(context, input, 'id')),
};

/** The staff's remark; blank clears it (CO-532). */
export const editOrderRemark: Act<'editOrderRemark'> = {
  name: 'editOrderRemark',
  async run(context, input) {
    const id = requiredId(context, input, 'id');
    const remark = optionalText(context, input, 'remark') ?? null;
    return {id, remark: textOf(await update(context, 'order', id, {remark}), 'remark')};
  },
};

/** How many orders the actor sees in each status: `[{status, qty}]` in the order of the statuses (CO-529). */
export const countOrdersByStatus: Act<'countOrdersByStatus'> = {
  name: 'countOrdersByStatus',
  async run(context, input) {
    const proId = optionalId(context, input, 'proId');
    const onPlatform: Selection = proId === undefined ? {} : {platform: [proId]};
    const groups = await countBy(context, metricOf(context, 'order-states'), 'status', onPlatform);
    const counts = new Map(groups.map(group => [group.of.status, countOf(group)]));
    const options = context.model.entity('order').field.status?.options ?? [];
    return options.map(({value}) => ({status: Number(value), qty: counts.get(value) ?? 0}));
  },
};

/** Moves an order to another status (CO-528, CO-335). */
export const changeOrderStatus: Act<'changeOrderStatus'> = {
  name: 'changeOrderStatus',
  run: (context, input) =>
    takeTo(context, 'order', requiredId(context, input, 'id'), 'status', requiredId(context, input, 'status'), {
      trackingNumber: optionalText(context, input, 'trackingNumber'),
    }),
};

/** Moves an order to another payment status; Pay Later (0) brings its type along (CO-534, CO-338). */
export const changePaymentStatus: Act<'changePaymentStatus'> = {
  name: 'changePaymentStatus',
  async run(context, input) {
    const sent = requiredText(context, input, 'paymentStatus');
    const status = /^\d$/.test(sent) ? Number(sent) : badInput(context, 'paymentStatus');
    return takeTo(context, 'order', requiredId(context, input, 'id'), 'paymentStatus', status, {
      payLaterType: optionalId(context, input, 'payLaterType'),
    });
  },
};
