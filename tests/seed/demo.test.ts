/** The world that people look at first. */
import {readDesign} from '../../editor/src/objects/formats';
import {readProduct} from '../../editor/src/api/readers';
import {printSurfaceOf} from '../../editor/src/preflight/print-surface';
import {preflight} from '../../editor/src/preflight/check';
import {countingIds} from '../../editor/src/document/ids';
import {differences, type Difference} from '../../backend/src/read/recheck';
import {brokenOrders, dangling, misfits, missingFiles} from './agreement';
import {NOW, plantWorld, type Planted, type Values} from './planted';

let planted: Planted;

beforeAll(async () => {
  planted = await plantWorld('demo');
}, 240_000);
afterAll(() => planted?.close());

it('holds records that their schemas accept', async () => {
  expect(await misfits(planted)).toEqual([]);
}, 120_000);

it('points only at records and files that are there, and sorts without gaps', async () => {
  expect(await dangling(planted)).toEqual([]);
  expect(await missingFiles(planted)).toEqual([]);
  expect(await brokenOrders(planted)).toEqual([]);
}, 120_000);

it('has a record of every file, and a history that leads to the present state', async () => {
  const files = new Set((await planted.records('file')).map(file => `/files/${String(file.key)}`));
  expect([...planted.files.keys()].filter(url => !files.has(url))).toEqual([]);
  for (const [entity, state] of [
    ['inquiry', 'status'],
    ['order', 'status'],
    ['template', 'state'],
  ] as const) {
    const last = new Map(
      (
        await planted.sql`
      select record_id, changes -> ${state} ->> 1 as state from emblem.audit
      where entity = ${entity} and changes ? ${state} order by at, id`
      ).map(row => [Number(row.record_id), String(row.state)]),
    );
    expect(Object.fromEntries(last)).toEqual(
      Object.fromEntries((await planted.records(entity)).map(record => [record.id, String(record[state])])),
    );
    const changes = await planted.sql`
      select record_id, "to" as state from state_change where entity = ${entity} and property = ${state}
      order by created_at, id`;
    for (const row of changes) last.delete(Number(row.record_id));
    expect(changes.length).toBeGreaterThan(0);
    const initial = String(planted.model.entity(entity).workflows.find(({field}) => field === state)?.initial);
    expect([...new Set(last.values())]).toEqual([initial]);
  }
});

it('is a business of some size', async () => {
  const sizes = Object.fromEntries(
    await Promise.all(
      ['template', 'clipart', 'colour-card', 'inquiry', 'order', 'plating-colour'].map(
        async key => [key, (await planted.records(key)).length] as const,
      ),
    ),
  );
  expect(sizes['template']).toBeGreaterThanOrEqual(300);
  expect(sizes['clipart']).toBeGreaterThanOrEqual(2000);
  expect(sizes['colour-card']).toBeGreaterThanOrEqual(500);
  expect(sizes['inquiry']).toBeGreaterThanOrEqual(400);
  expect(sizes['order']).toBeGreaterThanOrEqual(600);
});

it('has the eight metal finishes of the documents', async () => {
  expect((await planted.records('plating-colour')).map(colour => colour.platingName)).toEqual([
    'Shiny Gold',
    'Shiny Silver',
    'Shiny Copper',
    'Shiny Black Nickel',
    'Antique Gold',
    'Antique Silver',
    'Antique Copper',
    'Antique Brass',
  ]);
});

it(`[CO-737] [CO-738] [DA-559] [DA-560]
  has the default design product, whose quotes are asked for at /quote/pins-quote`, async () => {
  expect((await planted.records('category')).find(category => category.id === 358)).toMatchObject({
    categoryName: 'Lapel Pins',
    categoryUrl: '/design/lapel-pins/',
    quoteCateUrl: '/quote/pins-quote',
    categoryState: 1,
  });
});

it('has platforms of every kind, 9 and 10 among the self-operated', async () => {
  const projects = await planted.records('project');
  expect(new Set(projects.map(project => project.proType))).toEqual(new Set([0, 1, 2]));
  expect(projects.filter(project => [9, 10].includes(Number(project.id))).map(project => project.proType)).toEqual([
    0, 0,
  ]);
});

it('draws templates that the editor opens without a complaint', async () => {
  const templates = await planted.records('template');
  const complaints = templates.flatMap(({templateName, templateFile}) => {
    const {design, problems} = readDesign(templateFile, {
      origin: 'http://emblem.test',
      newId: countingIds(),
      workspace: {width: 650, height: 650},
    });
    const empty = design.front.order.length < 2 ? ['empty'] : [];
    return [...problems.map(problem => problem.code), ...empty].map(problem => `${String(templateName)}: ${problem}`);
  });
  expect(complaints).toEqual([]);
});

