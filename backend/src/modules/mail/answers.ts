/** Drafts that begin with another mail: answers, to the sender or to all, and what is passed on. */
import {MAIL_MESSAGE, MAIL_SIGNATURE} from '@emblem/schemas/values';
import {idList} from '../../acts/input';
import {requireReached} from '../../acts/reached';
import type {Act, Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {find, get, readableIds} from '../../read';
import {textOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {create, transaction} from '../../write';
import {addressesIn} from './addresses';
import {quote} from './quote';

const KEY = 'mail-message';
const MAX_SUBJECT_LENGTH = 300;

type Kind = 'answer' | 'answer-all' | 'forward';

const addresses = (message: WireRecord, ...names: readonly string[]): readonly string[] =>
  names.flatMap(name => addressesIn(textOf(message, name)));

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whom an answer goes to: who wrote it, or those that we wrote to. */
const correspondents = (message: WireRecord): readonly string[] =>
  addresses(message, message.folder === MAIL_MESSAGE.folder.inbox ? 'sender' : 'recipient');

/** Everybody else who had the mail, without ourselves. */
function others(message: WireRecord, own: string): readonly string[] {
  const left = [...correspondents(message), own];
  const all = addresses(message, 'recipient', 'cc').filter(each => !left.some(known => isSame(known, each)));
  return [...new Set(all)];
}

const withPrefix = (prefix: string, subject: string): string =>
  (subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`).slice(
    0,
    MAX_SUBJECT_LENGTH,
  );

function valuesFor(context: Context, message: WireRecord, kind: Kind, own: string): Values {
  const subject = textOf(message, 'subject') ?? '';
  const content = quote(context, message, kind === 'forward');
  if (kind === 'forward')
    return {subject: withPrefix('Fwd:', subject), content, attachments: message.attachments ?? []};
  return {
    subject: withPrefix('Re:', subject),
    content,
    recipient: correspondents(message).join(', '),
    cc: kind === 'answer-all' ? others(message, own).join(', ') : '',
  };
}

/** The mailbox's own for answers, for whoever may read it. */
async function signatureFor(context: Context, mailboxId: number): Promise<number | undefined> {
  const isFor = {eq: ['mailboxId', mailboxId]} as const;
  const isDefault = {eq: ['isDefaultReply', MAIL_SIGNATURE.isDefaultReply.yes]} as const;
  const signature = await find(asTrusted(context), 'mail-signature', {all: [isFor, isDefault]});
  const readable = signature ? await readableIds(context, 'mail-signature', [signature.id]) : [];
  return readable[0];
}

/** Of what the person sees of the mail, by their own right to write one. */
async function draft(context: Context, kind: Kind, id: number): Promise<number> {
  await requireReached(context, KEY, kind, [id]);
  const message = await get(context, KEY, id);
  const mailboxId = Number(message.mailboxId);
  const mailbox = await get(asTrusted(context), 'mailbox', mailboxId);
  const signatureId = await signatureFor(context, mailboxId);
  const made = await create(context, KEY, {
    mailboxId,
    answerToId: id,
    ...(signatureId !== undefined && {signatureId}),
    ...valuesFor(context, message, kind, textOf(mailbox, 'account') ?? ''),
  });
  return made.id;
}

async function draftAll(
  context: Context,
  input: Values,
  kind: Kind,
): Promise<{count: number; made: readonly number[]}> {
  return transaction(context, async tx => {
    const made: number[] = [];
    for (const id of idList(tx, input, 'ids')) made.push(await draft(tx, kind, id));
    return {count: made.length, made};
  });
}

export const answerMail: Act<'answerMail'> = {
  name: 'answerMail',
  run: (context, input) => draftAll(context, input, 'answer'),
};

export const answerAllMail: Act<'answerAllMail'> = {
  name: 'answerAllMail',
  run: (context, input) => draftAll(context, input, 'answer-all'),
};

export const forwardMail: Act<'forwardMail'> = {
  name: 'forwardMail',
  run: (context, input) => draftAll(context, input, 'forward'),
};
