/** Parameters of products are kept with one kind of line break and colon, however they were typed (CO-326). */
import {plainParameters as plain} from '@emblem/schemas';
import type {BeforeValidateHook} from '../../../context';

export const plainParameters: BeforeValidateHook = {
  name: 'plainParameters',
  async beforeValidate(_context, _entity, values) {
    const {parameters} = values;
    return typeof parameters === 'string' ? {...values, parameters: plain(parameters)} : values;
  },
};
