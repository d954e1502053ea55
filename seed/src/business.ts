/** Members, inquiries and orders of the tiny and demo worlds. */
import {TEMPLATE} from '@emblem/schemas/values';
import type {Calendar} from './calendar';
import type {Template} from './design/templates';
import {Random} from './random';
import {INQUIRY, inquiry, inquiryStates, type Asked} from './sales/inquiries';
import {members as makeMembers, type Member, type Staffing} from './sales/members';
import {orderStages} from './sales/order-stages';
import {makeOrder, repeatRequest, requestOf, type Ordered, type Request} from './sales/orders';
import type {Town} from './sales/people';
import type {Row} from './store/row';

export interface BusinessOptions extends Staffing {
  readonly counts: {
    readonly members: number;
    readonly inquiries: number;
    readonly repeatOrders: number;
    /** One of so many repeat orders is of a customer who pays by the month: they order often. */
    readonly monthlyStep: number;
  };
  readonly passwordHash: string;
  readonly towns: readonly Town[];
  readonly templates: readonly Template[];
  readonly currencyOf: (proId: number) => string;
  readonly paysLater: (proId: number) => boolean;
  readonly calendar: Calendar;
  readonly labels: readonly number[];
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

/** Orders of inquiries a few days after them, and repeat orders in between, in the order of time. */
function requests(
  asked: readonly Asked[],
  members: readonly Member[],
  {calendar, counts, currencyOf, paysLater, templates}: BusinessOptions,
): readonly Dated[] {
  const monthly = members.filter(({proId}) => paysLater(proId));
  const among = (place: number) => (place % counts.monthlyStep === 1 && monthly.length > 0 ? monthly : members);
  const fromInquiries = asked
    .filter(({row}) => row.status === INQUIRY.ordered)
    .map(each => {
      const days = 2 + new Random('days to order', each.row.id).next() * 4;
      return {createdAt: calendar.after(String(each.row.createdAt), days), request: requestOf(each)};
    });
  const repeats = calendar
    .overLastYear(counts.repeatOrders, new Random('moments of repeat orders'))
    .map((createdAt, place) => ({createdAt, request: repeatRequest(place + 1, among(place), templates, currencyOf)}));
  return [...fromInquiries, ...repeats].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** The visitor whom the start page names has an inquiry to look at. */
function forVisitor(members: readonly Member[], place: number): readonly Member[] {
  return place % 60 === 0 ? members.slice(0, 1) : members;
}

export function business(options: BusinessOptions): Business {
  const {calendar, counts, currencyOf, paysLater, towns} = options;
  const members = [...makeMembers({...options, count: counts.members})];
  const templates = options.templates.filter(
    ({state, isPaintless}) => state === TEMPLATE.state.published && isPaintless === TEMPLATE.isPaintless.no,
  );
  const moments = calendar.overLastYear(counts.inquiries, new Random('moments of inquiries'));
  const states = inquiryStates(moments, calendar);
  const asked = moments.map((createdAt, place) => {
    const given = {members: forVisitor(members, place), templates, currencyOf, calendar};
    return inquiry(place + 1, createdAt, given, states[place]);
  });
  const dated = requests(asked, members, {...options, templates});
  const stages = orderStages(
    dated.map(({createdAt, request}) => ({createdAt, of: {name: request.name, proId: request.member.proId}})),
    {calendar, paysLater},
  );
  const ordered: readonly Ordered[] = dated.map(({createdAt, request}, place) =>
    makeOrder(place + 1, createdAt, request, {towns, calendar, paysLater}, stages[place]),
  );
  return {
    members,
    inquiries: asked.map(({row}) => row),
    orders: ordered.map(({order}) => order),
    products: ordered.flatMap(({products}) => products).map((row, index) => ({...row, id: index + 1})),
  };
}
