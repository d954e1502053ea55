import Decimal from 'decimal.js';
import type {Figure} from './use-report';

/** By how much of the earlier figure it has changed; undefined where that says nothing. */
export function changeOf(now: Figure | undefined, before: Figure | undefined): number | undefined {
  if (now === null || now === undefined || !before || new Decimal(before).isZero()) return undefined;
  return new Decimal(now).minus(before).div(new Decimal(before).abs()).toNumber();
}
