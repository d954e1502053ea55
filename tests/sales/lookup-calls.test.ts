/** What the pages of inquiries and orders look up: blacklist, print info, customers, freebies and choices. */
import {signInAdmin} from '../harness/administrator';
import {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName, type Person} from '../harness/world';

let server: RunningServer;
let admin: Client;
let nobody: Person;
let proId: number;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  nobody = await makePerson(admin);
  proId = idOf(await admin.first('project', {projectIsDefault: 1}));
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const address = () => `${uniqueName('ada')}@example.com`;

async function newMember(values: Json = {}): Promise<Json> {
  return admin.create('member', {email: address(), proId, name: 'Ada Buyer', ...values});
}

async function newInquiry(values: Json = {}): Promise<number> {
  return idOf(await admin.create('inquiry', {proId, name: 'Ada', email: address(), quantity: 100, ...values}));
}

test('[CO-496] [CO-497] who is on the blacklist is told at inquiries and orders, old and new', async () => {
  const {id: memberId, email} = await newMember();
  const order = idOf(await admin.create('order', {memberId, proId, email}));
  const inquiry = await newInquiry({email});
  const told = async () => [
    (await admin.get('order', order)).isBlacklisted,
    (await admin.get('inquiry', inquiry)).isBlacklisted,
  ];
  expect(await told()).toEqual([0, 0]);
  const entry = {email: String(email).toUpperCase(), proId, reason: 'Never pays'};
  expect((await nobody.client.call('/order/addToBlacklist', entry)).code).toBe('403');
  expect(await admin.data('/order/addToBlacklist', entry)).toMatchObject({email, reason: 'Never pays'});
  expect(await told()).toEqual([1, 1]);
  expect((await admin.call('/order/addToBlacklist', entry)).code).toBe('409');
  const later = await newInquiry({email});
  expect(await admin.get('inquiry', later)).toMatchObject({isBlacklisted: 1});
  expect((await admin.list('inquiry', {filter: {isBlacklisted: 1}})).map(idOf)).toEqual(
    expect.arrayContaining([inquiry, later]),
  );
  expect((await nobody.client.call('/order/removeOfBlacklist', {email, proId})).code).toBe('403');
  expect(await admin.data('/order/removeOfBlacklist', {email, proId})).toBeNull();
  expect(await told()).toEqual([0, 0]);
  expect((await admin.call('/order/removeOfBlacklist', {email, proId})).code).toBe('404');
});

test('[CO-502] [CO-513] [CO-514] print info of an inquiry is saved once and changed from then on', async () => {
  const inquiryId = await newInquiry();
  const get = () => admin.data('/inquiry/inquiryPrintInfo/getByInquiryId', {inquiryId});
  const save = (values: Json) => admin.data('/inquiry/inquiryPrintInfo/update', {inquiryId, ...values});
  expect(await get()).toBeNull();
  const refused = await nobody.client.call('/inquiry/inquiryPrintInfo/update', {inquiryId, title: 'Pins'});
  expect(refused.code).toBe('403');
  const made = asObject(await save({title: 'Pins for the fair', showsPrice: 1}));
  expect(await save({recipient: 'Ada Buyer'})).toMatchObject({id: made.id, title: 'Pins for the fair'});
  expect(await get()).toMatchObject({id: made.id, recipient: 'Ada Buyer', showsPrice: 1});
  expect(await admin.data('/inquiry/getPrintInfoById', {id: inquiryId})).toMatchObject({
    id: inquiryId,
    printInfo: {title: 'Pins for the fair'},
  });
});

test('[CO-506] further addresses of an order are kept once each', async () => {
  const {id: memberId} = await newMember();
  const id = idOf(await admin.create('order', {memberId, proId}));
  const path = '/extended/orderExtendedFunctionality/addInfoEmail';
  expect((await nobody.client.call(path, {id, email: 'a@example.com'})).code).toBe('403');
  await admin.data(path, {id, email: 'A@example.com'});
  await admin.data(path, {id, email: 'a@example.com'});
  expect(await admin.data(path, {id, email: 'b@example.com'})).toEqual({
    id,
    infoEmails: ['a@example.com', 'b@example.com'],
  });
  expect((await admin.get('order', id)).infoEmails).toEqual(['a@example.com', 'b@example.com']);
  expect((await admin.call(path, {id, email: 'nobody'})).code).toBe('422');
});

