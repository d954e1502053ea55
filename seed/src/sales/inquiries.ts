/** Inquiries of the last year, in states that fit their age. */
import type {Calendar} from '../calendar';
import {CATEGORIES, type Category} from '../design/categories';
import type {Template} from '../design/templates';
import {decimal} from '../money';
import {withEach} from '../cast';
import {Random} from '../random';
import type {Row} from '../store/row';
import type {Member} from './members';
import {priceLine, type Line} from './pricing';

/** The states of the documents (console, section 4). */
export const INQUIRY = {new: 1, drawing: 2, quoted: 3, finished: 7, ordered: 8, cancelled: 9} as const;

type Status = (typeof INQUIRY)[keyof typeof INQUIRY];

/** An inquiry with what its order needs to know. */
export interface Asked {
  readonly row: Row;
  readonly member: Member;
  readonly category: Category;
  readonly template: Template | undefined;
  readonly line: Line;
  readonly currency: string;
}

export interface InquiryOptions {
  readonly members: readonly Member[];
  /** Published templates. */
  readonly templates: readonly Template[];
  readonly currencyOf: (proId: number) => string;
  readonly calendar: Calendar;
}

const REMARKS = [
  'We need these for an event next month, is that possible?',
  'Please match our school colours.',
  'Could you add a second version in silver?',
  'Same as last year, with the new date.',
  'Please send a proof before production.',
  'We have a tight budget, what would help to bring the price down?',
  'Ship to two addresses if you can.',
  'The logo is uploaded; the text should follow the edge.',
  'How long does production take?',
];
const STAFF_REMARKS = [
  'Asked for a vector file.',
  'Called back, will decide on Friday.',
  'Wants samples first.',
  'Repeat customer, keep last price.',
  'Artwork sent for approval.',
];

function statusAt(age: number, random: Random): Status {
  if (age < 2)
    return random.weighted([
      [INQUIRY.new, 7],
      [INQUIRY.drawing, 2],
      [INQUIRY.quoted, 1],
    ]);
  if (age < 14)
    return random.weighted([
      [INQUIRY.new, 2],
      [INQUIRY.drawing, 4],
      [INQUIRY.quoted, 5],
      [INQUIRY.ordered, 4],
      [INQUIRY.cancelled, 1],
    ]);
  if (age < 60)
    return random.weighted([
      [INQUIRY.drawing, 1],
      [INQUIRY.quoted, 5],
      [INQUIRY.ordered, 8],
      [INQUIRY.finished, 3],
      [INQUIRY.cancelled, 3],
    ]);
  return random.weighted([
    [INQUIRY.quoted, 1],
    [INQUIRY.ordered, 9],
    [INQUIRY.finished, 5],
    [INQUIRY.cancelled, 4],
  ]);
}

/** Days at which an inquiry is usually in its state. */
const USUAL_AGE: Readonly<Record<Status, number>> = {
  [INQUIRY.new]: 1,
  [INQUIRY.drawing]: 4,
  [INQUIRY.quoted]: 10,
  [INQUIRY.cancelled]: 40,
  [INQUIRY.finished]: 90,
  [INQUIRY.ordered]: 120,
};

function stateOf(id: number, createdAt: string, calendar: Calendar): Status {
  return statusAt(calendar.age(createdAt), new Random('inquiry state', id));
}

/** The states of inquiries by the moments at which they came in, each of them at least once. */
export function inquiryStates(moments: readonly string[], calendar: Calendar): readonly Status[] {
  return withEach(
    moments.map((createdAt, place) => stateOf(place + 1, createdAt, calendar)),
    Object.values(INQUIRY),
    (place, status) => Math.abs(calendar.age(moments[place] ?? '') - USUAL_AGE[status]),
  );
}

/** Quoted amounts stay on an inquiry that was cancelled after its quote. */
function isQuoted(status: Status, random: Random): boolean {
  return (
    status === INQUIRY.quoted ||
    status === INQUIRY.ordered ||
    (status !== INQUIRY.new && status !== INQUIRY.drawing && random.chance(0.7))
  );
}

function quote(
  isPriced: boolean,
  {amount, quantity, unitCost}: Line,
  quotedAt: string,
): Readonly<Record<string, unknown>> {
  return isPriced ? {quotedPrice: decimal(amount), costPrice: decimal(quantity * unitCost), quotedAt} : {};
}

function designOf(template: Template | undefined): Readonly<Record<string, unknown>> {
  if (!template) return {};
  return {
    templateId: template.id,
    design: template.templateFile,
    designImg: template.templateImg,
    specification: template.specification,
  };
}

export function inquiry(
  id: number,
  createdAt: string,
  {members, templates, currencyOf, calendar}: InquiryOptions,
  status: Status = stateOf(id, createdAt, calendar),
): Asked {
  const random = new Random('inquiry', id);
  const member = random.pick(members);
  const template = random.chance(0.75) && templates.length > 0 ? random.pick(templates) : undefined;
  const category =
    CATEGORIES.find(({id: categoryId}) => categoryId === template?.categoryId) ?? random.pick(CATEGORIES.slice(0, 8));
  const line = priceLine(category, random);
  const currency = currencyOf(member.proId);
  const row = {
    id,
    title: `${category.name} × ${line.quantity}`,
    proId: member.proId,
    memberId: member.id,
    name: member.name,
    email: member.email,
    phone: member.phone,
    quantity: line.quantity,
    remark: random.chance(0.7) ? random.pick(REMARKS) : null,
    staffRemark: status !== INQUIRY.new && random.chance(0.3) ? random.pick(STAFF_REMARKS) : null,
    categoryId: category.id,
    ...designOf(template),
    status,
    salesmanId: status === INQUIRY.new && random.chance(0.15) ? null : member.salesmanId,
    currency,
    ...quote(isQuoted(status, random), line, calendar.after(createdAt, 1 + random.next() * 2)),
    isTop: random.chance(0.03) ? 1 : 0,
    isRead: status === INQUIRY.new && random.chance(0.7) ? 0 : 1,
    createdAt,
    updatedAt: calendar.after(createdAt, random.next() * 6),
  };
  return {row, member, category, template, line, currency};
}
