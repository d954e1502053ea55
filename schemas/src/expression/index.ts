/** Everything about computed properties, for those who compile and keep them. */
export * from '../vocabulary/expression';
export * from './inspect';
export {
  computeFigures,
  computeValue,
  emptyRollups,
  isComputable,
  NOBODY,
  type Fault,
  type Figures,
  type FigureValues,
  type Stored,
} from './evaluate';
export {rollUp, type RolledUp} from './roll-up';
export {QUOTIENT_PLACES, roomOf, type Room} from './numbers';
export {isOfOneCurrency, summedCurrency} from './currencies';
export {computedInWords} from './words';
export {copiedValue} from './texts';
export {termsOf, type Term} from './terms';
