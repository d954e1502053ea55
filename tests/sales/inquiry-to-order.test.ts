/** From Get Price in the editor to a finished order. */
import {Client} from '../harness/client';
import {asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import {makePerson, uniqueName, type Person} from '../harness/world';
import {addCategory, DESIGN, errorsOf, openScene, publish, registerMember, type Scene} from '../design/scene';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
}, 240_000);
afterAll(() => scene?.server.stop());

async function askForPrice(values: Json = {}, client: Client = scene.visitor): Promise<Json & {readonly id: number}> {
  const answer = asObject(
    await client.data('/app/inquiry/addFromDesign', {
      name: 'Bob',
      email: `${uniqueName('bob')}@example.com`,
      quantity: 100,
      remark: 'By June, please',
      design: DESIGN,
      designImg: '/files/design.png',
      ...values,
    }),
  );
  return {...answer, id: idOf(answer)};
}

async function quoted(price: unknown = '250.00', values: Json = {}): Promise<number> {
  const {id} = await askForPrice(values);
  await scene.admin.data('/inquiry/changeInquiryStatus', {id, status: 3, quotedPrice: price});
  return id;
}

async function ordered(values: Json = {}): Promise<Json & {readonly id: number}> {
  const inquiryId = await quoted('250.00', values);
  const order = asObject(await scene.admin.data('/order/manage/addOrder', {inquiryId}));
  return {...order, id: idOf(order)};
}

