/** A mail that somebody sends is queued with the step that says so. */
import type {Context, Effect} from '../../context';
import {asTrusted} from '../../context/trusted';
import {get} from '../../read';
import {enqueue} from '../../write';
import {accountOfMailbox} from './mailbox-account';
import {requireReady} from './ready';

export const SEND_JOB = 'sendMailMessage';

/** With growing pauses these take about a quarter of an hour. */
const ATTEMPTS = 7;

/** Takes the place of an earlier job of the same mail. What went wrong is told in the language of whoever sends. */
export async function enqueueMessage(context: Context, id: number): Promise<void> {
  const {language} = context.actor;
  await enqueue(context, SEND_JOB, {id, language}, {attempts: ATTEMPTS, key: `mail-message-${id}`});
}

export const queueMessage: Effect = {
  name: 'queueMessage',
  async run(context, _entity, message) {
    await requireReady(context, message);
    await accountOfMailbox(context, await get(asTrusted(context), 'mailbox', Number(message.mailboxId)));
    await enqueueMessage(context, message.id);
  },
};
