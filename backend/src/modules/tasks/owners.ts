/** Who made a requirement, task or bug, who it belongs to, and who is told of it. */
import type {Entity, Text} from '@emblem/schemas';
import {SYSTEM} from '../../actor';
import type {BeforeValidateHook, Context, InTransactionHook} from '../../context';
import {asActor} from '../../context';
import {say} from '../../errors';
import {find} from '../../read';
import {sendAbout} from '../../realtime/message';
import {numberOf, numbersOf, textOf} from '../../record-values';
import type {Values, WireRecord} from '../../values';
import {TEXTS} from './texts';

/** A new record is by whoever makes it. */
export const signAuthor: BeforeValidateHook = {
  name: 'signAuthor',
  async beforeValidate({actor}, _entity, values, before) {
    return before || actor.id === null ? values : {...values, authorId: actor.id};
  },
};

/** What a type says for new records of it that say nothing themselves. */
async function defaultsOfType(context: Context, entity: Entity, values: Values): Promise<Values> {
  const type = await find(asActor(context, SYSTEM), 'task-type', {eq: ['id', Number(values.typeId)]});
  if (!type) return {};
  const defaults: Values = {};
  for (const name of ['ownerId', 'plannedMinutes'] as const)
    if (entity.field[name] && (values[name] ?? null) === null) defaults[name] = numberOf(type, name);
  return defaults;
}

/** New records of a type are those of whoever answers for the type, unless they name somebody. */
export const ownByType: BeforeValidateHook = {
  name: 'ownByType',
  async beforeValidate(context, entity, values, before) {
    if (before || typeof values.typeId !== 'number') return values;
    return {...values, ...(await defaultsOfType(context, entity, values))};
  },
};

interface News {
  readonly to: readonly number[];
  readonly title: Text;
  readonly content: Text;
  readonly state?: Text;
}

/** In the language of whoever acts, as all messages among staff. */
async function tell(context: Context, entity: Entity, record: WireRecord, news: News): Promise<void> {
  const {actor} = context;
  const fill = (text: Text) =>
    say(text, actor.language, {
      entity: say(entity.label, actor.language),
      name: textOf(record, entity.display) ?? '',
      state: news.state ? say(news.state, actor.language) : '',
      by: actor.name,
    });
  await sendAbout(context, {
    to: news.to.filter(id => id !== actor.id),
    title: fill(news.title),
    content: fill(news.content),
    entity,
    id: record.id,
    senderId: actor.id,
  });
}

/** Whoever a record is handed to hears of it. */
export const tellOwner: InTransactionHook = {
  name: 'tellOwner',
  async inTransaction(context, entity, after, before) {
    const ownerId = after && numberOf(after, 'ownerId');
    if (!after || ownerId === null || ownerId === undefined || ownerId === (before && numberOf(before, 'ownerId')))
      return;
    await tell(context, entity, after, {to: [ownerId], title: TEXTS.yours, content: TEXTS.yoursBy});
  },
};

/** Whoever watches a task hears when its status has changed. */
export const tellWatchers: InTransactionHook = {
  name: 'tellWatchers',
  async inTransaction(context, entity, after, before) {
    if (!after || !before || after.status === before.status) return;
    const state = entity.field.status?.options?.find(({value}) => value === after.status)?.label;
    const to = numbersOf(after, 'watcherIds');
    await tell(context, entity, after, {to, title: TEXTS.moved, content: TEXTS.movedBy, ...(state ? {state} : {})});
  },
};
