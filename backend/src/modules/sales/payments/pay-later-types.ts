/** `GET /invoice/getPaymentLaterStatusList`: the ways to pay later, in both languages (CO-563). */
import type {Act} from '../../../context';

export const listPayLaterTypes: Act<'listPayLaterTypes'> = {
  name: 'listPayLaterTypes',
  run(context) {
    const options = context.model.entity('order').field.payLaterType?.options ?? [];
    return Promise.resolve(
      options.map(({value, label}) => ({status: Number(value), name: label.zh, nameEn: label.en})),
    );
  },
};