test('[CO-508] a salesperson finds the members that were given to him or her', async () => {
  const seller = await makePerson(admin, {rights: {'member.read': 'all', 'member.read-personal': 'all'}});
  const mine = await newMember({salesmanId: seller.id});
  const other = await newMember();
  const ids = async (input: Json = {}) =>
    asObjects(await seller.client.data('/allot/allotConf/getMemberListByLoginUser', input)).map(idOf);
  expect(await ids()).toEqual([mine.id]);
  expect(await ids({search: String(other.email)})).toEqual([]);
  expect((await nobody.client.call('/allot/allotConf/getMemberListByLoginUser')).code).toBe('403');
});

test('[CO-592] [CO-595] a customer is found by address, with what a bill needs', async () => {
  const member = await newMember();
  const {email} = member;
  await admin.create('tax-exemption', {userEmail: email, isTaxExempt: 1});
  const found = asObject(await admin.data('/member/getUserBaseInfoForInvoice', {email, proId}));
  expect(found).toMatchObject({id: member.id, billingAddress: null, taxExemption: {isTaxExempt: 1}});
  expect(await admin.data('/member/getUserBaseInfoForInvoice', {email: address(), proId})).toBeNull();
  expect(await admin.data('/member/getPopCommonUser', {email})).toMatchObject({id: member.id});
  await admin.update('member', idOf(member), {state: 0});
  expect(await admin.data('/member/getPopCommonUser', {email})).toBeNull();
  for (const path of ['/member/getUserBaseInfoForInvoice', '/member/getPopCommonUser'])
    expect((await nobody.client.call(path, {email, proId})).code).toBe('403');
});

test('[CO-563] the ways to pay later are listed in both languages', async () => {
  const list = asObjects(await admin.data('/invoice/getPaymentLaterStatusList', {}, 'GET'));
  expect(list.map(({status, nameEn}) => [status, nameEn])).toEqual([
    [1, 'Cash on Delivery'],
    [2, 'Payment by Instalments'],
    [3, 'Payment by CC'],
    [4, 'Net 30 Days'],
    [5, 'Pay by Check'],
  ]);
  for (const {name} of list) expect(name).toMatch(/[一-鿿]/);
});

test('[CO-575] the freebies of a platform are those in use today', async () => {
  const make = async (values: Json) =>
    idOf(
      await admin.create('freebie', {
        freebieName: uniqueName('Bag'),
        proIds: [proId],
        stock: 10,
        minimumAmount: '0.00',
        quantity: 1,
        ...values,
      }),
    );
  const other = (await admin.list('project')).find(({id}) => id !== proId);
  const own = await make({});
  const others = [
    await make({proIds: [idOf(other ?? {})]}),
    await make({state: 0}),
    await make({startDate: '2020-01-01', endDate: '2020-02-01'}),
    await make({startDate: '9998-01-01'}),
  ];
  const ids = asObjects(await admin.data('/freebie/getFreebieListByProId', {proId})).map(idOf);
  expect(ids).toContain(own);
  for (const id of others) expect(ids).not.toContain(id);
});

test('[CO-589] a commodity is found by its category and code', async () => {
  const {id, categoryId, commodityCode} = await admin.first('commodity');
  const path = '/products/getProductByCateIdAndSku';
  expect(await admin.data(path, {cateId: categoryId, sku: commodityCode})).toMatchObject({id});
  expect(await admin.data(path, {cateId: Number(categoryId) + 1000, sku: commodityCode})).toBeNull();
  expect((await admin.call(path, {cateId: categoryId})).code).toBe('422');
});

