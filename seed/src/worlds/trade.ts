/** Members with what they keep in the editor, inquiries, orders and what comes after them. */
import {designersOf, studio} from '../artwork/studio';
import {drawingTasks} from '../artwork/tasks';
import {business} from '../business';
import {keepsakes, uploads} from '../design/visitors';
import {afterSales} from '../sales/after-sales';
import {contacts, withMarks, noPlaceReasons, printInfos, withReasons} from '../sales/contacts';
import {marks} from '../sales/marks';
import {website} from '../sales/website';
import {settleOrders} from '../sales/payments';
import {journal, ledgerAccounts} from '../documents/journal';
import {monthly} from '../documents/monthly-invoices';
import {creditedOn, invoicedBy, invoicedProducts, papers} from '../documents/papers';
import {mail} from '../mail/mailboxes';
import {customerRecords} from '../sales/addresses';
import {affiliates} from '../marketing/affiliates';
import {articles, covers} from '../marketing/articles';
import {coupons} from '../marketing/coupons';
import {customerLabels} from '../marketing/customer-labels';
import {promotion} from '../marketing/promotion';
import {insertLarge, LARGE_ENTITIES, type LargeOptions} from '../large/large';
import {withoutIndexes} from '../large/without-indexes';
import type {Row} from '../store/row';
import type {Town} from '../sales/people';
import type {TransactionSql} from 'postgres';
import type {WorldInput} from '../types';
import type {WorldContext} from './world-context';
import type {Designs} from './designs';
import {doer, type Organisation} from './organisation';
import {insertReferral} from './referral';
import {insertStock} from './stock';

const COUNTS = {
  tiny: {members: 8, inquiries: 16, repeatOrders: 14, monthlyStep: 3},
  demo: {members: 260, inquiries: 460, repeatOrders: 470, monthlyStep: 15},
  large: {members: 50_000, inquiries: 200_000, orders: 1_000_000},
} as const;

function largeCounts({scale = 1}: WorldInput): LargeOptions['counts'] {
  const {members, inquiries, orders} = COUNTS.large;
  return {members: members * scale, inquiries: inquiries * scale, orders: orders * scale};
}

/** Where people write their state as its code. */
const STATES_BY_CODE = ['US', 'CA', 'AU'];

/** Places that parcels go to: known cities of customers' countries. */
function townsOf({reference: {cities, states, countries}}: WorldContext): readonly Town[] {
  const codes = new Map<unknown, string>(countries.map(({id, code}) => [id, String(code)]));
  const isByCode = (countryId: unknown) => STATES_BY_CODE.includes(codes.get(countryId) ?? '');
  const names = new Map(
    states.map(({id, countryId, code, name}) => [id, String(isByCode(countryId) ? code : name)] as const),
  );
  const home = countries.find(country => country.code === 'CN')?.id;
  return cities
    .filter(city => city.countryId !== home)
    .map(({cityName, zipCode, stateId, countryId}) => ({
      city: String(cityName),
      zip: String(zipCode),
      state: names.get(Number(stateId)) ?? '',
      stateId: stateId === null || stateId === undefined ? null : Number(stateId),
      countryId: Number(countryId),
    }));
}

/** What figures of people are worked out of. */
export interface Traded {
  readonly orders: readonly Row[];
  readonly payments: readonly Row[];
}

async function insertAll(
  store: WorldContext['store'],
  records: Readonly<Record<string, readonly Row[]>>,
): Promise<void> {
  for (const [entity, rows] of Object.entries(records)) await store.insert(entity, rows);
}

/** Inserts members and what they keep, and answers what they have asked for and ordered. */
async function insertCustomers(
  build: WorldContext,
  organisation: Organisation,
  designs: Designs,
  towns: readonly Town[],
) {
  const {input, store, calendar, few, passwordHash} = build;
  const {templates, cliparts} = designs;
  const labels = customerLabels();
  await insertAll(store, labels);
  const trade = business({
    ...organisation,
    templates,
    calendar,
    passwordHash,
    towns,
    labels: (labels['customer-label'] ?? []).map(({id}) => id),
    counts: few ? COUNTS.tiny : COUNTS.demo,
  });
  const {members} = trade;
  await store.insert('member', members);
  const kept = keepsakes({members, templates, cliparts, calendar, few, pictures: await uploads(input, few)});
  await insertAll(store, kept);
  await insertAll(store, customerRecords({members, towns, calendar, few}));
  return trade;
}

interface MarketingInput {
  readonly members: readonly Row[];
  readonly orders: readonly Row[];
  /** With the invoices of their months. */
  readonly placed: readonly Row[];
}

