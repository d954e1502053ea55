/** Purchase, factory, stock and samples: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {cancelQuantity} from './effects';
import {getUserMap} from './get-user-map';
import {completeSampleDelivery, spreadOrderStatus} from './hooks/order-status';
import {countAvailable, countDifference} from './hooks/quantities';

export const module: ModuleRegistration = {
  acts: [getUserMap],
  beforeValidate: [countAvailable, countDifference, completeSampleDelivery],
  inTransaction: [spreadOrderStatus],
  effects: [cancelQuantity],
};
