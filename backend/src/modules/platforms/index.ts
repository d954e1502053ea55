/** Platforms, domains, countries, languages and currencies: what their schemas and calls name. */
import type {ModuleRegistration} from '../../acts/registry';
import {getCityZipCode, getCountryRate} from './addresses';
import {listApprovals} from './approvals';
import {convertCurrency} from './convert-currency';
import {getCurrencyByCode} from './get-currency-by-code';
import {forgetPlatforms, normaliseDomain, oneDefaultProject} from './hooks';
import {getDefaultLanguageByProId, getLanguageByProId} from './languages';
import {listProjects} from './list-projects';
import {followRate, keepRate, noRateAhead} from './rates';
import {signRate} from './sign-rate';
import {planTimedTask, runTimedTaskNow} from './timed-tasks';

export const module: ModuleRegistration = {
  acts: [
    listProjects,
    getCityZipCode,
    getCountryRate,
    getCurrencyByCode,
    getLanguageByProId,
    getDefaultLanguageByProId,
    convertCurrency,
    listApprovals,
    runTimedTaskNow,
  ],
  beforeValidate: [normaliseDomain, planTimedTask, signRate, noRateAhead],
  inTransaction: [oneDefaultProject, forgetPlatforms, keepRate, followRate],
};
