/** Templates that mail begins with: what they may name, and the drafts that are filled in from them. */
import {MAIL_MESSAGE, MAIL_TEMPLATE} from '@emblem/schemas/values';
import {badInput} from '../../acts/input';
import type {BeforeValidateHook, Context, InTransactionHook} from '../../context';
import {asTrusted} from '../../context/trusted';
import {say} from '../../errors';
import {find, get, readableIds} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {update} from '../../write';
import {isQuoteAlone} from './quote';
import {faultIn, fill, WRITTEN, type Subjects} from './template-variables';
import {TEXTS} from './texts';

const MAIL = 'mail-message';
const MAX_LENGTHS = {subject: 300, content: 100_000} as const;

/** 422 at a text that names what there is not. */
export const requireVariables: BeforeValidateHook = {
  name: 'requireVariables',
  async beforeValidate(context, _entity, values) {
    for (const name of ['subject', 'content']) {
      const fault = faultIn(textOf(values, name) ?? '');
      if (fault === undefined) continue;
      const message = say(TEXTS.noVariable, context.actor.language, {variable: fault, variables: WRITTEN.join(' ')});
      badInput(context, name, message);
    }
    return values;
  },
};

/** The record as the actor sees it; nothing of one that they may not read. */
async function readRecord(context: Context, key: string, id: number | null): Promise<Values> {
  const [readable] = id === null ? [] : await readableIds(context, key, [id]);
  return (readable !== undefined && (await find(context, key, {eq: ['id', readable]}))) || {};
}

async function subjectsOf(context: Context, message: WireRecord): Promise<Subjects> {
  const thread = await readRecord(context, 'mail-thread', numberOf(message, 'threadId'));
  return {
    member: await readRecord(context, 'member', numberOf(thread, 'memberId')),
    inquiry: await readRecord(context, 'inquiry', numberOf(thread, 'inquiryId')),
    order: await readRecord(context, 'order', numberOf(thread, 'orderId')),
    // What they are called themselves is no secret from them.
    user: await readRecord(asTrusted(context), 'user', context.actor.id),
    mailbox: await readRecord(context, 'mailbox', numberOf(message, 'mailboxId')),
  };
}

const isBlank = (text: string): boolean => text.trim() === '';

function fillTemplate(template: WireRecord, message: WireRecord, subjects: Subjects): Values {
  const subject = textOf(message, 'subject') ?? '';
  const content = textOf(message, 'content') ?? '';
  const text = fill(textOf(template, 'content') ?? '', subjects);
  const line = fill(textOf(template, 'subject') ?? '', subjects)
    .replace(/\s+/g, ' ')
    .trim();
  const all = isBlank(content) ? text : `${text.trimEnd()}\n\n${content.trimStart()}`;
  return {
    content: all.slice(0, MAX_LENGTHS.content),
    ...(/^\s*(?:re:\s*)?$/i.test(subject) && {subject: line.slice(0, MAX_LENGTHS.subject)}),
  };
}

/** A draft for which a template is chosen, and in which nothing is written yet but what it quotes, begins with it. */
export const fillFromTemplate: InTransactionHook = {
  name: 'fillFromTemplate',
  async inTransaction(context, _entity, after, before) {
    const templateId = after ? numberOf(after, 'templateId') : null;
    if (!after || templateId === null || templateId === (before ? numberOf(before, 'templateId') : null)) return;
    const template = await get(asTrusted(context), 'mail-template', templateId);
    if (template.state !== MAIL_TEMPLATE.state.enabled)
      badInput(context, 'templateId', say(TEXTS.templateDisabled, context.actor.language));
    // With its thread, which it has been put into by now.
    const message = await get(asTrusted(context), MAIL, after.id);
    const content = textOf(message, 'content') ?? '';
    const isUnwritten = isBlank(content) || (numberOf(message, 'answerToId') !== null && isQuoteAlone(content));
    if (message.folder !== MAIL_MESSAGE.folder.drafts || !isUnwritten) return;
    await update(
      asTrusted(context),
      MAIL,
      message.id,
      fillTemplate(template, message, await subjectsOf(context, message)),
    );
  },
};
