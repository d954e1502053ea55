/** Tells whoever is to act on a record that its limit comes, has passed, or passed long ago. */
import {limitOf, type Entity, type LimitKeyword, type ToldKeyword} from '@emblem/schemas';
import {receivers} from '../access/receivers';
import type {Context} from '../context';
import {say} from '../errors';
import {text} from '../messages';
import {find} from '../read';
import {sendAbout, type RecordMessage} from '../realtime/message';
import {messagesAbout, type Seen, type Words} from '../realtime/messages-about';
import {timeOf} from '../record-values';
import type {WireRecord} from '../values';
import {planReminder, STAGES, type Stage} from '../write';

interface Reminder {
  readonly entity: Entity;
  readonly id: number;
  /** The moment that it is about (ISO 8601). */
  readonly due: string;
  readonly stage: Stage;
}

function reminderOf({model}: Context, payload: unknown): Reminder | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const {entity, id, due, stage} = payload as Readonly<Record<string, unknown>>;
  const [known, when] = [model.entities.get(String(entity)), STAGES.find(each => each === stage)];
  return known && when && typeof id === 'number' && typeof due === 'string'
    ? {entity: known, id, due, stage: when}
    : undefined;
}

const TITLES = {soon: 'dueSoon', over: 'dueOver', long: 'dueLong'} as const;

function wordsFor({entity, stage}: Reminder, {actor: {language}, name}: Seen): Words {
  return {
    title: text(TITLES[stage], language, {entity: say(entity.label, language), name}),
    content: text('dueHow', language),
  };
}

function toldOf(limit: LimitKeyword | undefined, stage: Stage): ToldKeyword | undefined {
  return stage === 'long' ? limit?.escalate?.tell : limit?.tell;
}

/** Undefined where it has moved on, is gone, or is due at another moment by now. */
async function waitingRecord(context: Context, {entity, id, due}: Reminder): Promise<WireRecord | undefined> {
  const record = await find(context, entity.key, {eq: ['id', id]});
  const isSame = record && entity.due && limitOf(entity, record) && timeOf(record, entity.due.field) === due;
  return isSame ? record : undefined;
}

/** None about a record that is not waited for any more, nor that a limit comes which has passed by now. */
async function messagesOf(context: Context, reminder: Reminder): Promise<readonly RecordMessage[]> {
  const {entity, stage} = reminder;
  const record = await waitingRecord(context, reminder);
  if (!record) return [];
  await planReminder(context, entity, record, stage);
  const told = toldOf(limitOf(entity, record), stage);
  if (!told || (stage === 'soon' && reminder.due <= context.now)) return [];
  const to = await receivers(context, [told], entity, record);
  return messagesAbout(context, {entity, id: record.id, senderId: null}, to, seen => wordsFor(reminder, seen));
}

/** Each plans the one that comes after it for the same record. */
export async function remindDue(context: Context, payloads: readonly unknown[]): Promise<void> {
  const messages: RecordMessage[] = [];
  for (const reminder of payloads.flatMap(payload => reminderOf(context, payload) ?? []))
    messages.push(...(await messagesOf(context, reminder)));
  await sendAbout(context, ...messages);
}
