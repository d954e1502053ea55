/** Design categories as the console and the editor read them. */
import {numberOf} from '../../../record-values';
import {missingInput, optionalId, optionalText} from '../../../acts/input';
import type {Act} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import type {Predicate} from '@emblem/schemas';
import {CATEGORY} from '@emblem/schemas/values';
import {Refusal} from '../../../errors';
import {text} from '../../../messages';
import {findAll, get} from '../../../read';
import {withoutSlashes} from '../names';

/** The blank product a design can start from: one position, the front (ED-003). */
const GENERIC: WireRecord<'category'> = {
  id: 0,
  categoryName: '',
  categoryUrl: null,
  productType: CATEGORY.productType.fullCustom,
  hasBg: CATEGORY.hasBg.no,
  isSticker: CATEGORY.isSticker.no,
  stickerEffectType: null,
  quoteCateName: '',
  isMetal: CATEGORY.isMetal.no,
  positionConfigs: [{designPostion: CATEGORY.positionConfigs.designPostion.front}],
};

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Gives each position its `id` and its `categoryId` (ED-224). */
function withPositions(category: WireRecord<'category'>) {
  const {id, positionConfigs} = category;
  const positions: readonly unknown[] = Array.isArray(positionConfigs) ? positionConfigs : [];
  return {
    ...category,
    positionConfigs: positions
      .filter(isObject)
      .map(position => ({...position, id: id * 10 + (numberOf(position, 'designPostion') ?? 0), categoryId: id})),
  };
}

/** All categories, by name or code and language; the list itself, without pages (DA-405). */
export const listCategories: Act<'listCategories'> = {
  name: 'listCategories',
  async run(context, input) {
    const language = optionalText(context, input, 'language');
    const text = optionalText(context, input, 'categoryNameCode');
    const parts: Predicate[] = [
      ...(language === undefined ? [] : [{eq: ['language', language.toLowerCase()]} as const]),
      ...(text === undefined
        ? []
        : [{any: [{contains: ['categoryName', text]}, {contains: ['categoryCode', text]}]} as const]),
    ];
    const records = await findAll(context, 'category', {all: parts}, [{field: 'sort', descending: false}]);
    return records.map(withPositions);
  },
};

/** One category, which is the editor's page info; id 0 is the blank generic product (DA-406, ED-399). */
export const getCategory: Act<'getCategory'> = {
  name: 'getCategory',
  async run(context, input) {
    const id = input.id === undefined ? missingInput(context, 'id') : optionalId(context, input, 'id');
    return withPositions(id === undefined ? GENERIC : await get(context, 'category', id));
  },
};

/** The page info of the product at `/design/{designName}`, however its address is written. Ours. */
export const getCategoryByUrl: Act<'getCategoryByUrl'> = {
  name: 'getCategoryByUrl',
  async run(context, input) {
    const name = optionalText(context, input, 'designName') ?? missingInput(context, 'designName');
    const [category] = await findAll(context, 'category', {
      eq: ['categoryUrl', `/design/${withoutSlashes(name.toLowerCase())}/`],
    });
    if (!category) throw new Refusal(404, text('notFound', context.actor.language));
    return withPositions(category);
  },
};