test('[CO-579] the link of a link order is changed, and nothing else', async () => {
  const {id: memberId} = await newMember();
  const id = idOf(await admin.create('link-order', {memberId, proId, amount: '40.00'}));
  const customLink = 'https://pay.example.com/42';
  expect((await nobody.client.call('/customLinks/edit', {id, customLink})).code).toBe('403');
  expect(await admin.data('/customLinks/edit', {id, customLink, amount: '1.00'})).toEqual({id, customLink});
  expect(await admin.get('link-order', id)).toMatchObject({customLink, amount: '40.00'});
});

test('[CO-576] [CO-584] quote categories of a website and parameters of one are listed', async () => {
  const {proId: website, quoteCateId} = await admin.first('website-category');
  const ofWebsite = async (input: Json) =>
    asObjects(await admin.data('/quote/cate/getWebsiteAllQuoteCate', input, 'GET')).map(each => each.proId);
  expect(new Set(await ofWebsite({proId: website}))).toEqual(new Set([website]));
  expect(await ofWebsite({proId: 9_000_000_000})).toEqual([]);
  const paramName = uniqueName('Size');
  const param = await admin.create('quote-parameter', {paramName, paramNameZh: paramName, paramType: 1});
  const id = idOf(await admin.create('quote-category-parameter', {quoteCateId, paramId: idOf(param)}));
  for (const path of ['/quote/cate/getCateParamRelationByCateId', '/getCateParamRelationByCateId']) {
    const ids = async (cateId: unknown) => asObjects(await admin.data(path, {cateId}, 'GET')).map(idOf);
    expect(await ids(quoteCateId)).toContain(id);
    expect(await ids(9_000_000_000)).toEqual([]);
    expect((await nobody.client.call(path, {cateId: quoteCateId}, 'GET')).code).toBe('403');
  }
});

test('[CO-509] the link orders of an inquiry are answered, and stay with it when it is ordered', async () => {
  const {id: memberId, email} = await newMember();
  const inquiryId = await newInquiry({email, memberId});
  const path = '/customLinks/getLinkProductByInquiryId';
  const ids = async (input: Json) => asObjects(await admin.data(path, input)).map(idOf);
  expect(await ids({inquiryId})).toEqual([]);
  const link = idOf(await admin.create('link-order', {memberId, proId, amount: '40.00', inquiryId}));
  await admin.create('link-order', {memberId, proId, amount: '40.00', inquiryId: await newInquiry({memberId})});
  expect(await ids({inquiryId})).toEqual([link]);
  await admin.create('order', {inquiryId, memberId, proId});
  expect(await ids({inquiryId})).toEqual([link]);
  expect((await admin.call(path, {})).code).toBe('422');
  expect((await nobody.client.call(path, {inquiryId})).code).toBe('403');
});

test('[CO-570] the tags of the customer are told at the order', async () => {
  const {id: memberId} = await newMember();
  const id = idOf(await admin.create('order', {memberId, proId}));
  const path = '/userTag/getOrderDetailTags';
  expect(await admin.data(path, {id})).toEqual([]);
  const tagName = uniqueName('Fair');
  const tag = idOf(await admin.create('user-tag', {tagName, colour: '#0f766e'}));
  await admin.update('member', Number(memberId), {tagIds: [tag]});
  expect(await admin.data(path, {id})).toMatchObject([{id: tag, tagName, colour: '#0f766e'}]);
  expect((await nobody.client.call(path, {id})).code).toBe('403');
  const ordersOnly = await makePerson(admin, {rights: {'order.read': 'all'}});
  expect((await ordersOnly.client.call(path, {id})).code).toBe('403');
});

