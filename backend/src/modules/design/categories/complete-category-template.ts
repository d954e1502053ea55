/** The first-level type of a configured template type is the one it lies below. */
import {numberOf} from '../../../record-values';
import {trusted} from '../../../context/trusted';
import type {BeforeValidateHook} from '../../../context';
import {find} from '../../../read';

export const completeCategoryTemplate: BeforeValidateHook = {
  name: 'completeCategoryTemplate',
  async beforeValidate(context, _entity, values, before) {
    const record = {...before, ...values};
    const templateTypeId = numberOf(record, 'templateTypeId') ?? numberOf(record, 'templateTypePid');
    if (templateTypeId === null) return values;
    const type = await find(trusted(context), 'template-type', {eq: ['id', templateTypeId]});
    return {...values, templateTypeId, templateTypePid: type ? numberOf(type, 'parentId') : null};
  },
};
