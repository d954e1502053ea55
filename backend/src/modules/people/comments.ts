/** What staff say of a record, to each other: on its timeline, and to those who are mentioned. */
import {numberOf, numbersOf, textOf, timeOf} from '../../record-values';
import {sendAbout} from '../../realtime/message';
import type {BeforeValidateHook, Context, InTransactionHook, TimelineFeed, TimelinePlace} from '../../context';
import {Refusal, say} from '../../errors';
import {get, list} from '../../read';
import type {Values, WireRecord} from '../../values';
import {TEXTS} from './texts';

const FEED = 'comments';

function refuse(context: Context, name: string): never {
  const message = say(TEXTS.noSuchRecord, context.actor.language);
  throw new Refusal(422, message, {errors: {[name]: message}});
}

/** 422 unless the record is there, may be read, and has a timeline that tells comments. */
async function requireRecord(context: Context, values: Values): Promise<void> {
  const entity = context.model.entities.get(textOf(values, 'entity') ?? '');
  const id = numberOf(values, 'recordId');
  if (!entity?.timeline.includes(FEED)) return refuse(context, 'entity');
  if (id === null || !Number.isSafeInteger(id)) return refuse(context, 'recordId');
  try {
    await get(context, entity.key, id);
  } catch (error) {
    if (error instanceof Refusal) refuse(context, 'recordId');
    throw error;
  }
}

/** A comment is by whoever makes it, on a record that they may read. */
export const signComment: BeforeValidateHook = {
  name: 'signComment',
  async beforeValidate(context, _entity, values, before) {
    if (before) return values;
    await requireRecord(context, values);
    return {...values, userId: context.actor.id, userName: context.actor.name};
  },
};

/** Of the record they learn no more than that it is there: who may not read it finds nothing behind the link. */
async function tell(context: Context, comment: WireRecord, userIds: readonly number[]): Promise<void> {
  const {language} = context.actor;
  const entity = context.model.entity(textOf(comment, 'entity') ?? '');
  const values = {
    name: textOf(comment, 'userName') ?? '',
    entity: say(entity.label, language),
    id: String(numberOf(comment, 'recordId')),
  };
  await sendAbout(context, {
    to: userIds,
    title: say(TEXTS.mentioned, language, values),
    content: say(TEXTS.mentionedAt, language, values),
    entity,
    id: numberOf(comment, 'recordId') ?? 0,
    senderId: numberOf(comment, 'userId'),
  });
}

/** Who is newly mentioned gets a message. */
export const tellComment: InTransactionHook = {
  name: 'tellComment',
  async inTransaction(context, _entity, after, before) {
    const comment = after ?? before;
    if (!comment) return;
    const known = new Set([...(before ? numbersOf(before, 'mentions') : []), numberOf(comment, 'userId')]);
    const added = after ? numbersOf(after, 'mentions').filter(id => !known.has(id)) : [];
    if (added.length > 0) await tell(context, comment, added);
  },
};

async function commented(_context: Context, comment: WireRecord): Promise<readonly TimelinePlace[]> {
  const entity = textOf(comment, 'entity');
  const id = numberOf(comment, 'recordId');
  return entity && id !== null ? [{entity, id}] : [];
}

export const comments: TimelineFeed = {
  name: FEED,
  tells: {comment: commented},
  async entries(context, entity, record, limit) {
    if (context.actor.kind !== 'staff') return [];
    const {records} = await list(context, 'comment', {
      where: {all: [{eq: ['entity', entity.key]}, {eq: ['recordId', record.id]}]},
      sort: [{field: 'id', descending: true}],
      limit,
      present: true,
    });
    return records.map(comment => ({
      kind: FEED,
      id: comment.id,
      at: timeOf(comment, 'createdAt') ?? '',
      by: textOf(comment, 'userName') ?? '',
      said: comment,
    }));
  },
};
