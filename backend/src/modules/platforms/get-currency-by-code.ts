/** `GET /quote/currency/getCurrencyByCode` (CO-582). */
import {requiredText} from '../../acts/input';
import type {Act} from '../../context';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import {find} from '../../read';

export const getCurrencyByCode: Act<'getCurrencyByCode'> = {
  name: 'getCurrencyByCode',
  async run(context, input) {
    const currency = await find(context, 'currency', {
      eq: ['code', requiredText(context, input, 'code').toUpperCase()],
    });
    if (!currency) throw new Refusal(404, text('notFound', context.actor.language));
    return currency;
  },
};
