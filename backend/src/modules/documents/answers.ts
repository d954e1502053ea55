/**
 * What whoever holds a link reads and answers, whatever the link opens: a quotation, or artwork. The schema of the
 * record says which steps are answers (`x-access-link`) and what they ask for.
 */
import {isDeepStrictEqual} from 'node:util';
import {askedBy, type Entity, type Json, type TransitionKeyword} from '@emblem/schemas';
import type {ActInputs} from '@emblem/schemas/acts';
import {badInput} from '../../acts/input';
import type {Act, Context} from '../../context';
import {Refusal, say} from '../../errors';
import {get} from '../../read';
import {deny} from '../../rights/decide-reach';
import type {Values, WireRecord} from '../../values';
import {transition} from '../../write';
import {TEXTS} from './texts';

interface Opened {
  readonly entity: Entity;
  readonly id: number;
}

interface Answer {
  /** The property that tells the state. */
  readonly field: string;
  readonly step: TransitionKeyword;
  /** What the step asks for; null where nothing was sent. */
  readonly values: Values;
}

function openedBy(context: Context): Opened {
  const {link} = context.actor;
  return link ? {entity: context.model.entity(link.entity), id: link.recordId} : deny(context);
}

function recordOf(context: Context, {entity, id}: Opened): Promise<WireRecord> {
  return get(context, entity.key, id, {present: true});
}

/** One normal form: without spaces around texts, and null for what is empty. */
function normalValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalValue);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, normalValue(part)]));
  return value ?? null;
}

/** 422 at an answer that is none, and at what it does not ask for. */
function answerOf(context: Context, {entity}: Opened, sent: ActInputs['answerByLink']): Answer {
  const {language} = context.actor;
  const {answer, version: _, ...rest} = sent;
  const answers = entity.accessLink?.actions ?? [];
  const [found] = entity.workflows.flatMap(({field, transitions}) =>
    transitions.filter(({action}) => action === answer && answers.includes(action)).map(step => ({field, step})),
  );
  if (!found) return badInput(context, 'answer', say(TEXTS.otherAnswer, language, {answers: answers.join(', ')}));
  const asked = askedBy(found.step);
  const given: Values = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, normalValue(value)]));
  const alien = Object.keys(given).find(name => !asked.includes(name) && given[name] !== null);
  if (alien !== undefined) badInput(context, alien);
  return {...found, values: Object.fromEntries(asked.map(name => [name, given[name] ?? null]))};
}

function isGiven({field, step, values}: Answer, record: WireRecord): boolean {
  return (
    record[field] === step.to &&
    Object.entries(values).every(([name, value]) => isDeepStrictEqual(value, normalValue(record[name])))
  );
}

/** 409 for another answer than the one that was given. */
function requireOpen({actor}: Context, {entity}: Opened, {field, step}: Answer, record: WireRecord): void {
  const {accessLink, workflows} = entity;
  const answers = workflows
    .flatMap(({transitions}) => transitions)
    .filter(each => accessLink?.actions?.includes(each.action));
  const state = record[field];
  if (step.from.some(each => each === state) || answers.every(({to}) => to !== state)) return;
  const label = entity.field[field]?.options?.find(({value}) => value === state)?.label[actor.language];
  throw new Refusal(409, say(TEXTS.answeredAlready, actor.language, {state: label ?? ''}));
}

async function give(context: Context, opened: Opened, answer: Answer, version: number): Promise<void> {
  const before = await recordOf(context, opened);
  if (isGiven(answer, before)) return;
  requireOpen(context, opened, answer, before);
  try {
    await transition(context, opened.entity.key, opened.id, answer.step.action, {...answer.values, version});
  } catch (error) {
    // The same answer may have come at the same moment, as by a button that was pressed twice.
    if (!(error instanceof Refusal) || error.code !== 409) throw error;
    const now = await recordOf(context, opened);
    if (isGiven(answer, now)) return;
    requireOpen(context, opened, answer, now);
    throw error;
  }
}

function jsonOf(record: WireRecord): {readonly [name: string]: Json} {
  return JSON.parse(JSON.stringify(record));
}

/** `GET /app/document/getBySecret`: the record that the link opens, as far as it opens it. */
export const readByLink: Act<'readByLink'> = {
  name: 'readByLink',
  async run(context) {
    const opened = openedBy(context);
    const {key, accessLink} = opened.entity;
    const paper = `/rest/${key}/${opened.id}/documents/${accessLink?.paper ?? ''}`;
    return {entity: key, record: jsonOf(await recordOf(context, opened)), paper};
  },
};

/** `POST /app/document/answer`: the same answer twice is given once; another one is refused (409). */
export const answerByLink: Act<'answerByLink'> = {
  name: 'answerByLink',
  async run(context, input) {
    const opened = openedBy(context);
    await give(context, opened, answerOf(context, opened, input), input.version);
    return {entity: opened.entity.key, record: jsonOf(await recordOf(context, opened))};
  },
};
