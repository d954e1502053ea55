/** Purchase, factory, stock and samples: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {getUserMap} from './get-user-map';
import {completeSampleDelivery} from './hooks/complete-sample-delivery';
import {pointsOfDay} from './hooks/points-of-day';
import {exportPriceConfirmation} from './price-confirmation';
import {withinTolerance} from './within-tolerance';

export const module: ModuleRegistration = {
  acts: [getUserMap, exportPriceConfirmation],
  beforeValidate: [completeSampleDelivery, pointsOfDay],
  effects: [withinTolerance],
};
