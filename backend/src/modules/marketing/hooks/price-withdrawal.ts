/** What a point is worth is what the level of the promoter says when the withdrawal is asked for. */
import {Decimal} from 'decimal.js';
import type {BeforeValidateHook} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {find} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import {levelOf} from '../points';
import {TEXTS} from '../texts';

export const priceWithdrawal: BeforeValidateHook = {
  name: 'priceWithdrawal',
  async beforeValidate(context, _entity, values, before) {
    if (before) return values;
    const system = asTrusted(context);
    const promoter = await find(system, 'promoter', {eq: ['id', numberOf(values, 'promoterId') ?? 0]});
    if (!promoter) return values;
    const level = await levelOf(system, promoter);
    const pointValue = new Decimal((level && textOf(level, 'pointValue')) ?? 0);
    const {language} = context.actor;
    if (pointValue.isZero())
      throw new Refusal(422, text('invalid', language), {errors: {promoterId: say(TEXTS.noValue, language)}});
    return {...values, pointValue: pointValue.toFixed(4), currency: level?.currency};
  },
};
