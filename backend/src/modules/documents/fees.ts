/**
 * `/order/feesConfig/getFeesConfigByCountryId`: what is charged for orders to a country; null where nothing is set
 * (CO-661).
 */
import {FEES_CONFIG} from '@emblem/schemas/values';
import {requiredId} from '../../acts/input';
import type {Act} from '../../context';
import {find} from '../../read';

export const getFeesConfigByCountryId: Act<'getFeesConfigByCountryId'> = {
  name: 'getFeesConfigByCountryId',
  async run(context, input) {
    const countryId = requiredId(context, input, 'countryId');
    const all = [{eq: ['countryId', countryId]}, {eq: ['state', FEES_CONFIG.state.enabled]}] as const;
    return (await find(context, 'fees-config', {all})) ?? null;
  },
};
