/** Production works from a version that the customer has confirmed, and from no other. */
import {DRAWING} from '@emblem/schemas/values';
import type {BeforeValidateHook} from '../../../context';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {TEXTS} from '../texts';

const {yes, no} = DRAWING.isCaptured;

export const captureConfirmed: BeforeValidateHook = {
  name: 'captureConfirmed',
  async beforeValidate(context, _entity, values, before) {
    if (!before) return {...values, isCaptured: no};
    if (values.isCaptured !== yes || before.isCaptured === yes) return values;
    const {confirmation, replacedAt} = {...before, ...values};
    if (confirmation === DRAWING.confirmation.confirmed && replacedAt === null) return values;
    refuseConflict(context, TEXTS.notCaptured);
  },
};
