/** The categories that quotes are made in, as the design categories name them. */
import {numberOf, textOf} from '../../access/record-values';
import {optionalId} from '../../acts/input';
import type {Act, Values, WireRecord} from '../../acts/registry';
import type {Context} from '../../context';
import {findAll} from '../../read';

interface QuoteCategory {
  readonly id: number;
  readonly cateName: string;
  readonly url: string | null;
  readonly productType: number;
}

function quoteCategory(category: WireRecord): readonly QuoteCategory[] {
  const id = numberOf(category, 'quoteCateId');
  if (id === null) return [];
  return [{id, cateName: textOf(category, 'quoteCateName') ?? '', url: textOf(category, 'quoteCateUrl'), productType: numberOf(category, 'productType') ?? 0}];
}

/** Each quote category once, in the order of the categories; of switched-on categories alone where asked. */
async function quoteCategories(context: Context, shownOnly: boolean): Promise<readonly QuoteCategory[]> {
  const categories = await findAll(context, 'category', shownOnly ? {eq: ['categoryState', 1]} : undefined, [{field: 'sort', descending: false}]);
  return [...new Map(categories.flatMap(quoteCategory).map(each => [each.id, each])).values()];
}

/** All quote categories (CO-561). */
export const listQuoteCategories: Act = {
  name: 'listQuoteCategories',
  run: context => quoteCategories(context, false),
};

/** The quote categories a platform offers; every platform offers those of all categories that are switched on (CO-562). */
export const listProjectQuoteCategories: Act = {
  name: 'listProjectQuoteCategories',
  async run(context, input: Values) {
    optionalId(context, input, 'proId');
    return quoteCategories(context, true);
  },
};
