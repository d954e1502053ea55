/** The template library of the staff. */
import type {Predicate} from '@emblem/schemas';
import {TEMPLATE_TYPE} from '@emblem/schemas/values';
import {optionalId, optionalText, requiredId} from '../../../acts/input';
import {listPage, pageRequest} from '../../../acts/paging';
import type {Act, Context} from '../../../context';
import type {Values} from '../../../values';
import {get} from '../../../read';
import {transaction, update} from '../../../write';
import {optionalIds, requiredIds} from '../ids';
import {libraryFilters, libraryLog} from '../staff-library';
import {toListedTemplate, toTemplate} from '../template-shape';
import {allTypes, templateTypeTree} from '../type-trees';

async function condition(context: Context, input: Values): Promise<Predicate> {
  const categoryId = optionalId(context, input, 'categoryId');
  const state = optionalId(context, input, 'state');
  return {
    all: [
      ...(await libraryFilters(context, input, 'template')),
      ...(categoryId === undefined ? [] : [{eq: ['categoryId', categoryId]} satisfies Predicate]),
      ...(state === undefined ? [] : [{eq: ['state', state]} satisfies Predicate]),
    ],
  };
}

/** Templates of all states, by type (those below it included), tag, category, state, language and name (DA-448). */
export const listTemplates: Act<'listTemplates'> = {
  name: 'listTemplates',
  async run(context, input) {
    const found = await listPage(
      context,
      'template',
      {
        where: await condition(context, input),
        search: optionalText(context, input, 'templateName') ?? optionalText(context, input, 'searchWord'),
        sort: [{field: 'sort', descending: false}],
        omit: ['templateFile'],
      },
      pageRequest(input),
    );
    return {...found, records: found.records.map(toListedTemplate)};
  },
};

/** One template of any state, for editing its publication (DA-449, ED-220). */
export const getTemplate: Act<'getTemplate'> = {
  name: 'getTemplate',
  async run(context, input) {
    return toTemplate(await get(context, 'template', requiredId(context, input, 'id')));
  },
};

/** What happened to a template, newest first (DA-453). */
export const listTemplateLog: Act<'listTemplateLog'> = {
  name: 'listTemplateLog',
  async run(context, input) {
    return libraryLog(context, 'template', requiredId(context, input, 'id'));
  },
};

/** Gives the chosen templates other types, other tags, or both (DA-456). */
export const editTypesAndLabelsOfTemplates: Act<'editTypesAndLabelsOfTemplates'> = {
  name: 'editTypesAndLabelsOfTemplates',
  async run(context, input) {
    const ids = requiredIds(context, input, 'idList', 'ids');
    const types = optionalIds(context, input, 'types');
    const labels = optionalIds(context, input, 'labels');
    const values: Values = {...(types && {types}), ...(labels && {labels})};
    await transaction(context, async tx => {
      for (const id of ids) await update(tx, 'template', id, values);
    });
    return null;
  },
};

/** The tree of the types that visitors see (DA-442). */
export const listTemplateTypesOnDisplay: Act<'listTemplateTypesOnDisplay'> = {
  name: 'listTemplateTypesOnDisplay',
  async run(context) {
    return templateTypeTree(await allTypes(context, 'template-type', {eq: ['state', TEMPLATE_TYPE.state.enabled]}));
  },
};
