/** Mail whose sending was broken off with its process: what may have left is unknown, what has not is queued anew. */
import {clock} from '@emblem/schemas/clock';
import {MAIL_MESSAGE} from '@emblem/schemas/values';
import type {Context} from '../../context';
import {DEADLINE} from '../../integrations/mail/deliver';
import {findAll} from '../../read';
import {enqueueMessage} from './queue-message';
import {note, noteUnknown, withMessage} from './send-message';

/** Milliseconds in which every sending has ended, well or not. */
const MAX_SENDING_MS = 2.5 * DEADLINE;
/** Milliseconds in which all attempts of a job have been made. */
const MAX_WAIT_MS = 60 * 60_000;

const STATE = MAIL_MESSAGE.sendState;

const before = ({now}: Context, milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString();

async function settleSending(context: Context): Promise<void> {
  const limit = before(context, MAX_SENDING_MS);
  const lost = await findAll(context, 'mail-message', {
    all: [{eq: ['sendState', STATE.sending]}, {lte: ['sendingAt', limit]}],
  });
  for (const {id} of lost)
    await withMessage(context, id, async (tx, message) => {
      if (message.sendState === STATE.sending) await noteUnknown(tx, message);
    });
}

async function settleQueued(context: Context): Promise<void> {
  const limit = before(context, MAX_WAIT_MS);
  const waiting = await findAll(context, 'mail-message', {
    all: [{eq: ['sendState', STATE.queued]}, {lte: ['queuedAt', limit]}],
  });
  for (const {id} of waiting)
    await withMessage(context, id, async (tx, message) => {
      if (message.sendState !== STATE.queued) return;
      await note(tx, message, {queuedAt: clock.moment()});
      await enqueueMessage(tx, id);
    });
}

export async function settleMail(context: Context): Promise<void> {
  await settleSending(context);
  await settleQueued(context);
}
