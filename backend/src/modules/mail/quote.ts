/** What a draft says of the mail that it answers or passes on. */
import {COMPANY_ZONE, dayIn} from '@emblem/schemas';
import {say} from '../../errors';
import type {Context} from '../../context';
import {textOf, timeOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {TEXTS} from './texts';

/** Characters of what is quoted; the rest of the text is for the answer. */
const MAX_LENGTH = 60_000;

/** With room above it. */
export function quote({actor}: Context, message: WireRecord, isForward: boolean): string {
  const content = (textOf(message, 'content') ?? '').slice(0, MAX_LENGTH);
  const sentAt = timeOf(message, 'sentAt') ?? timeOf(message, 'createdAt');
  const day = sentAt === null ? '' : dayIn(sentAt, COMPANY_ZONE);
  const head = say(isForward ? TEXTS.forwarded : TEXTS.wrote, actor.language, {
    day,
    sender: textOf(message, 'sender') ?? '',
    subject: textOf(message, 'subject') ?? '',
  });
  return `\n\n${head}\n${isForward ? content : content.replace(/^/gm, '> ')}`;
}

/** What stands for any values in a pattern. */
const ANY = {day: String.raw`[\d-]*`, sender: '.*'};

/** The first lines of quotes, in either language. */
const HEADS: readonly RegExp[] = [TEXTS.wrote, TEXTS.forwarded]
  .flatMap(text => [say(text, 'zh', ANY), say(text, 'en', ANY)])
  .map(text => text.split('\n', 1)[0] ?? '')
  .map(line => new RegExp(`^${line}$`));

/** Whether nothing was written above what is quoted. */
export function isQuoteAlone(content: string): boolean {
  const [first = ''] = content.trimStart().split('\n', 1);
  return HEADS.some(head => head.test(first));
}
