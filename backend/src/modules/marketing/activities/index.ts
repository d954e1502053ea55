/** Activities of promotion: what their schemas name. */
import type {ModuleRegistration} from '../../../acts/registry';
import {claimActivity} from './claim-activity';
import {copySeries} from './copy-series';

export const activities: ModuleRegistration = {acts: [copySeries], beforeValidate: [claimActivity]};
