/** Everything that visitors design with: products, platings, colours, cliparts, tags and templates. */
import {roleId} from '../access/roles';
import {categories} from '../design/categories';
import {clipartLibrary, FEW_THEMES} from '../design/cliparts';
import {colourCards, colourTypes} from '../design/colours';
import {platformLimitations} from '../design/limitations';
import {platingColours} from '../design/plating';
import {Products, shapes} from '../design/products';
import {categoryTemplates, templateTypes} from '../design/template-types';
import {templates as makeTemplates, type Template} from '../design/templates';
import {THEMES} from '../drawing/themes';
import type {Row} from '../store/row';
import type {WorldContext} from './world-context';
import {doer, type Organisation} from './organisation';
import {insertPrices, insertQuotes, insertShops} from './quotes';

export interface Designs {
  readonly templates: readonly Template[];
  readonly cliparts: readonly Row[];
  readonly categories: readonly Row[];
}

/** The products alone: what inquiries and orders cannot do without. */
export async function insertProducts(build: WorldContext): Promise<{products: Products; categoryRows: readonly Row[]}> {
  const {input, store, few} = build;
  await insertQuotes(build);
  const products = await Products.make(input);
  const categoryRows = categories(products.categoryPictures, few);
  await store.insert('category', categoryRows);
  return {products, categoryRows};
}

async function insertColours({input, store, few}: WorldContext, products: Products): Promise<void> {
  await store.insert('plating-colour', await platingColours(input, few));
  const types = colourTypes(few);
  await store.insert('colour-type', types);
  await store.insert('colour-card', colourCards(types, few));
  const shapeRows = shapes(products, few);
  await store.insert('shape', shapeRows);
  for (const shape of [...shapeRows].reverse())
    await store.set('category', Number(shape.category), 'shapeId', shape.id);
}

export async function insertDesigns(build: WorldContext, organisation: Organisation): Promise<Designs> {
  const {staff, projects} = organisation;
  const {input, store, calendar, few} = build;
  const {products, categoryRows} = await insertProducts(build);
  await insertColours(build, products);
  await insertPrices(build, organisation, products);
  await insertShops(build, organisation, categoryRows);
  await store.insert('platform-limitation', platformLimitations(projects, categoryRows));

  const library = await clipartLibrary(input, few);
  await store.insert('tag-type', library.tags.types);
  await store.insert('tag', library.tags.tags);
  await store.insert('clipart-type', library.types);
  await store.insert('clipart', library.cliparts);
  input.log(`  ${library.cliparts.length} cliparts`);

  const types = templateTypes(few ? THEMES.slice(0, FEW_THEMES) : THEMES, library);
  await store.insert('template-type', types.rows);
  const artists = new Set([roleId('designer'), roleId('TwoDDesigner'), roleId('DesignerAdmin')]);
  const designers = staff
    .filter(({roleIds}) => Array.isArray(roleIds) && roleIds.some(id => artists.has(Number(id))))
    .map(({id}) => id);
  const templates = await makeTemplates(input, {library, products, types, designers, projects, calendar, few});
  await store.insert('template', templates);
  await store.history('template', templates, doer(staff, 'designerId'));
  await store.insert('category-template', categoryTemplates(templates, types.rows));
  input.log(`  ${templates.length} templates`);
  return {templates, cliparts: library.cliparts, categories: categoryRows};
}
