/** Output of an employee is booked on jobs that are being made, and counts by the rule of its day. */
import {PRODUCTION_ORDER} from '@emblem/schemas/values';
import type {BeforeValidateHook, Context} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {find} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import type {Values} from '../../../values';
import {TEXTS} from '../texts';

const NONE = '0.0000';

/** What a piece counts, and what one of scrap is taken off for; nothing where no rule is about the process then. */
async function ruleOf(system: Context, processId: number | null, day: string): Promise<Values> {
  const rule = await find(system, 'points-rule', {
    all: [
      {eq: ['processId', processId ?? 0]},
      {lte: ['startDate', day]},
      {any: [{eq: ['endDate', null]}, {gte: ['endDate', day]}]},
    ],
  });
  return {
    pointsEach: (rule && textOf(rule, 'points')) ?? NONE,
    scrapPointsEach: (rule && textOf(rule, 'scrapPoints')) ?? NONE,
  };
}

async function requireMaking(context: Context, productionOrderId: number): Promise<void> {
  const {language} = context.actor;
  const job = await find(asTrusted(context), 'production-order', {eq: ['id', productionOrderId]});
  if (job?.status === PRODUCTION_ORDER.status.making) return;
  throw new Refusal(422, text('invalid', language), {errors: {productionOrderId: say(TEXTS.notMade, language)}});
}

export const pointsOfDay: BeforeValidateHook = {
  name: 'pointsOfDay',
  async beforeValidate(context, _entity, values, before) {
    const {day, stepId, productionOrderId} = {...before, ...values};
    if (typeof day !== 'string' || typeof stepId !== 'number' || typeof productionOrderId !== 'number') return values;
    if (before && values.day === undefined) return values;
    const system = asTrusted(context);
    const step = await find(system, 'production-step', {eq: ['id', stepId]});
    // A step of another job is refused where relations are checked.
    if (step?.productionOrderId !== productionOrderId) return values;
    if (!before) await requireMaking(context, productionOrderId);
    return {...values, ...(await ruleOf(system, numberOf(step, 'processId'), day))};
  },
};
