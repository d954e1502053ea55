import {CATEGORIES} from '../design/categories';
import type {Ground} from './ground';
import {Random} from '../random';
import type {Row} from '../store/row';

const COMPETITORS = ['PinCraft', 'Badge & Co', 'Metalworks Direct'];
const QUANTITIES = [100, 500];
/** Days between two looks at their price lists. */
const PAUSE = 90;

/** What competitors ask for pieces of the first products, in the currency of their websites. */
export function competitorPrices({categories, calendar, few}: Ground): readonly Row[] {
  const products = categories.slice(0, few ? 2 : 8);
  const looks = few ? 1 : 4;
  return Array.from({length: looks}, (_, look) => look)
    .reverse()
    .flatMap(look => products.map((product, place) => ({look, product, place})))
    .flatMap(each =>
      COMPETITORS.slice(0, few ? 2 : undefined).map((competitor, rival) => ({...each, competitor, rival})),
    )
    .flatMap(each => QUANTITIES.map(quantity => ({...each, quantity})))
    .map(({look, product, place, competitor, rival, quantity}, index) => {
      const random = new Random(`price of ${competitor} ${place} ${quantity}`, look);
      const ours = CATEGORIES.find(({id}) => id === product.id)?.price ?? 100;
      const cents = ours * (0.88 + rival * 0.13) * (quantity > 100 ? 0.6 : 1) * (0.95 + random.next() * 0.1);
      return {
        id: index + 1,
        categoryId: product.id,
        competitor,
        day: calendar.dayFrom(-(look * PAUSE + 9)),
        quantity,
        currency: 'USD',
        price: (cents / 100).toFixed(4),
        address: `https://www.${competitor.toLowerCase().replaceAll(/[^a-z]+/g, '')}.example/prices`,
      };
    });
}
