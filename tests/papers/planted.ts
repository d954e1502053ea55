/** A record for each paper of sales. */
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {makeMonthly, makePayLater} from '../harness/monthly';
import {uniqueName} from '../harness/world';
import {plantedGoods} from './planted-goods';

/** Papers of an order. */
const OF_ORDER = [
  'order-confirmation',
  'order-copy',
  'abnormal-order',
  'sales-contract',
  'questionnaire',
  'authorization',
  'authorization-copy',
];
const AMOUNTS = [
  'setupFee',
  'apoShippingFee',
  'declarationFee',
  'additionalCosts',
  'firstOrderDiscount',
  'promoDiscount',
  'specialGroupOffer',
  'pointsDeduction',
  'giftVoucher',
  'couponDiscount',
  'orderDiscount',
  'extraDiscount',
  'userLevelDiscount',
];
const TOTALS = {
  ...Object.fromEntries(AMOUNTS.map((name, index) => [name, `${index + 1}.50`])),
  taxRate: '0.19',
  amountPaid: '86.25',
};
const HEAD = {
  poNumber: 'PO-77',
  reference: 'Spring fair',
  hsCode: '7117.19.90',
  billTo: 'Žofie Nováková\n1 Market Street',
  shipTo: 'شركة النور 12\n深圳市深南大道1号',
  currency: 'EUR',
  estimatedShipDate: '2026-05-28',
  notes: 'Call before delivery',
};
const ADDRESSES = {
  shippingFirstName: 'Žofie',
  shippingLastName: 'Nováková',
  shippingAddress1: '1 Market Street',
  shippingCity: 'Köln',
  shippingZip: '50667',
  billFirstName: 'राम',
  billLastName: 'शर्मा',
  billAddress1: '深圳市深南大道1号',
  billCity: '서울',
};
const PRODUCT = {
  name: 'Enamel pin',
  description: '30 mm',
  quantity: 1200,
  currency: 'EUR',
  unitPrice: '1.25',
  toolingCharge: '40.00',
  additionalCharge: '8.00',
  extraFee: '6.00',
  tariffSurcharge: '2.00',
  deliveryDiscount: '1.00',
  picture: '/files/public/none.png',
};
const ITEM = {
  artwork: '/files/public/none.png',
  description: 'Enamel pins, 30 mm',
  qty: 5000,
  unitPrice: '0.8250',
  moldFee: '40.00',
  extraFee: '25.00',
  tariffSurcharge: '22.50',
  setupFee: '7.00',
};

/** A record for each paper, by the paper's key, with whatever can stand on it. */
export async function plantPapers(admin: Client): Promise<ReadonlyMap<string, number>> {
  const {platformIds} = await admin.first('market-profile');
  const {id: memberId, proId} = await admin.first('member', {proId: platformIds});
  const {id: countryId} = await admin.first('country', {code: 'DE'});
  const {id: salesmanId} = await admin.first('user');
  const order = idOf(
    await admin.create('order', {
      memberId,
      proId,
      salesmanId,
      purchaseOrderNumber: 'PO-77',
      currency: 'EUR',
      shippingFee: '12.00',
      taxPrice: '3.00',
      additionalCosts: '4.00',
      discount: '5.00',
      userRemark: 'Call before delivery',
      trackingNumber: '1Z-77',
      disputeStatus: 1,
      ...ADDRESSES,
      shippingCountryId: countryId,
      billCountryId: countryId,
    }),
  );
  await admin.create('order-product', {orderId: order, ...PRODUCT});
  await plantSeller(admin, Number(proId));
  const paper: Json = {orderId: order, proId, salesmanId, ...HEAD, ...TOTALS, items: [ITEM]};
  for (const values of [{amount: '10.00', method: 5}, {amount: '86.25'}]) {
    const payment = await admin.create('payment', {orderId: order, receivedOn: '2026-05-06', ...values});
    await admin.action('payment', 'confirm', {ids: [idOf(payment)]});
  }
  const invoice = idOf(await admin.create('invoice', {...paper, invoiceDate: '2026-05-04'}));
  await admin.action('invoice', 'confirm', {ids: [invoice]});
  const quotation = idOf(
    await admin.create('quotation', {
      ...paper,
      quotationDate: '2026-05-04',
      validUntil: '2026-06-04',
      contacts: 'Ann Field',
      apoShippingFee: '0.00',
      shippingFee: '2.50',
    }),
  );
  const belonging = {proId, salesmanId};
  return new Map([
    ...OF_ORDER.map(key => [key, order] as const),
    ['invoice', invoice],
    ['dispatch-invoice', invoice],
    ['quotation', quotation],
    ...(await plantedAfter(admin, {orderId: order, proId}, invoice)),
    ...(await plantedBefore(admin, {memberId, ...belonging})),
    ...(await plantedGoods(admin, {orderId: order, proId})),
    ['monthly-invoice', await plantedMonth(admin, {memberId, ...belonging})],
  ]);
}