describe('Get Price', () => {
  it('[ED-007] makes an inquiry of a visitor’s design, which staff can open', async () => {
    const {id: categoryId, categoryName} = await addCategory(scene.admin);
    const template = await publish(scene.admin, {categoryId});
    const {id, number} = await askForPrice({categoryId, templateId: template.id, quantity: '250'});
    expect(number).toMatch(/^INQ\d{4}\d{6}$/);
    const inquiry = asObject(await scene.admin.data('/inquiry/getById', {id}));
    expect(inquiry).toMatchObject({
      number,
      status: 1,
      isRead: 0,
      name: 'Bob',
      quantity: 250,
      remark: 'By June, please',
      categoryId,
      templateId: template.id,
      proId: scene.platform.id,
      designImg: '/files/design.png',
      title: `${String(categoryName)} × 250`,
    });
    expect(inquiry.design).toEqual(JSON.parse(DESIGN));
  });

  it('names everything that is wrong at once and keeps nothing', async () => {
    const before = await scene.admin.total('inquiry');
    const members = await scene.admin.total('member');
    const refused = await scene.visitor.call('/app/inquiry/addFromDesign', {
      name: ' ',
      email: 'no address',
      quantity: 0,
      remark: 'x'.repeat(5001),
      design: DESIGN,
    });
    expect(refused.code).toBe('422');
    expect(Object.keys(errorsOf(refused)).toSorted()).toEqual(['email', 'name', 'quantity', 'remark']);
    expect(
      errorsOf(
        await scene.visitor
          .speaking('zh')
          .call('/app/inquiry/addFromDesign', {name: 'B', email: 'b@example.com', quantity: 1, design: '{}'}),
      ),
    ).toEqual({design: '画布是空的~~~'});
    expect(await scene.admin.total('inquiry')).toBe(before);
    expect(await scene.admin.total('member')).toBe(members);
  });

  it('finds or makes the member by e-mail and platform, whatever the case', async () => {
    const email = `${uniqueName('carol')}@example.com`;
    const first = await askForPrice({email});
    const second = await askForPrice({email: email.toUpperCase()});
    const {memberId} = await scene.admin.get('inquiry', first.id);
    expect((await scene.admin.get('inquiry', second.id)).memberId).toBe(memberId);
    expect(await scene.admin.get('member', Number(memberId))).toMatchObject({email, proId: scene.platform.id});
  });

  it('makes one member of two requests at once', async () => {
    const email = `${uniqueName('twin')}@example.com`;
    const inquiries = await Promise.all([askForPrice({email}), askForPrice({email})]);
    const records = await Promise.all(inquiries.map(({id}) => scene.admin.get('inquiry', id)));
    expect(new Set(records.map(record => record.memberId)).size).toBe(1);
  });

  it('belongs to the member who asks, whatever address is given', async () => {
    const member = await registerMember(scene.server.url);
    const {id} = await askForPrice({email: 'office@example.com'}, member.client);
    expect(await scene.admin.get('inquiry', id)).toMatchObject({memberId: member.id, email: 'office@example.com'});
    const foreign = await member.client.call('/app/inquiry/addFromDesign', {
      name: 'B',
      email: 'b@example.com',
      quantity: 1,
      design: DESIGN,
      userId: member.id + 1,
    });
    expect(foreign.code).toBe('403');
  });

  it('does not tell whether a hidden template exists', async () => {
    const draft = idOf(await scene.admin.data('/design/template/stagingTemplate', {templateFile: DESIGN}));
    const ask = (templateId: number) =>
      scene.visitor.call('/app/inquiry/addFromDesign', {
        name: 'B',
        email: 'b@example.com',
        quantity: 1,
        design: DESIGN,
        templateId,
      });
    const [hidden, missing] = [await ask(draft), await ask(999_999_999)];
    expect(hidden).toEqual(missing);
    expect(hidden.code).toBe('422');
  });

  it('makes one inquiry of a request that is sent twice', async () => {
    const body = {name: 'Bob', email: 'bob@example.com', quantity: 1, design: DESIGN};
    const send = () =>
      scene.visitor.request('POST', '/api/app/inquiry/addFromDesign', body, {'Idempotency-Key': 'the-same'});
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
  });

  it('is given to the salesperson of the platform with the fewest open inquiries', async () => {
    const project = await scene.admin.create('project', {
      proName: uniqueName('Branch'),
      proType: 0,
      projectIsDefault: 0,
      state: 1,
    });
    const platformIds = [idOf(project)];
    const {id: domain} = await scene.admin.first('domain', {domainUrl: 'localhost'});
    await scene.admin.update('domain', idOf({id: domain}), {proId: project.id});
    const salesperson = () => makePerson(scene.admin, {platformIds, departmentIds: [3]});
    const [first, second] = [await salesperson(), await salesperson()];
    await makePerson(scene.admin, {platformIds});
    const branch = new Client(scene.server.url.replace('127.0.0.1', 'localhost'));
    const taken = async () => (await scene.admin.get('inquiry', (await askForPrice({}, branch)).id)).salesmanId;
    expect([await taken(), await taken(), await taken()]).toEqual([first.id, second.id, first.id]);
  });
});

describe('the list of inquiries', () => {
  it(`[CO-498] [CO-308] [CO-309]
    filters by number, e-mail, title, price, status and time, alone and together`, async () => {
    const email = `${uniqueName('dora')}@example.com`;
    const {id, number} = await askForPrice({email});
    await scene.admin.data('/inquiry/changeInquiryStatus', {id, status: 3, quotedPrice: '77.70'});
    const find = async (filters: Json) =>
      asObjects(
        asObject(await scene.admin.data('/inquiry/getAllInquiryList', {page: 1, pageSize: 50, ...filters})).records,
      ).map(idOf);
    expect(await find({search: email})).toEqual([id]);
    expect(await find({search: number})).toEqual([id]);
    expect(await find({search: email, minPrice: '77.70', maxPrice: 77.7})).toEqual([id]);
    expect(await find({search: email, minPrice: '77.71'})).toEqual([]);
    expect(await find({search: email, status: 1})).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await find({search: email, startTime: today, endTime: today, proId: scene.platform.id})).toEqual([id]);
    expect(await find({search: email, endTime: '2020-01-01'})).toEqual([]);
  });

  it('[CO-515] [CO-500] pins inquiries to the top and marks them as read', async () => {
    const email = `${uniqueName('eve')}@example.com`;
    const [old, young] = [await askForPrice({email}), await askForPrice({email})];
    const order = async () =>
      asObjects(asObject(await scene.admin.data('/inquiry/getAllInquiryList', {search: email})).records).map(idOf);
    expect(await order()).toEqual([young.id, old.id]);
    await scene.admin.data('/inquiry/setTopping', {id: old.id, isTop: 1});
    expect(await order()).toEqual([old.id, young.id]);
    await scene.admin.data('/inquiry/getInquiryRead', {id: old.id});
    expect(await scene.admin.get('inquiry', old.id)).toMatchObject({isRead: 1, isTop: 1});
  });
});

