/** The mail that a paper goes with, in the paper's language, for staff to read over before it leaves. */
import type {JsonSchema} from '../vocabulary';
import {paperTree} from './build';
import {PaperValues, type PaperOrder} from './values';
import {PAPER_LANGUAGES} from './wording';

export interface PaperMailDraft {
  /** Empty where the record names no address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Stands in a draft for the address of a link to the record. */
export const LINK_PLACE = '{link}';

/** Pure: the same record gives the same draft. With `toLink` its text leads to `LINK_PLACE`, too. */
export function paperMail(order: PaperOrder, toLink = false): PaperMailDraft {
  const values = new PaperValues(order);
  const {title, number, blocks} = paperTree(order);
  const what = [title, number].filter(part => part !== '').join(' ');
  const sender = blocks.find(block => block.kind === 'letterhead')?.name ?? '';
  const {to = []} = order.paper.mail ?? {};
  const paragraphs = [
    values.say('mailGreeting'),
    `${values.say('mailAttached')} ${what}`,
    ...(toLink ? [`${values.say('mailLink')}\n${LINK_PLACE}`] : []),
    `${values.say('mailRegards')}\n${sender}`.trim(),
  ];
  return {to: values.first(to), subject: what, text: paragraphs.join('\n\n')};
}

/** What is sent to mail a paper. */
export const MAIL_INPUT: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['to', 'subject', 'text'],
  properties: {
    to: {type: 'string', minLength: 3, maxLength: 200, description: 'One address.'},
    subject: {type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]+$'},
    text: {type: 'string', minLength: 1, maxLength: 10_000},
    missing: {
      type: 'string',
      maxLength: 500,
      description:
        'Signs that no font has, as the draft tells them: the paper leaves with a square for each, and for all others.',
    },
    language: {type: 'string', enum: [...PAPER_LANGUAGES], description: "The record's own when absent."},
  },
};
