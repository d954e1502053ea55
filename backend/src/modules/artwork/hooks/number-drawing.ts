/** Which version of a product's drawing a new one is. */
import type {BeforeValidateHook} from '../../../context';
import {nextRevision} from '../revisions';

/** What drawings are versions of each other by. */
const NAMED: readonly string[] = ['orderProductId', 'name'];

export const numberDrawing: BeforeValidateHook = {
  name: 'numberDrawing',
  async beforeValidate(context, _entity, values, before) {
    if (before && !NAMED.some(name => name in values)) return values;
    return {...values, revision: await nextRevision(context, {...before, ...values})};
  },
};
