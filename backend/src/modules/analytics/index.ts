/** KPI, commissions and repurchases: what calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {refreshRepurchaseData} from './refresh-repurchase-data';

export const module: ModuleRegistration = {acts: [refreshRepurchaseData]};
