/** Quote data, what websites ask for it, and molds. */
import {commodities, fdCodes, quoteParts} from '../catalog/commodities';
import {quoteLog} from '../catalog/log';
import {lightPlates, moldParameters, molds} from '../catalog/molds';
import {quoteCategories, quoteParameters, quotePlatings, quotePrices, techniques} from '../catalog/quotes';
import {fdCategories, reviewConfigs, websiteCategories, websitePrices} from '../catalog/websites';
import type {Products} from '../design/products';
import {partners} from '../partners/partners';
import type {Row} from '../store/store';
import type {Build} from './build';
import type {Organisation} from './organisation';

/** What design categories and plating colours point to; before these. */
export async function insertQuotes({store, few}: Build): Promise<void> {
  await store.insert('technique', techniques());
  await store.insert('quote-category', quoteCategories(few));
  await store.insert('quote-plating', quotePlatings(few));
}

/** What points to quote categories and plating colours. */
export async function insertPrices({store, few, calendar}: Build, {projects, staff}: Organisation, products: Products): Promise<void> {
  const categories = quoteCategories(few);
  const parameters = quoteParameters(few);
  await store.insert('quote-parameter', parameters);
  const prices = quotePrices(parameters, few);
  await store.insert('quote-category-parameter', prices);
  await store.insert('website-category', websiteCategories(projects, categories, few));
  const increases = websitePrices(projects, categories, few);
  await store.insert('website-price', increases);
  await store.insert('quote-log', quoteLog({categories, prices, websitePrices: increases, staff, calendar}, few));
  await store.insert('fd-category', fdCategories(categories, few));
  await store.insert('review-config', reviewConfigs(projects, few));
  await store.insert('mold-parameter', moldParameters());
  await store.insert('mold', molds(products, few));
  await store.insert('light-plate', lightPlates(products, few));
}

/** Ready products, what quotes consist of, and who sells beside us; after quote data and design categories. */
export async function insertShops({input, store, few, reference}: Build, {projects}: Organisation, categories: readonly Row[]): Promise<void> {
  const shown = {categories, projects, few};
  const rows = {
    ...quoteParts(shown), 'fd-code': fdCodes(fdCategories(quoteCategories(few), few)), ...commodities(shown),
    ...await partners(input, {...reference, categories, projects, few}),
  };
  for (const [entity, list] of Object.entries(rows)) await store.insert(entity, list);
}