async function insertMarketing(build: WorldContext, organisation: Organisation, done: MarketingInput): Promise<void> {
  const {input, store, calendar, few} = build;
  const {projects, staff} = organisation;
  const {members, orders, placed} = done;
  const marketerId = staff.find(({userName}) => userName === 'marketing')?.id ?? 1;
  const managerId = staff.find(({userName}) => userName === 'manager')?.id ?? 1;
  const given = coupons({orders, members, marketerId, calendar, few});
  await insertAll(store, {
    ...given,
    ...promotion({members, coupons: given.coupon ?? [], projects, marketerId, managerId, calendar, few}),
    ...affiliates({orders: placed, projects, marketerId, managerId, calendar, few}),
    ...articles({projects, marketerId, calendar, pictures: await covers(input)}),
  });
}

export async function insertTrade(build: WorldContext, organisation: Organisation, designs: Designs): Promise<Traded> {
  const {input, store, calendar, few} = build;
  const towns = townsOf(build);
  const {members, inquiries, orders: made, products} = await insertCustomers(build, organisation, designs, towns);
  await store.insert('inquiry', inquiries);
  const {currencyOf} = organisation;
  const after = afterSales({orders: made, members, currencyOf, calendar, few});
  const {orders, written: money} = settleOrders({
    orders: made,
    linkOrders: after['link-order'] ?? [],
    refunds: after['refund-order'] ?? [],
    calendar,
  });
  const countries = new Map(build.reference.countries.map(({id, code}) => [id, String(code)]));
  const documents = papers({orders, products, countries, calendar, few});
  const invoices = documents.invoice ?? [];
  await store.insert('no-place-reason', noPlaceReasons());
  const byMonth = monthly({orders: invoicedBy(orders, invoices), invoices, projects: organisation.projects, calendar});
  await store.insert('monthly-invoice', byMonth.invoices);
  await store.insert('order', withReasons(withMarks(byMonth.orders, marks()), noPlaceReasons()));
  await store.insert('order-product', invoicedProducts(products, documents['invoice-item'] ?? []));
  const {staff} = organisation;
  await insertAll(store, await studio({calendar, few, staff, input}));
  const {drawing: drawings = [], ...said} = contacts({orders, products, calendar, few});
  const designers = designersOf(staff);
  const leaderId = staff.find(({userName}) => userName === 'designlead')?.id ?? 1;
  const drawn = drawingTasks({orders, products, drawings, designers, leaderId, calendar, few});
  const written = {
    ...after,
    ...said,
    ...drawn,
    'inquiry-print-info': printInfos(inquiries),
    ...documents,
    ...money,
    ...website({...organisation, calendar}),
    'credit-memo': creditedOn(money['credit-memo'] ?? [], invoices),
    ...mail({staff, members, orders, orderNumbers: await store.numbersOf('order'), calendar, few}),
  };
  await insertAll(store, written);
  await store.insert('ledger-account', ledgerAccounts(organisation.projects));
  const books = await journal({
    projects: organisation.projects,
    orders: byMonth.orders,
    linkOrders: after['link-order'] ?? [],
    invoices,
    monthlyInvoices: byMonth.invoices,
    creditMemos: written['credit-memo'],
    payments: money.payment ?? [],
    refunds: after['refund-order'] ?? [],
    calendar,
    few,
    numbersOf: key => store.numbersOf(key),
  });
  await insertAll(store, books);
  for (const [entity, rows] of Object.entries({inquiry: inquiries, order: orders}))
    await store.history(entity, rows, doer(staff, 'salesmanId'));
  await store.history('drawing-task', drawn['drawing-task'] ?? [], doer(staff, 'designerId'));
  await insertStock(build, organisation, designs, {orders, products, towns, drawings: drawn.drawing ?? []});
  await insertReferral(build, organisation, {members, orders: byMonth.orders});
  await insertMarketing(build, organisation, {members, orders, placed: byMonth.orders});
  input.log(`  ${inquiries.length} inquiries, ${orders.length} orders`);
  return {orders, payments: money.payment ?? []};
}

export async function insertLargeTrade(
  sql: TransactionSql,
  build: WorldContext,
  organisation: Organisation,
): Promise<void> {
  const {input, store, calendar, passwordHash} = build;
  const tables = LARGE_ENTITIES.map(key => input.model.entity(key).table);
  await withoutIndexes(sql, tables, input.log, () =>
    insertLarge(store, {
      ...organisation,
      calendar,
      passwordHash,
      towns: townsOf(build),
      counts: largeCounts(input),
      log: input.log,
    }),
  );
}