test('[CO-541] an order leads to where its customer writes a review', async () => {
  const {id: memberId} = await newMember();
  const order = await admin.create('order', {memberId, proId});
  const ask = {id: idOf(order)};
  const path = '/order/manage/getOrderReviewLink';
  const [config] = await admin.list('review-config', {filter: {proId}});
  const configId = idOf(config ?? (await admin.create('review-config', {proId})));
  const set = (reviewUrl: string | null) => admin.update('review-config', configId, {reviewUrl});
  await set(null);
  expect((await admin.call(path, ask)).code).toBe('422');
  await set('https://reviews.example.com/write?site=1');
  const link = `https://reviews.example.com/write?site=1&orderNumber=${String(order.number)}`;
  expect(await admin.data(path, ask)).toEqual({link});
  expect((await nobody.client.call(path, ask)).code).toBe('403');
});

/** The ids that a call lists for some input. */
const idsBy = async (path: string, input: Json, method?: 'GET') =>
  asObjects(await admin.data(path, input, method)).map(idOf);

test('[CO-572] [CO-573] [CO-585] [CO-587] a neon sign is quoted by its letters, colours and backing', async () => {
  const make = async (key: string, values: Json) => idOf(await admin.create(key, values));
  const font = await make('neon-font', {name: uniqueName('Tube'), letterClass: 'outline', priceFactor: '1.5'});
  const colour = (surcharge: string) => make('neon-colour', {name: uniqueName('Ice'), colour: '#aaddff', surcharge});
  const [blue, pink] = [await colour('5.00'), await colour('7.25')];
  const backing = await make('backing', {
    backingName: uniqueName('Acrylic'),
    backingCode: uniqueName('ac'),
    currency: 'USD',
    price: '20.00',
    minimumQuantity: 2,
  });
  const priceOf = (maxHeight: number, price: string) =>
    make('neon-letter-price', {letterClass: 'outline', maxHeight, price, minimumPrice: '60.00'});
  const [low, high] = [await priceOf(100, '10.00'), await priceOf(250, '18.00')];

  for (const [path, id] of [
    ['/quote/cate/getFreebieNeonFont', font],
    ['/quote/cate/getFreebieNeonColor', blue],
  ] as const) {
    expect(await idsBy(path, {state: 1}, 'GET')).toContain(id);
    expect(await idsBy(path, {state: 0}, 'GET')).not.toContain(id);
  }
  for (const path of ['/quote/cate/getNeonQuoteToolParam', '/getNeonQuoteToolParam']) {
    const parameters = asObject(await admin.data(path, {}));
    for (const [name, id] of Object.entries({fonts: font, colours: pink, backings: backing, letterPrices: low}))
      expect(asObjects(parameters[name]).map(idOf)).toContain(id);
    expect((await nobody.client.call(path, {cateId: 'x'})).code).toBe('422');
  }

  const path = '/quote/quoteCalculate/neonQuoteToolCalculate';
  const sign = {text: 'Café 1', fontId: font, height: 100, colourIds: [blue, pink], backingId: backing, quantity: 2};
  const quote = (values: Json = {}) => admin.data(path, {...sign, ...values});
  expect(await quote()).toEqual({
    letters: 5,
    letterPrice: '10.00',
    lettersTotal: '75.00',
    colourTotal: '12.25',
    backingTotal: '20.00',
    minimumPrice: '60.00',
    unitPrice: '107.25',
    quantity: 2,
    total: '214.50',
    currency: 'USD',
  });
  expect(await quote({height: 100.5})).toMatchObject({letterPrice: '18.00', lettersTotal: '135.00'});
  expect(await quote({colourIds: [blue]})).toMatchObject({unitPrice: '100.00'});
  expect(await quote({text: 'A', colourIds: []})).toMatchObject({lettersTotal: '15.00', unitPrice: '60.00'});
  const refused = async (values: Json) => {
    const {code, data} = await admin.call(path, {...sign, ...values});
    return [code, Object.keys(asObject(asObject(data).errors))];
  };
  expect(await refused({height: 251})).toEqual(['422', ['height']]);
  expect(await refused({quantity: 1})).toEqual(['422', ['quantity']]);
  expect(await refused({text: '  '})).toEqual(['422', ['text']]);
  expect(await refused({currency: 'EUR'})).toEqual(['422', ['height']]);
  await admin.update('neon-colour', pink, {state: 0});
  expect(await refused({})).toEqual(['422', ['colourIds']]);
  await admin.update('neon-letter-price', high, {price: '30.00'});
  expect(await quote({height: 200, colourIds: []})).toMatchObject({lettersTotal: '225.00'});
});

