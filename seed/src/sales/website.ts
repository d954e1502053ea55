/** What comes in by the websites: messages to us, and who new inquiries go to. By entity. */
import {CONTACT_MESSAGE} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import type {Row} from '../store/row';

interface Website {
  readonly projects: readonly Row[];
  /** Who customers are assigned to. */
  readonly salesmen: readonly number[];
  readonly calendar: Calendar;
}

/** Needs no answer. */
const CLOSED = false;

/** Subject, text, and the answer where there is one. */
const MESSAGES = [
  ['Delivery to a trade fair', 'Can you ship straight to a stand at the fair, with the hall on the label?', null],
  [
    'Samples',
    'Could we have three samples of the hard enamel before we order?',
    'Gladly. Your samples leave on Friday.',
  ],
  ['Reorder', 'We need the same lanyards as two years ago. Do you still have the mould?', null],
  ['Purchase order', 'Do you take purchase orders of a school?', 'Yes, with thirty days to pay.'],
  ['Your search rank', 'We bring your website to the first page within a week.', CLOSED],
] as const;

function handling(answer: string | false | null, at: string, userId: number | null): Readonly<Record<string, unknown>> {
  const {answered, closed} = CONTACT_MESSAGE.status;
  if (answer === null) return {};
  return answer === CLOSED ? {status: closed} : {answer, status: answered, answeredAt: at, answeredById: userId};
}

function messages({projects, salesmen, calendar}: Website): readonly Row[] {
  const site = projects.find(({market}) => market === 'fd');
  if (!site) return [];
  return MESSAGES.map(([subject, message, answer], index) => {
    const createdAt = calendar.ago(index + 1);
    const handled = handling(answer, calendar.after(createdAt, 0.5), salesmen[0] ?? null);
    const who = {name: 'Rosa Reader', email: `reader${index + 1}@example.com`};
    return {id: index + 1, proId: site.id, subject, message, ...who, ...handled, createdAt, updatedAt: createdAt};
  });
}

function allocations({projects, salesmen}: Website): readonly Row[] {
  return projects
    .flatMap(({id}) => salesmen.slice(0, 2).map((salesmanId, place) => ({proId: id, salesmanId, share: 2 - place})))
    .map((row, index) => ({id: index + 1, ...row}));
}

export function website(input: Website): Readonly<Record<string, readonly Row[]>> {
  return {'contact-message': messages(input), 'inquiry-allocation': allocations(input)};
}