describe('the status of an inquiry', () => {
  it('[CO-331] [CO-503] moves by its transitions and by nothing else', async () => {
    const {id} = await askForPrice();
    expect((await scene.admin.call('/inquiry/editInquiry', {id, status: 7})).code).toBe('422');
    expect((await scene.admin.rest('PUT', `inquiry/${id}`, {status: 7})).status).toBe(422);
    expect(errorsOf(await scene.admin.call('/inquiry/changeInquiryStatus', {id, status: 3}))).toHaveProperty(
      'quotedPrice',
    );
    expect((await scene.admin.call('/inquiry/changeInquiryStatus', {id, status: 5})).code).toBe('409');
    expect((await scene.admin.call('/inquiry/changeInquiryStatus', {id, status: 8})).code).toBe('409');
    expect(asObject(await scene.admin.data('/inquiry/changeInquiryStatus', {id, status: 2}))).toMatchObject({
      status: 2,
    });
    expect(
      asObject(await scene.admin.data('/inquiry/changeInquiryStatus', {id, status: 3, quotedPrice: 99.5})),
    ).toMatchObject({status: 3, quotedPrice: '99.50'});
    expect(asObject(await scene.admin.data('/inquiry/changeInquiryStatus', {id, status: 7}))).toMatchObject({
      status: 7,
    });
    expect(asObject(await scene.admin.data('/inquiry/changeInquiryStatus', {id, status: 1}))).toMatchObject({
      status: 1,
    });
    expect(asObject(await scene.admin.data('/inquiry/changeInquiryStatus', {id, status: 9}))).toMatchObject({
      status: 9,
    });
  });

  it('tells on every inquiry which actions are allowed, and why others are not', async () => {
    const {id} = await askForPrice();
    const abilities = asObject((await scene.admin.get('inquiry', id))._abilities);
    expect(abilities).toMatchObject({draw: true, quote: true, cancel: true});
    expect(abilities['place-order']).toContain('New Inquiry');
  });

  it('needs the right of each transition', async () => {
    const {id} = await askForPrice();
    const person = await makePerson(scene.admin, {rights: {'inquiry.read': 'all', 'inquiry.draw': 'all'}});
    expect((await person.client.call('/inquiry/changeInquiryStatus', {id, status: 9})).code).toBe('403');
    expect(asObject(await person.client.data('/inquiry/changeInquiryStatus', {id, status: 2}))).toMatchObject({
      status: 2,
    });
  });
});

describe('who sees an inquiry', () => {
  let salesman: Person;
  let email: string;
  let mine: number;

  beforeAll(async () => {
    salesman = await makePerson(scene.admin, {
      rights: {'inquiry.read': 'own', 'inquiry.update': 'own', 'inquiry.place-order': 'own'},
    });
    email = `${uniqueName('gail')}@example.com`;
    mine = (await askForPrice({email})).id;
    await askForPrice({email});
    await scene.admin.update('inquiry', mine, {salesmanId: salesman.id, costPrice: '12.00', quotedPrice: '40.00'});
  });

  it('is the salesman of it with the own scope, whose search and edits find nothing else', async () => {
    const listed = asObject(await salesman.client.data('/inquiry/getAllInquiryList', {}));
    expect(listed).toMatchObject({total: 1, records: [{id: mine}]});
  });

  it('sees neither addresses nor costs without the rights to them', async () => {
    const seen = asObject(await salesman.client.data('/inquiry/getById', {id: mine}));
    expect(seen).toMatchObject({name: 'Bob', quotedPrice: '40.00'});
    for (const hidden of ['email', 'phone', 'costPrice']) expect(seen).not.toHaveProperty(hidden);
    expect(asObject(await salesman.client.data('/inquiry/getAllInquiryList', {search: email})).total).toBe(0);
  });
});

