/**
 * `/order/feesConfig/getFeesConfigByCountryId`: what is charged for orders to a country; null where nothing is set
 * (CO-661).
 */
import {requiredId} from '../../acts/input';
import type {Act} from '../../context';
import {find} from '../../read';

export const getFeesConfigByCountryId: Act<'getFeesConfigByCountryId'> = {
  name: 'getFeesConfigByCountryId',
  run: (context, input) =>
    find(context, 'fees-config', {
      all: [{eq: ['countryId', requiredId(context, input, 'countryId')]}, {eq: ['state', 1]}],
    }),
};
