/** Who draws what: what a new task takes over from its category, and what a score may say. */
import {DRAWING_TASK} from '@emblem/schemas/values';
import type {BeforeValidateHook, Effect} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {count, find} from '../../../read';
import {numberOf, numbersOf, textOf} from '../../../record-values';
import {update} from '../../../write';
import {TEXTS} from '../texts';

/** What a task says nothing of is as its category has it. */
export const measureTask: BeforeValidateHook = {
  name: 'measureTask',
  async beforeValidate(context, _entity, values, before) {
    if (before || typeof values.categoryId !== 'number') return values;
    const category = await find(asTrusted(context), 'task-category', {eq: ['id', values.categoryId]});
    if (!category) return values;
    return {
      ...values,
      standardMinutes: values.standardMinutes ?? numberOf(category, 'standardMinutes'),
      points: values.points ?? numberOf(category, 'points'),
    };
  },
};

/** In time is what was handed in before it was due, the first time. */
export const noteTimeliness: Effect = {
  name: 'noteTimeliness',
  async run(context, _entity, task) {
    const isFirst = numberOf(task, 'sendBackCount') === 0 && numberOf(task, 'notPassedCount') === 0;
    const dueAt = textOf(task, 'dueAt');
    if (!isFirst) return;
    const isOnTime = dueAt === null || context.now <= dueAt ? DRAWING_TASK.isOnTime.yes : DRAWING_TASK.isOnTime.no;
    await update(asTrusted(context), 'drawing-task', task.id, {isOnTime});
  },
};

/** Nobody scores their own work. */
export const signScore: BeforeValidateHook = {
  name: 'signScore',
  async beforeValidate(context, _entity, values, before) {
    const {actor} = context;
    if (before || actor.id === null || typeof values.taskId !== 'number') return values;
    const task = await find(asTrusted(context), 'drawing-task', {eq: ['id', values.taskId]});
    if (task && numberOf(task, 'designerId') === actor.id)
      throw new Refusal(422, text('invalid', actor.language), {errors: {taskId: say(TEXTS.ownWork, actor.language)}});
    return {...values, scorerId: actor.id};
  },
};

/** A rule leads to a group in which somebody can take what it is about. */
export const groupCanTake: BeforeValidateHook = {
  name: 'groupCanTake',
  async beforeValidate(context, _entity, values, before) {
    const {groupId, kind} = {...before, ...values};
    if (typeof groupId !== 'number') return values;
    const system = asTrusted(context);
    const group = await find(system, 'designer-group', {eq: ['id', groupId]});
    const people = group ? [...numbersOf(group, 'memberIds'), ...numbersOf(group, 'backerIds')] : [];
    const able = await count(system, 'designer-account', {
      all: [{in: ['userId', people]}, ...(typeof kind === 'number' ? [{eq: ['kind', kind] as const}] : [])],
    });
    if (able > 0) return values;
    const {language} = context.actor;
    throw new Refusal(422, text('invalid', language), {errors: {groupId: say(TEXTS.nobodyCan, language)}});
  },
};