describe('placing the order', () => {
  it('[CO-545] makes the order together with the status Ordered, at the quoted price to the cent', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const inquiryId = await quoted('100.00', {quantity: 3, categoryId});
    const order = asObject(await scene.admin.data('/order/manage/addOrder', {inquiryId}));
    const inquiry = await scene.admin.get('inquiry', inquiryId);
    expect(inquiry.status).toBe(8);
    expect(order).toMatchObject({
      inquiryId,
      status: 1,
      paymentStatus: 1,
      memberId: inquiry.memberId,
      proId: inquiry.proId,
      salesmanId: inquiry.salesmanId,
      email: inquiry.email,
      userRemark: 'By June, please',
      productTotal: '100.00',
      orderTotal: '100.00',
      currency: 'USD',
    });
    expect(order.number).toMatch(/^ORD\d{4}\d{6}$/);
    expect(asObjects(order.products)).toMatchObject([
      {quantity: 3, amount: '100.00', categoryId, picture: '/files/design.png', design: JSON.parse(DESIGN)},
    ]);
  });

  it('names the product as the inquiry is titled, else by its category: customers read it', async () => {
    const {id: categoryId, categoryName} = await addCategory(scene.admin);
    const nameOf = async (values: Json): Promise<unknown> => {
      const inquiryId = await quoted('100.00', {categoryId});
      await scene.admin.update('inquiry', inquiryId, values);
      const {products} = asObject(await scene.admin.data('/order/manage/addOrder', {inquiryId}));
      return asObjects(products)[0]?.name;
    };
    expect(await nameOf({title: 'Rowing club pins'})).toBe('Rowing club pins');
    expect(await nameOf({title: null})).toBe(categoryName);
  });

  it('happens once, and by the action on the inquiry as well', async () => {
    const inquiryId = await quoted();
    await scene.admin.action('inquiry', 'place-order', {ids: [inquiryId]});
    expect(await scene.admin.total('order', {inquiryId})).toBe(1);
    expect((await scene.admin.call('/order/manage/addOrder', {inquiryId})).code).toBe('409');
    expect((await scene.admin.call('/inquiry/delById', {id: inquiryId})).code).toBe('409');
  });

  it('locks what was ordered, and not the remarks', async () => {
    const inquiryId = await quoted();
    await scene.admin.data('/order/manage/addOrder', {inquiryId});
    expect(errorsOf(await scene.admin.call('/inquiry/editInquiry', {id: inquiryId, quantity: 5}))).toHaveProperty(
      'quantity',
    );
    await scene.admin.data('/inquiry/editInquiry', {id: inquiryId, staffRemark: 'Called back'});
  });

  it('is open to a salesman with the right, who reads back no more than the rest allows', async () => {
    const salesman = await makePerson(scene.admin, {rights: {'inquiry.read': 'own', 'inquiry.place-order': 'own'}});
    const inquiryId = await quoted();
    expect((await salesman.client.call('/order/manage/addOrder', {inquiryId})).code).toBe('404');
    await scene.admin.update('inquiry', inquiryId, {salesmanId: salesman.id});
    expect(asObject(await salesman.client.data('/order/manage/addOrder', {inquiryId}))).toEqual({
      id: expect.any(Number),
    });
  });

  it('takes an order without an inquiry as it is sent', async () => {
    const member = await registerMember(scene.server.url);
    const order = asObject(
      await scene.admin.data('/order/manage/addOrder', {
        memberId: member.id,
        proId: scene.platform.id,
        currency: 'EUR',
        shippingFee: '10',
        discount: 2.5,
        shippingLastName: 'Smith',
        billLastName: 'Jones',
        products: [
          {name: 'Pins', quantity: 10, unitPrice: '1.25', toolingCharge: '5'},
          {name: 'Patches', quantity: 2, unitPrice: 3},
        ],
      }),
    );
    expect(order).toMatchObject({
      productTotal: '23.50',
      orderTotal: '31.00',
      currency: 'EUR',
      shippingLastName: 'Smith',
      billLastName: 'Jones',
    });
    expect(asObjects(order.products)).toMatchObject([
      {name: 'Pins', amount: '17.50', currency: 'EUR', sort: 1},
      {name: 'Patches', amount: '6.00', sort: 2},
    ]);
  });
});

