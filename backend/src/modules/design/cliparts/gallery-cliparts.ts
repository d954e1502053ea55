/** Cliparts as the editor shows them. */
import type {Predicate} from '@emblem/schemas';
import type {ActOutputs} from '@emblem/schemas/acts';
import {CLIPART, CLIPART_TYPE} from '@emblem/schemas/values';
import {numbersOf} from '../../../record-values';
import {optionalId, optionalText, requiredId} from '../../../acts/input';
import {listPage, pageRequest} from '../../../acts/paging';
import {requireOwnUser} from '../../../acts/own-user';
import type {Act, Context} from '../../../context';
import type {Values} from '../../../values';
import {find} from '../../../read';
import {everybody} from '../everybody';
import {withFavourites} from '../members/favourites';
import {allTypes, hasOneOf, hasType, typeTree} from '../type-trees';

/** Art lists are asked for by 60 (ED-422). */
const PAGE_SIZE = 60;

/** By its own name or by the name of one of its tags. */
function nameContains(text: string): Predicate {
  return {any: [{contains: ['elementName', text]}, {has: ['labels', {contains: ['labelName', text]}]}]};
}

function inLanguage(context: Context, input: Values): readonly Predicate[] {
  const language = optionalText(context, input, 'language');
  return language === undefined ? [] : [{eq: ['language', language.toLowerCase()]}];
}

/** A page of cliparts, those marked that are favourites of the member (ED-198). */
async function page(context: Context, where: Predicate, input: Values) {
  const found = await listPage(
    context,
    'clipart',
    {where, sort: [{field: 'sort', descending: false}]},
    pageRequest(input, PAGE_SIZE),
  );
  return {...found, records: await withFavourites(context, 'clipart', found.records)};
}

/** The gallery, by type (those below it included) and by words (ED-374). */
export const listGalleryCliparts: Act<'listGalleryCliparts'> = {
  name: 'listGalleryCliparts',
  async run(context, input) {
    requireOwnUser(context, input);
    const open = everybody(context, input);
    const typeId = optionalId(context, input, 'clipartTypeId');
    const words = optionalText(context, input, 'likeQuery') ?? optionalText(context, input, 'searchWord');
    const parts = [
      ...inLanguage(context, input),
      ...(typeId === undefined ? [] : [await hasType(open, 'clipart-type', typeId)]),
      ...(words === undefined ? [] : [nameContains(words)]),
    ];
    return page(open, {all: [{eq: ['state', CLIPART.state.enabled]}, ...parts]}, input);
  },
};

/** Cliparts that share a type with the given one; an empty page when it has none (ED-375, ED-283). */
export const listRelatedCliparts: Act<'listRelatedCliparts'> = {
  name: 'listRelatedCliparts',
  async run(context, input) {
    requireOwnUser(context, input);
    const open = everybody(context, input);
    const id = requiredId(context, input, 'id');
    const clipart = await find(open, 'clipart', {eq: ['id', id]});
    const related = hasOneOf(numbersOf(clipart, 'types'));
    return page(
      open,
      {all: [{eq: ['state', CLIPART.state.enabled]}, {ne: ['id', id]}, related, ...inLanguage(context, input)]},
      input,
    );
  },
};

/**
 * Search by words; the answer calls the list `collectionList` (ED-391). What `quoteName` does is not documented; it
 * narrows nothing.
 */
export const searchCliparts: Act<'searchCliparts'> = {
  name: 'searchCliparts',
  async run(context, input) {
    requireOwnUser(context, input);
    const words = optionalText(context, input, 'likeQuery');
    const parts = [...inLanguage(context, input), ...(words === undefined ? [] : [nameContains(words)])];
    const {records, ...rest} = await page(
      everybody(context, input),
      {all: [{eq: ['state', CLIPART.state.enabled]}, ...parts]},
      input,
    );
    return {collectionList: records, ...rest};
  },
};

type ClipartTypeNode = ActOutputs['listGalleryClipartTypes'][number];

/** The tree of enabled clipart types, children under `clipartTypeList` (ED-373, ED-200). */
export const listGalleryClipartTypes: Act<'listGalleryClipartTypes'> = {
  name: 'listGalleryClipartTypes',
  async run(context, input) {
    const types = await allTypes(everybody(context, input), 'clipart-type', {
      all: [{eq: ['state', CLIPART_TYPE.state.enabled]}, ...inLanguage(context, input)],
    });
    return typeTree(types, (type, clipartTypeList: readonly ClipartTypeNode[]) => ({...type, clipartTypeList}));
  },
};