it('draws pens, lanyards and ribbons in their own shape: the print check has nothing to say', async () => {
  const products = (await planted.records('category')).map(readProduct);
  const found = new Map<string, number>();
  const complaints = (await planted.records('template')).flatMap(({templateName, templateFile, categoryId}) => {
    const product = products.find(
      ({id, positions: [front]}) => id === categoryId && front && front.printWidthMm !== front.printHeightMm,
    );
    if (!product || product.isSticker) return [];
    found.set(product.name, (found.get(product.name) ?? 0) + 1);
    const {
      design: {front},
    } = readDesign(templateFile, {
      origin: 'http://emblem.test',
      newId: countingIds(),
      workspace: {width: 650, height: 650},
    });
    return preflight(front, printSurfaceOf(front, product, 0)).map(
      ({id, code, actual}) => `${String(templateName)}: ${id} ${code} ${actual}`,
    );
  });
  expect([...found.keys()].sort()).toEqual(['Award Ribbons', 'Lanyards and Ribbons', 'Pens']);
  expect(complaints).toEqual([]);
});

it('shows each published template by a picture and an address of its own', async () => {
  const published = (await planted.records('template')).filter(template => template.state === 3);
  expect(new Set(published.map(template => template.templateUrl)).size).toBe(published.length);
  expect(published.filter(template => planted.files.get(String(template.templateImg)) !== 'image/svg+xml')).toEqual([]);
});

function cents(amount: unknown): number {
  return Math.round(Number(amount) * 100);
}

function groupBy(rows: readonly Values[], name: string): ReadonlyMap<unknown, readonly Values[]> {
  const groups = new Map<unknown, Values[]>();
  for (const row of rows) groups.set(row[name], [...(groups.get(row[name]) ?? []), row]);
  return groups;
}

it('stores every computed figure as its schema says', async () => {
  const wrong: Difference[] = [];
  const {model, sql} = planted;
  for (const key of model.entities.keys())
    for await (const batch of differences({model, sql}, key)) wrong.push(...batch);
  expect(wrong).toEqual([]);
}, 120_000);

it('adds up: products to orders, and orders to their totals', async () => {
  const products = groupBy(await planted.records('order-product'), 'orderId');
  const wrong = (await planted.records('order')).filter(order => {
    const own = products.get(order.id) ?? [];
    const amounts = own.every(
      ({amount, quantity, unitPrice, toolingCharge, additionalCharge}) =>
        cents(amount) === Number(quantity) * cents(unitPrice) + cents(toolingCharge) + cents(additionalCharge),
    );
    const sum = own.reduce((total, product) => total + cents(product.amount), 0);
    const total =
      sum + cents(order.shippingFee) + cents(order.taxPrice) + cents(order.additionalCosts) - cents(order.discount);
    return !amounts || own.length === 0 || sum !== cents(order.productTotal) || total !== cents(order.orderTotal);
  });
  expect(wrong).toEqual([]);
});

it('has papers that come to what their orders come to', async () => {
  const totals = new Map((await planted.records('order')).map(({id, orderTotal}) => [id, orderTotal]));
  for (const kind of ['invoice', 'quotation']) {
    const papers = await planted.records(kind);
    expect(papers.filter(({orderId, finalTotal}) => finalTotal !== totals.get(orderId))).toEqual([]);
  }
});

it('has orders and inquiries in every state, consistent with each other', async () => {
  const orders = await planted.records('order');
  const inquiries = await planted.records('inquiry');
  const statuses = (key: string, rows: readonly Values[], name: string) => {
    const options = planted.model.entity(key).field[name]?.options ?? [];
    expect(new Set(rows.map(row => row[name]))).toEqual(new Set(options.map(option => option.value)));
  };
  statuses('order', orders, 'status');
  statuses('order', orders, 'paymentStatus');
  statuses('inquiry', inquiries, 'status');
  const started = orders.filter(order => Number(order.status) >= 6 && order.status !== 11);
  expect(started.filter(order => order.paymentStatus !== 0 && order.paymentStatus !== 2)).toEqual([]);
  expect(orders.filter(order => order.status === 10 && order.paymentStatus !== 2)).toEqual([]);
  expect(orders.filter(order => [8, 9, 10].includes(Number(order.status)) && order.trackingNumber === null)).toEqual(
    [],
  );
  const ordered = inquiries.filter(inquiry => inquiry.status === 8).map(inquiry => inquiry.id);
  expect(
    orders
      .map(order => order.inquiryId)
      .filter(id => id !== null)
      .sort((a, b) => Number(a) - Number(b)),
  ).toEqual(ordered);
});

it('covers the last year up to now', async () => {
  const moments = (await planted.records('order')).map(order => Date.parse(String(order.createdAt)));
  const day = 86_400_000;
  expect(Math.max(...moments)).toBeLessThanOrEqual(NOW.getTime());
  expect(Math.max(...moments)).toBeGreaterThan(NOW.getTime() - 4 * day);
  expect(Math.min(...moments)).toBeGreaterThan(NOW.getTime() - 366 * day);
});
