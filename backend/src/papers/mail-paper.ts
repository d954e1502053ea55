/** Papers that leave the house by mail: kept as they were sent, byte for byte, with who sent them where. */
import {createHash} from 'node:crypto';
import {SYSTEM} from '../actor';
import {asActor, type Context} from '../context';
import type {FileService} from '../files/service';
import {queueMail} from '../integrations/mail/outgoing';
import {find} from '../read';
import {textOf} from '../record-values';
import type {WireRecord} from '../values';
import {create, note, transaction} from '../write';

const ISSUED = 'issued-document';
/** How the history of the record calls it. */
export const MAILED = 'mail-paper';

export interface LeavingPaper {
  readonly paper: string;
  readonly entity: string;
  readonly id: number;
  /** Of the file, with its ending. */
  readonly name: string;
  /** BCP 47. */
  readonly language: string;
  readonly content: Uint8Array;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What was sent before, where these are the same bytes. */
async function fileOf(context: Context, files: FileService, leaving: LeavingPaper, sha256: string): Promise<string> {
  const {entity, id, name, content} = leaving;
  const same = {all: [{eq: ['entity', entity]}, {eq: ['recordId', id]}, {eq: ['sha256', sha256]}]} as const;
  const earlier = await find(asActor(context, SYSTEM), ISSUED, same);
  return (earlier && textOf(earlier, 'file')) ?? files.keepMade(context, 'papers', name, content);
}

/** Where answers to somebody's mail go; undefined where no account is set up for them. */
async function replyAddress(context: Context): Promise<string | undefined> {
  if (context.actor.id === null) return undefined;
  const account = await find(asActor(context, SYSTEM), 'oa-user-email-config', {eq: ['oaUserId', context.actor.id]});
  return (account && textOf(account, 'emailAddress')) ?? undefined;
}

/** Queued, kept and noted at once, or not at all. Answers the `issued-document`. */
export function mailPaper(context: Context, files: FileService, leaving: LeavingPaper): Promise<WireRecord> {
  const {paper, entity, id, name, language, content, to, subject, text} = leaving;
  const sha256 = createHash('sha256').update(content).digest('hex');
  return transaction(context, async tx => {
    const file = await fileOf(tx, files, leaving, sha256);
    const replyTo = await replyAddress(tx);
    const issued = await create(asActor(tx, SYSTEM), ISSUED, {
      entity,
      recordId: id,
      paper,
      name,
      language,
      file,
      sha256,
      mailedTo: to,
      subject,
      userId: tx.actor.id,
      userName: tx.actor.name,
    });
    await queueMail(tx, {to, subject, text, ...(replyTo !== undefined && {replyTo}), attachments: [{file, name}]});
    await note(tx, entity, id, MAILED);
    return issued;
  });
}
