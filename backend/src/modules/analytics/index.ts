/** KPI, commissions and repurchases, and thresholds of figures: what calls and schemas of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {knownMeasure} from './known-measure';
import {refreshRepurchaseData} from './refresh-repurchase-data';

export const module: ModuleRegistration = {acts: [refreshRepurchaseData], beforeValidate: [knownMeasure]};
