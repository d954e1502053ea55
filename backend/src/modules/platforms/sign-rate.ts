/** Keeps with a currency who set its rate and when. */
import {textOf} from '../../record-values';
import type {BeforeValidateHook} from '../../context';

/** Who set a rate, and when, so that a wrong one can be traced at a glance. */
export const signRate: BeforeValidateHook = {
  name: 'signRate',
  async beforeValidate(context, _entity, values, before) {
    if (values.rate === undefined || values.rate === (before && textOf(before, 'rate'))) return values;
    return {...values, rateUserId: context.actor.id, rateChangedAt: context.now};
  },
};