describe('the status of an order', () => {
  const move = (id: number, status: number, values: Json = {}) =>
    scene.admin.call('/order/manage/orderStatusFlow', {id, status, ...values});
  const pay = (id: number, paymentStatus: number, values: Json = {}) =>
    scene.admin.call('/order/manage/paymentStatusFlow', {id, paymentStatus, ...values});

  it(`[CO-334] [CO-335] [CO-336] [CO-338] [CO-528] [CO-534] goes its way from New Order to Finished,
    payment beside it`, async () => {
    const {id} = await ordered();
    for (const status of [2, 3, 4, 3, 5]) expect((await move(id, status)).code).toBe('200');
    expect(await move(id, 6)).toMatchObject({
      code: '409',
      message: 'Production starts when payment is received or pay-later is agreed',
    });
    expect(errorsOf(await pay(id, 0))).toHaveProperty('payLaterType');
    expect((await pay(id, 0, {payLaterType: 4})).code).toBe('200');
    for (const status of [6, 7]) expect((await move(id, status)).code).toBe('200');
    expect(Object.keys(errorsOf(await move(id, 8))).toSorted()).toEqual([
      'shippingAddress1',
      'shippingCountryId',
      'trackingNumber',
    ]);
    const country = await scene.admin.first('country');
    await scene.admin.update('order', id, {
      shippingAddress1: '1 Main Street',
      shippingCountryId: country.id,
      trackingNumber: 'TRACK-1',
    });
    for (const status of [8, 9]) expect((await move(id, status)).code).toBe('200');
    expect((await move(id, 10)).code).toBe('409');
    expect((await pay(id, 2)).code).toBe('200');
    expect((await move(id, 10)).code).toBe('200');
    expect(await scene.admin.get('order', id)).toMatchObject({
      status: 10,
      paymentStatus: 2,
      payLaterType: 4,
      designStatus: 3,
    });
    expect((await move(id, 11)).code).toBe('409');
  });

  it('changes on no other way', async () => {
    const {id} = await ordered();
    expect((await scene.admin.rest('PUT', `order/${id}`, {status: 5})).status).toBe(422);
    expect((await scene.admin.rest('PUT', `order/${id}`, {paymentStatus: 2})).status).toBe(422);
    expect((await scene.admin.rest('POST', 'order/actions/update', {ids: [id], values: {status: 5}})).status).toBe(422);
    expect(await scene.admin.get('order', id)).toMatchObject({status: 1, paymentStatus: 1});
  });

  it('[CO-338] refunds only what was received', async () => {
    const {id} = await ordered();
    expect((await pay(id, 3)).code).toBe('409');
    for (const status of [2, 3, 2]) expect((await pay(id, status)).code).toBe('200');
  });

  it('[CO-529] is counted', async () => {
    const count = async (status: number) =>
      asObjects(await scene.admin.data('/order/manage/getOrderQtyByStatus')).find(row => row.status === status)?.qty;
    const before = Number(await count(1));
    const {id} = await ordered();
    expect(await count(1)).toBe(before + 1);
    await scene.admin.data('/order/manage/orderDelete', {id});
    expect(await count(1)).toBe(before);
  });
});