test('[CO-556] [CO-561] [CO-562] [CO-569] what the catalogue offers is listed by what is asked', async () => {
  const parent = await admin.create('product-class', {className: uniqueName('Class'), state: 1});
  const child = await admin.create('product-class', {className: uniqueName('Part'), parentId: idOf(parent), state: 1});
  const tree = async () =>
    asObjects(await admin.data('/dataAnalysis/productCategory/listAsTree', {level: 1, enabled: 1}, 'GET'));
  const branch = async () => (await tree()).find(each => idOf(each) === idOf(parent));
  expect(asObjects((await branch())?.children).map(idOf)).toEqual([idOf(child)]);
  await admin.update('product-class', idOf(child), {state: 0});
  expect(asObjects((await branch())?.children ?? []).map(idOf)).toEqual([]);

  const category = await admin.first('category');
  const weight = await admin.create('product-weight-parameter', {
    name: uniqueName('Weight'),
    categoryId: idOf(category),
    gramsPerPiece: '12.5',
  });
  const weights = (input: Json) => idsBy('/order/manage/getProductWeightParamList', input, 'GET');
  expect(await weights({categoryId: idOf(category)})).toContain(idOf(weight));
  expect(await weights({categoryId: idOf(category) + 1000})).not.toContain(idOf(weight));

  const cateName = uniqueName('Quote');
  const quoted = idOf(await admin.create('quote-category', {cateName, cateNameZh: '测试', productType: 0, isFd: 1}));
  expect(await idsBy('/quote/cate/getAll', {isFd: 1})).toContain(quoted);
  expect(await idsBy('/quote/cate/getAll', {isFd: 0})).not.toContain(quoted);
  const {proId: website, quoteCateId} = await admin.first('website-category', {state: 1});
  const offered = (input: Json) => idsBy('/quote/cate/getQuoteCateListByProIdAndProType', input, 'GET');
  expect(await offered({})).toContain(quoted);
  expect(await offered({proId: website})).toContain(quoteCateId);
  expect(await offered({proId: website})).not.toContain(quoted);
  expect((await new Client(server.url).call('/quote/cate/getAll', {})).code).toBe('401');
});

test('[CO-597] the window of an invoice is told what else there is of its order', async () => {
  const member = await newMember();
  const values = {memberId: member.id, proId, email: member.email, purchaseOrderNumber: 'PO-7', shippingFee: '9.00'};
  const orderId = idOf(await admin.create('order', values));
  const path = '/invoice/getPopInvoiceExtraData';
  const extra = async () => asObject(await admin.data(path, {orderId}, 'GET'));
  expect(await extra()).toMatchObject({
    purchaseOrderNumber: 'PO-7',
    orderTotal: '9.00',
    invoices: [],
    taxExemption: null,
    feesConfig: null,
  });
  const items = [{description: 'Pins', qty: 1, unitPrice: '9.00'}];
  const invoice = {orderId, proId, invoiceDate: '2026-05-04', billTo: 'Ann Field', items};
  const id = idOf(await admin.create('invoice', invoice));
  await admin.create('tax-exemption', {userEmail: member.email, isTaxExempt: 1});
  const fees = await admin.first('fees-config', {state: 1});
  await admin.update('order', orderId, {shippingCountryId: fees.countryId});
  expect(await extra()).toMatchObject({
    invoices: [{id}],
    taxExemption: {isTaxExempt: 1},
    feesConfig: {countryId: fees.countryId},
  });
  expect((await admin.call(path, {orderId: 9_000_000_000}, 'GET')).code).toBe('404');
  expect((await nobody.client.call(path, {orderId}, 'GET')).code).toBe('403');
});
