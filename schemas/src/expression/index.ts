/** Everything about computed properties, for those who compile and keep them. */
export * from './types';
export * from './inspect';
export {
  computeFigures,
  computeValue,
  emptyRollups,
  NOBODY,
  type Fault,
  type Figures,
  type FigureValues,
} from './evaluate';
export {currencyPlaces, QUOTIENT_PLACES, roomOf, UNUSUAL_PLACES, USUAL_PLACES, type Room} from './numbers';
export {isOfOneCurrency, summedCurrency} from './currencies';
export {computedInWords} from './words';
export {termsOf, type Term} from './terms';
