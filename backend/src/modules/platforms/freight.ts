/** `POST /thirdparty/apoViewFreightUSPS`: what a parcel costs to an address of military post (CO-521). */
import {requireToken} from '../../access/limits/throttle';
import type {Act} from '../../context';
import {openFreight} from '../../integrations/freight';
import {withServiceFailure} from '../../integrations/services/account';

export const viewUspsFreight: Act<'viewUspsFreight'> = {
  name: 'viewUspsFreight',
  async run(context, {zipCode, weight, length, width, height}) {
    const freight = await openFreight(context);
    await requireToken(context, 'freight');
    const price = await withServiceFailure(context, 'freight', () =>
      freight.priceOf({zipCode, weight, length, width, height}),
    );
    return {...price, amount: price.amount.toFixed(2)};
  },
};
