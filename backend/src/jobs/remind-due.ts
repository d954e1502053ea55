/** Tells whoever is to act on a record that its limit comes, has passed, or passed long ago. */
import {limitOf, type Entity, type LimitKeyword, type ToldKeyword} from '@emblem/schemas';
import {SYSTEM} from '../actor';
import {receivers} from '../access/receivers';
import {asActor, type Context} from '../context';
import {say} from '../errors';
import {text} from '../messages';
import {find} from '../read';
import {tellAbout, type Seen, type Words} from '../realtime/tell-about';
import {timeOf} from '../record-values';
import type {WireRecord} from '../values';
import {planReminder, STAGES, transaction, type Stage} from '../write';

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

/**
 * Nobody is told of a record that is not waited for any more, nor that a limit comes which has passed by now. The next
 * reminder is planned first, so that it comes whatever becomes of this one.
 */
export async function remindDue(context: Context, payload: unknown): Promise<void> {
  const reminder = reminderOf(context, payload);
  if (!reminder) return;
  const {entity, stage} = reminder;
  const system = asActor(context, SYSTEM);
  await transaction(system, async tx => {
    const record = await waitingRecord(tx, reminder);
    if (record) await planReminder(tx, entity, record, stage);
  });
  if (stage === 'soon' && reminder.due <= context.now) return;
  await transaction(system, async tx => {
    const record = await waitingRecord(tx, reminder);
    const told = record && toldOf(limitOf(entity, record), stage);
    if (!told) return;
    const to = await receivers(tx, [told], entity, record);
    await tellAbout(tx, {entity, id: record.id, senderId: null}, to, seen => wordsFor(reminder, seen));
  });
}
