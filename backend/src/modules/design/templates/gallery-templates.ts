/** Official templates as the editor shows them. */
import type {Predicate} from '@emblem/schemas';
import {TEMPLATE_TYPE} from '@emblem/schemas/values';
import {numberOf, textOf} from '../../../record-values';
import {optionalId, optionalText, requiredId, requiredText} from '../../../acts/input';
import {listPage, pageRequest} from '../../../acts/paging';
import {requireOwnUser} from '../../../acts/own-user';
import type {Act, Context} from '../../../context';
import type {WireRecord} from '../../../values';
import {Refusal} from '../../../errors';
import {text} from '../../../messages';
import {find, findAll} from '../../../read';
import {configurationOf} from '../categories/category-templates';
import {everybody} from '../everybody';
import {withFavourites} from '../members/favourites';
import {withoutSlashes} from '../names';
import {shownTemplates} from './shown-templates';
import {toListedTemplate, toLoadedTemplate} from '../template-shape';
import {allTypes, hasType, templateTypeTree, withTypesBelow} from '../type-trees';

/** Template lists are asked for by 60 (ED-421). */
const PAGE_SIZE = 60;

/**
 * The types a category is configured to offer with those below and above them; all types for a category without
 * configuration.
 */
async function typesFor(
  open: Context,
  categoryId: number | undefined,
): Promise<readonly WireRecord<'template-type'>[]> {
  const types = await allTypes(open, 'template-type', {eq: ['state', TEMPLATE_TYPE.state.enabled]});
  const rows = categoryId === undefined ? [] : await configurationOf(open, categoryId);
  if (rows.length === 0) return types;
  const chosen = rows.map(row => numberOf(row, 'templateTypeId') ?? 0);
  const parents = rows.map(row => numberOf(row, 'templateTypePid') ?? 0);
  const offered = new Set([...withTypesBelow(types, chosen), ...parents]);
  const place = (type: WireRecord) =>
    [...chosen, ...parents].findIndex(id => id === type.id || numberOf(type, 'parentId') === id);
  return types.filter(type => offered.has(type.id)).toSorted((a, b) => place(a) - place(b));
}

/** The tree of template types that a category offers (ED-389). */
export const listGalleryTemplateTypes: Act<'listGalleryTemplateTypes'> = {
  name: 'listGalleryTemplateTypes',
  async run(context, input) {
    const open = everybody(context, input);
    return templateTypeTree(await typesFor(open, optionalId(context, input, 'categoryId')));
  },
};

/** By its own name or number, or by the name of one of its types or tags. */
function nameContains(words: string): Predicate {
  return {
    any: [
      {contains: ['templateName', words]},
      {contains: ['templateCode', words]},
      {has: ['types', {contains: ['templateTypeName', words]}]},
      {has: ['labels', {contains: ['labelName', words]}]},
    ],
  };
}

/**
 * A page of templates, those marked that are favourites of the member, by category, type (those below it included) and
 * words (ED-390).
 */
export const listGalleryTemplates: Act<'listGalleryTemplates'> = {
  name: 'listGalleryTemplates',
  async run(context, input) {
    requireOwnUser(context, input);
    const open = everybody(context, input);
    const typeId = optionalId(context, input, 'templateTypeId');
    const words = optionalText(context, input, 'searchWord') ?? optionalText(context, input, 'likeQuery');
    const parts = [
      await shownTemplates(open, input),
      ...(typeId === undefined ? [] : [await hasType(open, 'template-type', typeId)]),
      ...(words === undefined ? [] : [nameContains(words)]),
    ];
    const found = await listPage(
      open,
      'template',
      {where: {all: parts}, sort: [{field: 'sort', descending: false}], omit: ['templateFile']},
      pageRequest(input, PAGE_SIZE),
    );
    const records = await withFavourites(open, 'template', found.records);
    return {
      ...found,
      records: records.map(template => ({...toListedTemplate(template), isCollection: template.isCollection})),
    };
  },
};

/** Names of templates and of types, each once: suggestions for the search (ED-393, ED-053). */
export const listTemplateSuggestions: Act<'listTemplateSuggestions'> = {
  name: 'listTemplateSuggestions',
  async run(context, input) {
    const open = everybody(context, input);
    const templates = await findAll(
      open,
      'template',
      await shownTemplates(open, input),
      [{field: 'sort', descending: false}],
      ['templateFile'],
    );
    const types = await typesFor(open, optionalId(context, input, 'categoryId'));
    const names = [
      ...templates.map(template => textOf(template, 'templateName')),
      ...types.map(type => textOf(type, 'templateTypeName')),
    ];
    return [...new Set(names.filter((name): name is string => name !== null && name !== ''))];
  },
};

function notFound(context: Context): never {
  throw new Refusal(404, text('notFound', context.actor.language));
}

/** One template to load onto the canvas (ED-396). */
export const getGalleryTemplate: Act<'getGalleryTemplate'> = {
  name: 'getGalleryTemplate',
  async run(context, input) {
    const open = everybody(context, input);
    const {categoryId: _category, language: _language, ...place} = input;
    const shown = await shownTemplates(open, place);
    const template = await find(open, 'template', {all: [{eq: ['id', requiredId(context, input, 'id')]}, shown]});
    return toLoadedTemplate(template ?? notFound(context));
  },
};

/** `designName` of an address is the part of the category's path after `/design/`. */
async function categoryOf(open: Context, designName: string | undefined): Promise<WireRecord | undefined> {
  if (designName === undefined) return undefined;
  return find(open, 'category', {eq: ['categoryUrl', `/design/${withoutSlashes(designName.toLowerCase())}/`]});
}

async function findBySlug(
  open: Context,
  slug: string,
  shown: Predicate,
  categoryId: number | undefined,
): Promise<WireRecord<'template'> | undefined> {
  const matches: Predicate = {any: [{eq: ['templateUrl', `/templates/${slug}`]}, {eq: ['templateSlug', slug]}]};
  const own =
    categoryId === undefined
      ? undefined
      : await find(open, 'template', {all: [matches, shown, {eq: ['categoryId', categoryId]}]});
  return own ?? find(open, 'template', {all: [matches, shown]});
}

/**
 * The template that an address names: by the slug it was published under or by its name in lower case with hyphens
 * (ED-010, ED-011). Among several the one drawn for the category of `designName` is taken.
 */
export const getTemplateBySlug: Act<'getTemplateBySlug'> = {
  name: 'getTemplateBySlug',
  async run(context, input) {
    const open = everybody(context, input);
    const {categoryId: _, ...place} = input;
    const category = await categoryOf(open, optionalText(context, input, 'designName'));
    const slug = requiredText(context, input, 'slug').toLowerCase();
    const template =
      (await findBySlug(open, slug, await shownTemplates(open, place), category?.id)) ?? notFound(context);
    const loaded = toLoadedTemplate(template);
    return {...loaded, categoryId: category?.id ?? loaded.categoryId};
  },
};
