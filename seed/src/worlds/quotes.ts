/** Quote data, what websites ask for it, and molds. */
import {quoteLog} from '../catalog/log';
import {lightPlates, moldParameters, molds} from '../catalog/molds';
import {quoteCategories, quoteParameters, quotePlatings, quotePrices, techniques} from '../catalog/quotes';
import {fdCategories, reviewConfigs, websiteCategories, websitePrices} from '../catalog/websites';
import type {Products} from '../design/products';
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
