/** What things cost on a website: the prices of the quote categories, raised as the website says. */
import Decimal from 'decimal.js';
import {WEBSITE_CATEGORY, WEBSITE_PRICE} from '@emblem/schemas/values';
import {numberOf, textOf} from '../../record-values';
import {badInput, optionalId, requiredId} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {find, findAll} from '../../read';

/** Digits after the point of a unit price. */
const DIGITS = 4;

/** A price as the website asks it; unchanged where the website raises nothing. Never below nothing. */
function raisePrice(price: string, increase: WireRecord | undefined): string {
  const base = new Decimal(price);
  if (!increase) return base.toFixed(DIGITS);
  const amount =
    increase.increaseType === WEBSITE_PRICE.increaseType.percent
      ? base.times(new Decimal(textOf(increase, 'increaseRate') ?? 0)).div(100)
      : new Decimal(textOf(increase, 'increaseAmount') ?? 0);
  return Decimal.max(0, base.plus(amount)).toFixed(DIGITS);
}

function tiersOf(parameter: WireRecord, increase: WireRecord | undefined) {
  const tiers: readonly unknown[] = Array.isArray(parameter.priceTiers) ? parameter.priceTiers : [];
  return tiers
    .filter((tier): tier is Values => typeof tier === 'object' && tier !== null)
    .map(tier => ({
      quantity: tier.quantity,
      unitPrice: tier.unitPrice,
      websitePrice: raisePrice(String(tier.unitPrice), increase),
    }));
}

async function pricesOf(context: Context, category: WireRecord, proId: number) {
  const increase = await find(context, 'website-price', {
    all: [{eq: ['proId', proId]}, {eq: ['quoteCateId', category.id]}],
  });
  const parameters = await findAll(context, 'quote-category-parameter', {eq: ['quoteCateId', category.id]}, [
    {field: 'sort', descending: false},
  ]);
  return {
    proId,
    quoteCateId: category.id,
    cateName: textOf(category, 'cateName'),
    websitePrice: increase ?? null,
    paramList: parameters.map(parameter => {
      const basePrice = textOf(parameter, 'basePrice') ?? '0';
      return {
        id: parameter.id,
        paramId: numberOf(parameter, 'paramId'),
        name: textOf(parameter, 'name'),
        currency: textOf(parameter, 'currency'),
        basePrice,
        websitePrice: raisePrice(basePrice, increase),
        priceTiers: tiersOf(parameter, increase),
      };
    }),
  };
}

/** The prices of every category that a website offers (DA-479). */
export const listWebsiteProductPrices: Act<'listWebsiteProductPrices'> = {
  name: 'listWebsiteProductPrices',
  async run(context, input) {
    const proId = requiredId(context, input, 'proId');
    const offered = await findAll(context, 'website-category', {
      all: [{eq: ['proId', proId]}, {eq: ['state', WEBSITE_CATEGORY.state.enabled]}],
    });
    const wanted = offered.map(row => numberOf(row, 'quoteCateId')).filter(id => id !== null);
    const categories = await findAll(context, 'quote-category', {in: ['id', wanted]}, [
      {field: 'sort', descending: false},
    ]);
    return Promise.all(categories.map(category => pricesOf(context, category, proId)));
  },
};

/** The prices of one category on one website (DA-480); `proType`, where it is sent, is the website's. */
export const getWebsitePriceOfCategory: Act<'getWebsitePriceOfCategory'> = {
  name: 'getWebsitePriceOfCategory',
  async run(context, input) {
    const proId = requiredId(context, input, 'proId');
    const cateId = optionalId(context, input, 'cateId') ?? requiredId(context, input, 'quoteCateId');
    const category = await find(context, 'quote-category', {eq: ['id', cateId]});
    const website = await find(context, 'project', {eq: ['id', proId]});
    if (!category) return badInput(context, 'cateId');
    if (!website || (input.proType ?? website.proType) !== website.proType) return badInput(context, 'proType');
    return pricesOf(context, category, proId);
  },
};
