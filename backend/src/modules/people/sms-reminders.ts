/** Text messages to colleagues at a set time, once: what may have been sent is never sent again by itself. */
import {SMS_REMINDER} from '@emblem/schemas/values';
import {idList} from '../../acts/input';
import {requireReached} from '../../acts/reached';
import {SYSTEM} from '../../actor';
import {asActor, type Act, type BeforeValidateHook, type Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {lock} from '../../database/lock';
import {Refusal, say} from '../../errors';
import {openSms, toE164, type Sms} from '../../integrations/sms';
import {findAll, get} from '../../read';
import {numbersOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {transaction, update} from '../../write';
import {TEXTS} from './texts';

const {planned, sending, sent, failed, cancelled} = SMS_REMINDER.status;
/**
 * Milliseconds after which a message that is still being sent is given up: the process ended in between. A hundred
 * colleagues at ten seconds each are sent to in less.
 */
const GIVEN_UP = 1_800_000;

/** Another time plans one anew that failed or was cancelled. */
export const planSms: BeforeValidateHook = {
  name: 'planSms',
  async beforeValidate({actor}, _entity, values, before) {
    if (!before) return {...values, authorId: actor.id};
    const isOver = before.status === failed || before.status === cancelled;
    const isMoved = values.sendAt !== undefined && values.sendAt !== before.sendAt;
    return isOver && isMoved ? {...values, status: planned, outcome: null} : values;
  },
};

export const cancelReminder: Act<'cancelReminder'> = {
  name: 'cancelReminder',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      await requireReached(tx, 'sms-reminder', 'cancel', ids);
      for (const id of ids) await update(asTrusted(tx), 'sms-reminder', id, {status: cancelled});
      return {count: ids.length};
    }),
};

/** Marks it as being sent, unless somebody else has; answers whether it is ours. */
function take(context: Context, id: number): Promise<boolean> {
  return transaction(context, async tx => {
    await lock(tx.sql, 'sms-reminder');
    if ((await get(tx, 'sms-reminder', id)).status !== planned) return false;
    await update(tx, 'sms-reminder', id, {status: sending});
    return true;
  });
}

interface Outcome {
  readonly isSent: boolean;
  readonly line: string;
}

/** What became of it for a colleague. */
async function sendTo(context: Context, sms: Sms, profile: WireRecord, text: string): Promise<Outcome> {
  const name = textOf(profile, 'name') ?? '';
  const number = toE164(textOf(profile, 'phone') ?? '');
  if (number === undefined) return {isSent: false, line: `${name}: ${say(TEXTS.noNumber, context.actor.language)}`};
  try {
    await sms.send(number, text);
    return {isSent: true, line: `${name}: ${say(TEXTS.smsSent, context.actor.language)}`};
  } catch (error) {
    return {isSent: false, line: `${name}: ${error instanceof Error ? error.message : String(error)}`};
  }
}

async function send(context: Context, reminder: WireRecord): Promise<void> {
  const ids = numbersOf(reminder, 'profileIds');
  const profiles = await findAll(context, 'staff-profile', {in: ['id', [...ids]]}, [{field: 'id', descending: false}]);
  const outcomes: Outcome[] = [];
  try {
    const sms = await openSms(context);
    for (const profile of profiles) outcomes.push(await sendTo(context, sms, profile, textOf(reminder, 'text') ?? ''));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    outcomes.push({isSent: false, line: error.message});
  }
  const isSent = outcomes.length > 0 && outcomes.every(each => each.isSent);
  const outcome = outcomes
    .map(({line}) => line)
    .join('\n')
    .slice(0, 2000);
  await update(context, 'sms-reminder', reminder.id, {
    status: isSent ? sent : failed,
    outcome,
    ...(isSent ? {sentAt: context.now} : {}),
  });
}

async function giveUp(context: Context): Promise<void> {
  const before = new Date(Date.parse(context.now) - GIVEN_UP).toISOString();
  const stuck = await findAll(context, 'sms-reminder', {all: [{eq: ['status', sending]}, {lt: ['updatedAt', before]}]});
  for (const {id} of stuck)
    await update(context, 'sms-reminder', id, {status: failed, outcome: say(TEXTS.smsUnknown, context.actor.language)});
}

/** Every few minutes: those whose time has come. */
export async function sendSmsReminders(context: Context): Promise<void> {
  const system = asActor(context, SYSTEM);
  await giveUp(system);
  const due = await findAll(system, 'sms-reminder', {all: [{eq: ['status', planned]}, {lte: ['sendAt', context.now]}]});
  for (const {id} of due) if (await take(system, id)) await send(system, await get(system, 'sms-reminder', id));
}
