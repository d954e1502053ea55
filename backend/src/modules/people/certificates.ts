/** Whoever answers for a certificate is reminded in time. */
import {dayAfter, isDay} from '@emblem/schemas';
import type {BeforeValidateHook, Effect} from '../../context';
import {say} from '../../errors';
import {sendAbout} from '../../realtime/message';
import {numberOf, textOf} from '../../record-values';
import {TEXTS} from './texts';

/** The day of the reminder follows from the last day; what does not expire has none. */
export const planReminder: BeforeValidateHook = {
  name: 'planReminder',
  async beforeValidate(_context, _entity, values, before) {
    const {expiresOn, remindDays} = {...before, ...values};
    // What is no day, or no number of days, is named by the schema.
    const isKnown = typeof expiresOn === 'string' && isDay(expiresOn) && Number.isSafeInteger(remindDays);
    return {...values, remindOn: isKnown ? dayAfter(expiresOn, -Number(remindDays)) : null};
  },
};

export const remindOwner: Effect = {
  name: 'remindOwner',
  async run(context, entity, record) {
    const ownerId = numberOf(record, 'ownerId');
    if (ownerId === null) return;
    const {language} = context.actor;
    const values = {name: textOf(record, 'name') ?? '', day: textOf(record, 'expiresOn') ?? ''};
    await sendAbout(context, {
      to: [ownerId],
      title: say(TEXTS.expires, language, values),
      content: say(TEXTS.expiresOn, language, values),
      entity,
      id: record.id,
      senderId: null,
    });
  },
};
