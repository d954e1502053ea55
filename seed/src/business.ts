/** Members, inquiries and orders of the tiny and demo worlds. */
import {TEMPLATE} from '@emblem/schemas/values';
import type {Calendar} from './calendar';
import type {Template} from './design/templates';
import {Random} from './random';
import {INQUIRY, inquiry, type Asked} from './sales/inquiries';
import {members as makeMembers, type Member, type Staffing} from './sales/members';
import {makeOrder, repeatRequest, requestOf, type Ordered, type Request} from './sales/orders';
import type {Town} from './sales/people';
import type {Row} from './store/row';

export interface BusinessOptions extends Staffing {
  readonly counts: {readonly members: number; readonly inquiries: number; readonly repeatOrders: number};
  readonly passwordHash: string;
  readonly towns: readonly Town[];
  readonly templates: readonly Template[];
  readonly currencyOf: (proId: number) => string;
  readonly calendar: Calendar;
}

export interface Business {
  readonly members: readonly Member[];
  readonly inquiries: readonly Row[];
  readonly orders: readonly Row[];
  readonly products: readonly Row[];
}

interface Dated {
  readonly createdAt: string;
  readonly request: Request;
}

/** Orders of inquiries a few days after them, and repeat orders in between. */
function requests(
  asked: readonly Asked[],
  members: readonly Member[],
  options: BusinessOptions,
  random: Random,
): readonly Dated[] {
  const {calendar, counts, currencyOf, templates} = options;
  const fromInquiries = asked
    .filter(({row}) => row.status === INQUIRY.ordered)
    .map(each => ({
      createdAt: calendar.after(String(each.row.createdAt), 2 + random.next() * 4),
      request: requestOf(each),
    }));
  const repeats = calendar
    .overLastYear(counts.repeatOrders, random)
    .map(createdAt => ({createdAt, request: repeatRequest(members, templates, currencyOf, random)}));
  return [...fromInquiries, ...repeats].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** The visitor whom the start page names has an inquiry to look at. */
function forVisitor(members: readonly Member[], place: number): readonly Member[] {
  return place % 60 === 0 ? members.slice(0, 1) : members;
}

export function business(options: BusinessOptions): Business {
  const {calendar, counts, currencyOf, towns} = options;
  const random = new Random('business');
  const members = [...makeMembers({...options, count: counts.members})];
  const templates = options.templates.filter(
    ({state, isPaintless}) => state === TEMPLATE.state.published && isPaintless === TEMPLATE.isPaintless.no,
  );
  const asked = calendar
    .overLastYear(counts.inquiries, random)
    .map((createdAt, place) =>
      inquiry(place + 1, createdAt, {members: forVisitor(members, place), templates, currencyOf, calendar, random}),
    );
  const ordered: readonly Ordered[] = requests(asked, members, {...options, templates}, random).map(
    ({createdAt, request}, place) => makeOrder(place + 1, createdAt, request, {towns, calendar, random}),
  );
  return {
    members,
    inquiries: asked.map(({row}) => row),
    orders: ordered.map(({order}) => order),
    products: ordered.flatMap(({products}) => products).map((row, index) => ({...row, id: index + 1})),
  };
}
