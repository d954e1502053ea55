/** What the pages of inquiries and orders look up in the catalogue. */
import {FREEBIE} from '@emblem/schemas/values';
import {requiredId, requiredText} from '../../acts/input';
import type {Act} from '../../context';
import {find, findAll, todayOf} from '../../read';

/** `POST /freebie/getFreebieListByProId`: those that a platform gives away today (CO-575). */
export const listFreebies: Act<'listFreebies'> = {
  name: 'listFreebies',
  async run(context, input) {
    const proId = requiredId(context, input, 'proId');
    const today = await todayOf(context, context.model.entity('inquiry'), {proId});
    return findAll(context, 'freebie', {
      all: [
        {contains: ['proIds', proId]},
        {eq: ['state', FREEBIE.state.enabled]},
        {any: [{eq: ['startDate', null]}, {lte: ['startDate', today]}]},
        {any: [{eq: ['endDate', null]}, {gte: ['endDate', today]}]},
      ],
    });
  },
};

/** `POST /products/getProductByCateIdAndSku`: a commodity by its category and its code; null for none (CO-589). */
export const getCommodityBySku: Act<'getCommodityBySku'> = {
  name: 'getCommodityBySku',
  async run(context, input) {
    const where = {
      all: [
        {eq: ['categoryId', requiredId(context, input, 'cateId')]},
        {eq: ['commodityCode', requiredText(context, input, 'sku')]},
      ],
    } as const;
    return (await find(context, 'commodity', where)) ?? null;
  },
};