/** The platform's seller and its account in EUR, with whatever can stand on a paper. */
async function plantSeller(admin: Client, proId: number): Promise<void> {
  const [seller] = await admin.list('market-profile', {filter: {platformIds: [proId]}});
  await admin.update('market-profile', idOf(seller), {
    vatId: 'DE123456788',
    taxNumber: '37/123/45678',
    paymentTerms: 'Due within 14 days',
    terms: null,
  });
  const accounts = await admin.list('bank-account', {filter: {platformIds: [proId], currency: 'EUR'}});
  const account = {
    bankName: 'Spreebank',
    holder: 'PatchWerk Deutschland GmbH',
    iban: 'DE89 3704 0044 0532 0130 00',
    accountNumber: '532013000',
    bic: 'COBADEFFXXX',
    routingNumber: '37040044',
    note: null,
  };
  const accountName = uniqueName('Account');
  if (accounts[0]) await admin.update('bank-account', idOf(accounts[0]), account);
  else await admin.create('bank-account', {...account, accountName, platformIds: [proId], currency: 'EUR'});
}

/** The invoice of a month with an order on it. */
async function plantedMonth(admin: Client, belonging: Json): Promise<number> {
  const orderId = await makePayLater(admin, {
    ...belonging,
    title: 'Pins of the month',
    purchaseOrderNumber: 'PO-78',
    currency: 'EUR',
  });
  const {salesmanId} = belonging;
  const head = {salesmanId, poNumber: 'PO-MONTH', billTo: 'Žofie Nováková', notes: 'Thank you'};
  const id = await makeMonthly(admin, orderId, head);
  await admin.action('monthly-invoice', 'confirm', {ids: [id]});
  return id;
}

type Records = readonly (readonly [string, number])[];

/** What comes after an order: a credit memo, a problem, a refund. */
async function plantedAfter(admin: Client, {orderId, proId}: Json, invoiceId: number): Promise<Records> {
  const credit = {creditDate: '2026-06-01', reason: 'Spots in the plating'};
  const items = [{description: 'Twenty pins', amount: '5.00'}];
  const memo = idOf(await admin.create('credit-memo', {orderId, invoiceId, ...credit, items}));
  await admin.action('credit-memo', 'confirm', {ids: [memo]});
  const seen = {title: 'The blue is too dark', description: 'Seen by the customer', result: 'Made anew'};
  const problem = await admin.create('internal-problem', {proId, orderId, problemType: 1, ...seen});
  const refunds = [
    {reasonRemark: 'Spots in the plating', refundAmount: '10.00'},
    {reasonRemark: 'Late by a week', refundAmount: '7.00'},
  ];
  const asked = [];
  for (const refund of refunds)
    asked.push(idOf(await admin.create('refund-order', {orderId, refundReason: 4, refundType: 1, ...refund})));
  return [
    ['credit-memo', memo],
    ['internal-problem', idOf(problem)],
    ['refund-list', asked[0] ?? 0],
  ];
}

/** What comes without an order: an inquiry that was quoted, and a link to pay by. */
async function plantedBefore(admin: Client, belonging: Json): Promise<Records> {
  const asked = {name: 'Ann Field', email: 'ann@pins.example', quantity: 300, remark: 'Match our school colours'};
  const quoted = {currency: 'EUR', quotedPrice: '431.70', costPrice: '199.90'};
  const inquiry = idOf(await admin.create('inquiry', {...belonging, ...asked, ...quoted}));
  const info = {title: 'Spring fair', recipient: 'Mr Ode', showsPrice: 1};
  await admin.create('inquiry-print-info', {inquiryId: inquiry, ...info});
  const link = await admin.create('link-order', {
    ...belonging,
    title: 'Rush fee',
    quantity: 50,
    currency: 'EUR',
    amount: '60.00',
    name: 'Ann Field',
    customLink: 'https://pay.emblem.example/l/77',
    userRemark: 'Call before delivery',
  });
  return [
    ['inquiry', inquiry],
    ['link-quotation', idOf(link)],
  ];
}
