/** Marketing: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {coupons} from './coupons';

export const module: ModuleRegistration = {
  acts: [...(coupons.acts ?? [])],
  beforeValidate: [...(coupons.beforeValidate ?? [])],
  effects: [...(coupons.effects ?? [])],
};
