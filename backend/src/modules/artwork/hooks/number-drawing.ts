/** Which version of a product's drawing a new one is. */
import {trusted} from '../../../context/trusted';
import type {BeforeValidateHook} from '../../../context';
import {list} from '../../../read';
import {numberOf, textOf} from '../../../record-values';

/** One more than the last of the same name; a second one at the same moment is refused by its unique rule. */
export const numberDrawing: BeforeValidateHook = {
  name: 'numberDrawing',
  async beforeValidate(context, _entity, values, before) {
    if (before) return values;
    const where = {
      all: [
        {eq: ['orderId', numberOf(values, 'orderId')]},
        {eq: ['orderProductId', numberOf(values, 'orderProductId')]},
        {eq: ['name', textOf(values, 'name')]},
      ],
    } as const;
    const sort = [{field: 'revision', descending: true}];
    const {records} = await list(trusted(context), 'drawing', {where, sort, limit: 1});
    return {...values, revision: (numberOf(records[0] ?? {}, 'revision') ?? 0) + 1};
  },
};
