/** What products cost. Amounts are cents of the order's currency. */
import type {Category} from '../design/categories';
import type {Random} from '../random';

export interface Line {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly toolingCharge: number;
  readonly additionalCharge: number;
  readonly unitCost: number;
  /** Quantity times unit price, tooling and additional charge. */
  readonly amount: number;
}

const QUANTITIES = [
  [50, 14],
  [100, 30],
  [200, 18],
  [300, 12],
  [500, 14],
  [1000, 8],
  [2000, 3],
  [5000, 1],
] as const;

/** Cheaper by the thousand: the share of the price at a hundred pieces. */
function discountAt(quantity: number): number {
  return Math.max(0.42, 1.18 - Math.log10(quantity) * 0.2 + 0.22);
}

export function priceLine(category: Pick<Category, 'price' | 'isMetal'>, random: Random): Line {
  const quantity = random.weighted(QUANTITIES);
  const unitPrice = Math.max(9, Math.round(category.price * discountAt(quantity) * (0.9 + random.next() * 0.3)));
  const toolingCharge = category.isMetal && random.chance(0.7) ? random.pick([4500, 6000, 8000]) : 0;
  const additionalCharge = random.chance(0.15) ? random.pick([2500, 4000, 7500]) : 0;
  const unitCost = Math.max(4, Math.round(unitPrice * (0.45 + random.next() * 0.2)));
  return {
    quantity,
    unitPrice,
    toolingCharge,
    additionalCharge,
    unitCost,
    amount: quantity * unitPrice + toolingCharge + additionalCharge,
  };
}

export interface Totals {
  readonly productTotal: number;
  readonly shippingFee: number;
  readonly taxPrice: number;
  readonly additionalCosts: number;
  readonly discount: number;
  readonly orderTotal: number;
  readonly costTotal: number;
}

/** Of every order on which there is tax. */
export const TAX_RATE = '0.0725';

/** Whole cents, half up; exact, since the rate is a decimal. */
function roundAmount(amount: number, rate: string): number {
  const scale = 10 ** (rate.length - 2);
  return Math.floor((amount * Math.round(Number(rate) * scale) * 2 + scale) / (2 * scale));
}

export function totals(lines: readonly Line[], random: Random): Totals {
  const productTotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const shippingFee = random.chance(0.6) ? 0 : random.pick([1500, 2500, 3900]);
  const isTaxed = random.chance(0.4);
  const additionalCosts = random.chance(0.1) ? 5000 : 0;
  const discount = random.chance(0.25) ? Math.round(productTotal * 0.05) : 0;
  const taxed = productTotal + shippingFee + additionalCosts - discount;
  const taxPrice = isTaxed ? roundAmount(taxed, TAX_RATE) : 0;
  return {
    productTotal,
    shippingFee,
    taxPrice,
    additionalCosts,
    discount,
    orderTotal: taxed + taxPrice,
    costTotal: lines.reduce((sum, line) => sum + line.quantity * line.unitCost, 0),
  };
}
