/** Quote data, what websites ask for it, and molds. */
import {commodities} from '../catalog/commodities';
import {fdCodes, quoteParts} from '../catalog/quote-parts';
import {quoteLog} from '../catalog/log';
import {IconPictures} from '../catalog/pictures';
import {lightPlates, moldParameters, molds} from '../catalog/molds';
import {quoteCategories, quoteParameters, quotePlatings, quotePrices, techniques} from '../catalog/quotes';
import {fdCategories, reviewConfigs, websiteCategories, websitePrices} from '../catalog/websites';
import type {Products} from '../design/products';
import {partners} from '../partners/partners';
import type {Row} from '../store/row';
import type {WorldContext} from './world-context';
import type {Organisation} from './organisation';

/** What design categories and plating colours point to; before these. */
export async function insertQuotes({store, few}: WorldContext): Promise<void> {
  await store.insert('technique', techniques());
  await store.insert('quote-category', quoteCategories(few));
  await store.insert('quote-plating', quotePlatings(few));
}

/** What points to quote categories and plating colours. */
export async function insertPrices(
  {input, store, few, calendar}: WorldContext,
  {projects, staff}: Organisation,
  products: Products,
): Promise<void> {
  const categories = quoteCategories(few);
  const parameters = quoteParameters(few);
  await store.insert('quote-parameter', parameters);
  const prices = quotePrices(parameters, few);
  await store.insert('quote-category-parameter', prices);
  await store.insert('website-category', websiteCategories(projects, categories, few));
  const increases = websitePrices(projects, categories, few);
  await store.insert('website-price', increases);
  await store.insert('quote-log', quoteLog({categories, prices, websitePrices: increases, staff, calendar}, few));
  await store.insert(
    'fd-category',
    fdCategories(categories, few, quoteCateId => products.pictureOfQuoteCategory(quoteCateId)),
  );
  await store.insert('review-config', reviewConfigs(projects, few));
  await store.insert('mold-parameter', moldParameters());
  await store.insert('mold', molds(products, few));
  await store.insert('light-plate', await lightPlates(input, products, few));
}

/** Ready products, what quotes consist of, and who sells beside us; after quote data and design categories. */
export async function insertShops(
  {input, store, few, reference}: WorldContext,
  {projects, staff}: Organisation,
  categories: readonly Row[],
): Promise<void> {
  const icons = new IconPictures(input);
  const shown = {categories, projects, icons, few};
  const quoted = quoteCategories(few);
  const rows = {
    ...(await quoteParts(shown)),
    'fd-code': fdCodes(
      fdCategories(quoted, few, () => null),
      quoted,
    ),
    ...(await commodities(shown)),
    ...(await partners(input, {...reference, categories, projects, staff, icons, few})),
  };
  for (const [entity, list] of Object.entries(rows)) await store.insert(entity, list);
}
