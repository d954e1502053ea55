/** What platforms may show of the templates. */
import {PLATFORM_LIMITATION} from '@emblem/schemas/values';
import {numbersOf, textOf} from '../../../record-values';
import {optionalId, optionalText} from '../../../acts/input';
import type {Act, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {coerceValues} from '../../../calls/coerce';
import {find, findAll, list} from '../../../read';
import {create, update} from '../../../write';

const WRITTEN = ['proId', 'proType', 'state', 'templatePublishLimitation'] as const;

/** Each permitted category as `{categoryId, category}`; `category` is null where it is gone (DA-240, DA-557). */
function nestCategories(limitation: WireRecord<'platform-limitation'>, categories: ReadonlyMap<number, WireRecord>) {
  const entries = numbersOf(limitation, 'platformLimitationList').map(categoryId => {
    const category = categories.get(categoryId);
    return {
      categoryId,
      category: category
        ? {
            id: category.id,
            categoryCode: textOf(category, 'categoryCode'),
            categoryName: textOf(category, 'categoryName'),
          }
        : null,
    };
  });
  return {...limitation, platformLimitationList: entries};
}

async function categoriesOf(
  context: Context,
  limitations: readonly WireRecord[],
): Promise<ReadonlyMap<number, WireRecord>> {
  const ids = [...new Set(limitations.flatMap(limitation => numbersOf(limitation, 'platformLimitationList')))];
  const categories = ids.length === 0 ? [] : await findAll(context, 'category', {in: ['id', ids]});
  return new Map(categories.map(category => [category.id, category]));
}

async function withCategories(context: Context, limitations: readonly WireRecord<'platform-limitation'>[]) {
  const categories = await categoriesOf(context, limitations);
  return limitations.map(limitation => nestCategories(limitation, categories));
}

/** All limitations, by time of their last change (DA-420). */
export const listPlatformLimitations: Act<'listPlatformLimitations'> = {
  name: 'listPlatformLimitations',
  async run(context, input) {
    const {records} = await list(context, 'platform-limitation', {
      search: optionalText(context, input, 'keyword'),
      sort: [{field: 'updatedAt', descending: input.timeSort !== 'ASC'}],
    });
    return withCategories(context, records);
  },
};

function categoryIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((entry: unknown) =>
    Number(typeof entry === 'object' && entry !== null && 'categoryId' in entry ? entry.categoryId : entry),
  );
}

function writtenValues(context: Context, input: Values): Values {
  const sent = Object.fromEntries(WRITTEN.filter(name => name in input).map(name => [name, input[name]]));
  const values = coerceValues(context.model.entity('platform-limitation'), sent);
  return 'platformLimitationList' in input
    ? {...values, platformLimitationList: categoryIds(input.platformLimitationList) ?? []}
    : values;
}

/** Saves a limitation; `id` is sent when editing (DA-421). */
export const editPlatformLimitation: Act<'editPlatformLimitation'> = {
  name: 'editPlatformLimitation',
  async run(context, input) {
    const id = optionalId(context, input, 'id');
    const values = writtenValues(context, input);
    const saved =
      id === undefined
        ? await create(context, 'platform-limitation', values)
        : await update(context, 'platform-limitation', id, values);
    return nestCategories(saved, await categoriesOf(context, [saved]));
  },
};

/**
 * The categories to which publishing on a platform is limited; undefined where it is not. `system` acts for the program
 * itself.
 */
export async function permittedCategories(
  system: Context,
  proId: number | undefined,
): Promise<readonly number[] | undefined> {
  if (proId === undefined) return undefined;
  const limitation = await find(system, 'platform-limitation', {
    all: [{eq: ['proId', proId]}, {eq: ['state', PLATFORM_LIMITATION.state.enabled]}],
  });
  if (!limitation || limitation.templatePublishLimitation !== PLATFORM_LIMITATION.templatePublishLimitation.limited)
    return undefined;
  return numbersOf(limitation, 'platformLimitationList');
}
