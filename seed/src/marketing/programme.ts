/** What the parts of the referral programme share: who runs it, and its levels. */
import type {Calendar} from '../calendar';
import {decimal} from '../money';
import type {Row} from '../store/row';

/** How much of a currency one US dollar buys, by code. */
export type Rates = ReadonlyMap<string, number>;

export interface PromoterOptions {
  readonly members: readonly Row[];
  readonly orders: readonly Row[];
  readonly rates: Rates;
  readonly marketerId: number;
  readonly managerId: number;
  readonly calendar: Calendar;
  readonly few: boolean;
}

export interface Level {
  readonly name: string;
  readonly fromCount: number;
  readonly perReferral: number;
  /** For each US dollar of the order, in hundredths. */
  readonly perDollar: number;
  /** In hundredths of a cent. */
  readonly value: number;
}

const LEVELS: readonly Level[] = [
  {name: 'Friend', fromCount: 0, perReferral: 100, perDollar: 50, value: 500},
  {name: 'Partner', fromCount: 2, perReferral: 150, perDollar: 100, value: 500},
  {name: 'Ambassador', fromCount: 4, perReferral: 200, perDollar: 150, value: 600},
];

/** The level of whoever has so many counted referrals. */
export function levelAt(counted: number): {readonly id: number; readonly level: Level} {
  const index = LEVELS.findLastIndex(({fromCount}) => fromCount <= counted);
  const level = LEVELS[index];
  if (!level) throw new Error('There is no level for the beginning.');
  return {id: index + 1, level};
}

export function levels(): readonly Row[] {
  return LEVELS.map(({name, fromCount, perReferral, perDollar, value}, index) => ({
    id: index + 1,
    name,
    fromCount,
    pointsPerReferral: perReferral,
    pointsPerAmount: `${decimal(perDollar)}00`,
    currency: 'USD',
    pointValue: (value / 10_000).toFixed(4),
    state: 1,
  }));
}
