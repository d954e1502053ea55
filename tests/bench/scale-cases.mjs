/** What people ask of lists of documents, whoever they are; the values are those of a record that the person sees. */
import {createRequire} from 'node:module';
import {INQUIRY, ORDER} from '@emblem/schemas/values';

const PAGE = 25;
const NEWEST = ['createdAt', 'DESC'];
const DAY_MS = 24 * 60 * 60_000;

const {readEntitySchemas} = createRequire(import.meta.url)('@emblem/schemas/node');
/** What the switch over the list of orders asks for. */
const {'x-views': VIEWS} = readEntitySchemas().find(({$id}) => $id === 'order');
const CALIFORNIA = VIEWS.default.switches.find(({name}) => name === 'california').where;

const encoded = value => encodeURIComponent(JSON.stringify(value));

/** The address of a page as the console asks for it; `from` is the first row, `of` the total where it is known. */
export function pageOf(entity, {filter = {}, sort = NEWEST, from = 0, of} = {}) {
  const total = of === undefined ? '' : `&total=${of}`;
  return (
    `/rest/${entity}?filter=${encoded(filter)}&range=${encoded([from, from + PAGE - 1])}` +
    `&sort=${encoded(sort)}&abilities=once${total}`
  );
}

const before = (moment, days) => new Date(Date.parse(moment) - days * DAY_MS).toISOString();

function orderCases({order, orders}) {
  const lastPage = PAGE * Math.floor((orders - 1) / PAGE);
  return {
    orders: pageOf('order'),
    'orders in a state': pageOf('order', {filter: {status: ORDER.status.shipped}}),
    'orders, pay later': pageOf('order', {filter: {paymentStatus: ORDER.paymentStatus.payLater}}),
    'orders of a platform': pageOf('order', {filter: {proId: order.proId}}),
    'orders of a salesman in a state': pageOf('order', {
      filter: {salesmanId: order.salesmanId, status: ORDER.status.finished},
    }),
    'orders of a week, half a year ago': pageOf('order', {
      filter: {createdAt_gte: before(order.createdAt, 190), createdAt_lt: before(order.createdAt, 183)},
    }),
    'orders from an amount on, dearest first': pageOf('order', {
      filter: {orderTotal_gte: '1000.00'},
      sort: ['orderTotal', 'DESC'],
    }),
    'orders that are owed for': pageOf('order', {filter: {balanceDue_gte: '0.01'}}),
    'orders being designed': pageOf('order', {filter: {designStatus: order.designStatus}}),
    'sample orders': pageOf('order', {filter: {isSampleOrder: 1}}),
    'orders with a mark': pageOf('order', {filter: {markIds: [1]}}),
    'orders in dispute': pageOf('order', {filter: {disputeStatus: 1}}),
    'orders of the blacklist': pageOf('order', {filter: {isBlacklisted: 1}}),
    'orders to California': pageOf('order', {filter: {_where: CALIFORNIA}}),
    'orders by a tracking number': pageOf('order', {filter: {trackingNumber: order.trackingNumber}}),
    'search for an order number': pageOf('order', {filter: {q: order.number}}),
    'search for part of an e-mail': pageOf('order', {filter: {q: order.email.slice(0, order.email.indexOf('@') + 4)}}),
    'search for a name': pageOf('order', {filter: {q: order.name}}),
    'search for two words of a title': pageOf('order', {filter: {q: order.title.split(' ').slice(0, 2).join(' ')}}),
    'search for what is not there': pageOf('order', {filter: {q: 'Zyxwvut Qjk'}}),
    'orders, page 400': pageOf('order', {from: 399 * PAGE}),
    'orders, the last page': pageOf('order', {from: lastPage, of: orders}),
  };
}

function otherCases({order, product, inquiry, member}) {
  return {
    products: pageOf('order-product'),
    'products of an order': pageOf('order-product', {filter: {orderId: order.id}, sort: ['sort', 'ASC']}),
    'search for a product': pageOf('order-product', {filter: {q: product.name}}),
    inquiries: pageOf('inquiry'),
    'inquiries in a state': pageOf('inquiry', {filter: {status: INQUIRY.status.quoted}}),
    'search for an inquiry by name': pageOf('inquiry', {filter: {q: inquiry.name}}),
    members: pageOf('member'),
    'search for a member by name': pageOf('member', {filter: {q: member.name}}),
    'search for a member by e-mail': pageOf('member', {filter: {q: member.email}}),
  };
}

/**
 * Thirty-one addresses by what they ask for. `seen` has a shipped order, a product, an inquiry and a member, and how
 * many orders there are.
 */
export function casesOf(seen) {
  return {...orderCases(seen), ...otherCases(seen)};
}
