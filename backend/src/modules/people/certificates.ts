/** Whoever answers for a certificate is reminded in time. */
import type {BeforeValidateHook, Effect} from '../../context';
import {say} from '../../errors';
import {sendAbout} from '../../realtime/message';
import {numberOf, textOf} from '../../record-values';
import {TEXTS} from './texts';

const DAY_MS = 86_400_000;

/** The day of the reminder follows from the last day; what does not expire has none. */
export const planReminder: BeforeValidateHook = {
  name: 'planReminder',
  async beforeValidate(_context, _entity, values, before) {
    const {expiresOn, remindDays} = {...before, ...values};
    const last = typeof expiresOn === 'string' ? Date.parse(`${expiresOn}T00:00:00Z`) : NaN;
    if (Number.isNaN(last) || typeof remindDays !== 'number') return {...values, remindOn: null};
    return {...values, remindOn: new Date(last - remindDays * DAY_MS).toISOString().slice(0, 10)};
  },
};

export const remindOwner: Effect = {
  name: 'remindOwner',
  async run(context, entity, record) {
    const ownerId = numberOf(record, 'ownerId');
    if (ownerId === null) return;
    const {language} = context.actor;
    const fill = (text: string) =>
      text
        .replace('{name}', () => textOf(record, 'name') ?? '')
        .replace('{day}', () => textOf(record, 'expiresOn') ?? '');
    await sendAbout(context, {
      to: [ownerId],
      title: fill(say(TEXTS.expires, language)),
      content: fill(say(TEXTS.expiresOn, language)),
      entity,
      id: record.id,
      senderId: null,
    });
  },
};
