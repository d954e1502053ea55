/** Tells people of what has happened to a record (`x-notify`). */
import type {Entity, NotifyKeyword} from '@emblem/schemas';
import type {Language} from '../actor';
import {receivers} from '../access/receivers';
import type {Context} from '../context';
import {say} from '../errors';
import {text} from '../messages';
import {find} from '../read';
import {sendAbout, type RecordMessage} from '../realtime/message';
import {messagesAbout, type Seen, type Words} from '../realtime/messages-about';
import {textOf} from '../record-values';

interface Notice {
  readonly entity: Entity;
  readonly id: number;
  readonly notification: NotifyKeyword;
  readonly action: string;
  /** The name of whoever did it; null where it was nobody of the staff. */
  readonly by: string | null;
  readonly bySystem: boolean;
  readonly userId: number | null;
}

/** Undefined for what no schema says any more. */
function noticeOf({model}: Context, payload: unknown): Notice | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const values = payload as Readonly<Record<string, unknown>>;
  const {entity: key, id, notification: name, action, by, userId} = values;
  const entity = model.entities.get(String(key));
  const notification = entity?.notifications.find(each => each.id === name);
  if (!entity || !notification || typeof id !== 'number' || typeof action !== 'string') return undefined;
  const sender = typeof userId === 'number' ? userId : null;
  return {
    entity,
    id,
    notification,
    action,
    by: typeof by === 'string' ? by : null,
    bySystem: values.bySystem === true,
    userId: sender,
  };
}

/** Where the step has led, for those alone who see the state. */
function stateFor({entity, action}: Notice, {record, actor}: Seen): string {
  for (const {field, transitions} of entity.workflows) {
    const step = transitions.find(each => each.action === action);
    const label = entity.field[field]?.options?.find(({value}) => value === step?.to)?.label;
    if (step && label && field in record) return say(label, actor.language);
  }
  return '';
}

function doerOf({by, bySystem}: Notice, language: Language): string {
  if (by !== null) return text('noticeBy', language, {by});
  return text(bySystem ? 'noticeOfSystem' : 'noticeFromOutside', language);
}

function wordsFor(notice: Notice, seen: Seen): Words {
  const {entity, notification} = notice;
  const {record, name, actor} = seen;
  const {language} = actor;
  const blanks = {entity: say(entity.label, language), name, state: stateFor(notice, seen)};
  const sent = notification.says === undefined ? null : textOf(record, notification.says);
  return {title: say(notification.title, language, blanks), content: sent ?? doerOf(notice, language)};
}

/** Whoever did it is not told; nor is anybody of a record that is gone. */
async function messagesOf(context: Context, notice: Notice): Promise<readonly RecordMessage[]> {
  const {entity, id, notification, userId} = notice;
  const record = await find(context, entity.key, {eq: ['id', id]});
  if (!record) return [];
  const to = await receivers(context, notification.tell, entity, record);
  const others = to.filter(actor => actor.id !== userId);
  return messagesAbout(context, {entity, id, senderId: userId}, others, seen => wordsFor(notice, seen));
}

/** In the order in which it happened; the messages are written together. */
export async function tellNotices(context: Context, payloads: readonly unknown[]): Promise<void> {
  const messages: RecordMessage[] = [];
  for (const notice of payloads.flatMap(payload => noticeOf(context, payload) ?? []))
    messages.push(...(await messagesOf(context, notice)));
  await sendAbout(context, ...messages);
}
