/** Platforms, domains, countries, languages and currencies: what their schemas and calls name. */
import type {ModuleRegistration} from '../../acts/registry';
import {getCityZipCode, getCountryRate} from './addresses';
import {listApprovals} from './approvals';
import {convertCurrency} from './convert-currency';
import {getAddressDetail, suggestAddresses, verifyAddress} from './address-lookup';
import {getCurrencyByCode} from './get-currency-by-code';
import {forgetPlatforms, forgetWorkTimes, normaliseDomain, oneDefaultProject} from './hooks';
import {getDefaultLanguageByProId, getLanguageByProId} from './languages';
import {listProjects} from './list-projects';
import {followRate, keepRate, noRateAhead} from './rates';
import {keepServiceKey} from './service-accounts';
import {signRate} from './sign-rate';
import {planTimedTask, runTimedTaskNow} from './timed-tasks';
import {viewUspsFreight} from './freight';

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
    suggestAddresses,
    getAddressDetail,
    verifyAddress,
    viewUspsFreight,
  ],
  beforeValidate: [normaliseDomain, planTimedTask, signRate, noRateAhead, keepServiceKey],
  inTransaction: [oneDefaultProject, forgetPlatforms, forgetWorkTimes, keepRate, followRate],
};