describe('orders', () => {
  it('[CO-524] [CO-308] [CO-309] [CO-062] are found by number, e-mail, price, waybill number and payment', async () => {
    const {id, number, email} = await ordered();
    await scene.admin.update('order', id, {trackingNumber: uniqueName('TRACK')});
    const {trackingNumber} = await scene.admin.get('order', id);
    const find = async (filters: Json) =>
      asObjects(
        asObject(await scene.admin.data('/order/manage/getOrderList', {page: 1, pageSize: 50, ...filters})).records,
      ).map(idOf);
    expect(await find({search: number})).toEqual([id]);
    expect(await find({search: email})).toEqual([id]);
    expect(await find({trackingNumber})).toEqual([id]);
    expect(await find({search: number, paymentType: 1, status: 1, minPrice: 250, maxPrice: 250})).toEqual([id]);
    expect(await find({search: number, paymentType: 0})).toEqual([]);
    expect(await find({search: number, minPrice: 250.01})).toEqual([]);
  });

  it('[CO-542] [CO-532] are pinned and remarked on', async () => {
    const email = `${uniqueName('pin')}@example.com`;
    const [{id}, later] = [await ordered({email}), await ordered({email})];
    const asked = {page: 1, pageSize: 1, search: email};
    const first = async () =>
      asObjects(asObject(await scene.admin.data('/order/manage/getOrderList', asked)).records).map(idOf);
    expect(await first()).toEqual([later.id]);
    expect(await scene.admin.data('/order/manage/setOrderTop', {id, isTop: 1})).toEqual({id, isTop: 1});
    expect(await first()).toEqual([id]);
    expect(await scene.admin.data('/order/manage/setOrderTop', {id, isTop: 0})).toEqual({id, isTop: 0});
    expect(await first()).toEqual([later.id]);
    expect(await scene.admin.data('/order/manage/setOrderTop', {id})).toEqual({id, isTop: 1});
    expect(await scene.admin.data('/order/manage/setOrderTop', {id})).toEqual({id, isTop: 0});
    expect(await scene.admin.data('/order/manage/editOrderRemark', {id, remark: 'Rush'})).toEqual({id, remark: 'Rush'});
    expect(await scene.admin.get('order', idOf({id}))).toMatchObject({remark: 'Rush'});
    expect(await scene.admin.data('/order/manage/editOrderRemark', {id, remark: ''})).toEqual({id, remark: null});
  });

  it('[CO-293] keeps a locked product from being changed or deleted', async () => {
    const order = await ordered();
    const product = idOf(asObjects(order.products)[0]);
    await scene.admin.action('order-product', 'toggle', {ids: [product], on: true});
    expect((await scene.admin.rest('PUT', `order-product/${product}`, {unitPrice: '1.00'})).status).toBe(409);
    expect((await scene.admin.rest('DELETE', `order-product/${product}`)).status).toBe(409);
    await scene.admin.action('order-product', 'toggle', {ids: [product], on: false});
    expect(await scene.admin.update('order-product', product, {priceBasis: 'piece', unitPrice: '1.00'})).toMatchObject({
      amount: '100.00',
    });
    await scene.admin.remove('order-product', product);
    expect(await scene.admin.get('order', order.id)).toMatchObject({productTotal: '0.00', orderTotal: '0.00'});
  });

  it('writes parameters as key:value lines without a space after the colon', async () => {
    const order = await ordered();
    const product = idOf(asObjects(order.products)[0]);
    expect((await scene.admin.rest('PUT', `order-product/${product}`, {parameters: 'Size: 25mm'})).status).toBe(422);
    await scene.admin.update('order-product', product, {parameters: 'Size:25mm\nPlating:Gold'});
  });

  it('[CO-527] is fetched by its id, and follows its currency into the products', async () => {
    const order = await ordered();
    await scene.admin.update('order', order.id, {currency: 'EUR'});
    const info = asObject(await scene.admin.data('/order/manage/getOrderInfo', {id: order.id}));
    expect(info).toMatchObject({id: order.id, number: order.number, currency: 'EUR'});
    expect(asText(asObjects(info.products)[0]?.currency)).toBe('EUR');
  });
});
