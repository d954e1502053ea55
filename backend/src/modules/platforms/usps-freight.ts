/** `POST /thirdparty/apoViewFreightUSPS`: what USPS asks for a parcel to an address of military post (CO-521). */
import {requireToken} from '../../access/limits/throttle';
import type {Act} from '../../context';
import {accountOf, withServiceFailure} from '../../integrations/services/account';
import {uspsFreight} from '../../integrations/freight/usps';

export const viewUspsFreight: Act<'viewUspsFreight'> = {
  name: 'viewUspsFreight',
  async run(context, {zipCode, weight, length, width, height}) {
    const freight = uspsFreight(await accountOf(context, 'freight', ['account', 'sender']));
    await requireToken(context, 'freight');
    const price = await withServiceFailure(context, 'freight', () =>
      freight.priceOf({zipCode, weight, length, width, height}),
    );
    return {amount: price.toFixed(2), currency: 'USD', service: 'Priority Mail'};
  },
};
