/** The categories that quotes are made for, as the documented calls list them. */
import type {ActOutputs} from '@emblem/schemas/acts';
import {QUOTE_CATEGORY, TECHNIQUE, WEBSITE_CATEGORY} from '@emblem/schemas/values';
import {numberOf, numbersOf, textOf} from '../../record-values';
import {optionalId} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {asTrusted} from '../../context/trusted';
import {findAll} from '../../read';

const BY_SORT = [{field: 'sort', descending: false}] as const;

type QuoteCategory = ActOutputs['listQuoteCategoriesBelow'][number];

/** `url` is what the console's lists of quote categories call the path. */
function wire(category: WireRecord): QuoteCategory {
  const {id} = category;
  return {
    id,
    cateName: textOf(category, 'cateName'),
    cateNameZh: textOf(category, 'cateNameZh'),
    url: textOf(category, 'cateUrl'),
    pid: numberOf(category, 'pid'),
    productType: numberOf(category, 'productType'),
    isFd: numberOf(category, 'isFd'),
    status: numberOf(category, 'status'),
    techniqueIds: numbersOf(category, 'techniqueIds'),
  };
}

/**
 * Those that quotes can be made for: a category that others stand below only groups them. In the order of the groups.
 */
async function quotable(
  context: Context,
  only: (category: WireRecord) => boolean = () => true,
): Promise<readonly WireRecord[]> {
  const all = await findAll(context, 'quote-category', undefined, BY_SORT);
  const groups = new Set(all.map(category => numberOf(category, 'pid')));
  const place = new Map(all.map(category => [category.id, numberOf(category, 'sort') ?? 0]));
  const groupOf = (category: WireRecord) => place.get(numberOf(category, 'pid') ?? category.id) ?? 0;
  return all.filter(category => !groups.has(category.id) && only(category)).toSorted((a, b) => groupOf(a) - groupOf(b));
}

interface Technique {
  readonly techId: number;
  readonly techName: string;
}

async function techniques(context: Context): Promise<ReadonlyMap<number, Technique>> {
  const found = await findAll(asTrusted(context), 'technique', {eq: ['state', TECHNIQUE.state.enabled]}, BY_SORT);
  return new Map(found.map(({id, techName}) => [id, {techId: id, techName: String(techName)}]));
}

/** All, or with `isFd` = 1 those of the FD line; each with its techniques (CO-561, DA-392). */
export const listQuoteCategories: Act<'listQuoteCategories'> = {
  name: 'listQuoteCategories',
  async run(context, {isFd}) {
    const known = await techniques(context);
    const found = await quotable(
      context,
      category => isFd === undefined || isFd === null || numberOf(category, 'isFd') === isFd,
    );
    return found.map(category => ({
      ...wire(category),
      techList: numbersOf(category, 'techniqueIds')
        .map(id => known.get(id))
        .filter(tech => tech !== undefined),
    }));
  },
};

/**
 * The quote categories a platform offers: those chosen for it, or all where none is; switched-on ones alone (CO-562).
 */
export const listProjectQuoteCategories: Act<'listProjectQuoteCategories'> = {
  name: 'listProjectQuoteCategories',
  async run(context, input: Values) {
    const proId = optionalId(context, input, 'proId');
    const offered = proId === undefined ? [] : await findAll(context, 'website-category', {eq: ['proId', proId]});
    const chosen = new Set(
      offered.filter(row => row.state === WEBSITE_CATEGORY.state.enabled).map(row => numberOf(row, 'quoteCateId')),
    );
    const found = await quotable(
      context,
      category =>
        category.status === QUOTE_CATEGORY.status.enabled && (offered.length === 0 || chosen.has(category.id)),
    );
    return found.map(wire);
  },
};

async function childrenOf(
  context: Context,
  parent: number | undefined,
  status?: unknown,
): Promise<readonly QuoteCategory[]> {
  const found = await findAll(
    context,
    'quote-category',
    parent === undefined ? {eq: ['pid', null]} : {eq: ['pid', parent]},
    BY_SORT,
  );
  return found
    .filter(category => status === undefined || status === '' || category.status === Number(status))
    .map(wire);
}

/** The categories right below one, or the top ones (DA-414). */
export const listQuoteCategoriesBelow: Act<'listQuoteCategoriesBelow'> = {
  name: 'listQuoteCategoriesBelow',
  run: (context, input) => childrenOf(context, optionalId(context, input, 'pid')),
};

/** The same by `id`, of one `status` where that is sent; options are called by `cateNameZh` (DA-412, DA-413). */
export const listCategoriesByParent: Act<'listCategoriesByParent'> = {
  name: 'listCategoriesByParent',
  run: (context, input) => childrenOf(context, optionalId(context, input, 'id'), input.status),
};

/** Both lists that a product type chooses between (DA-481, DA-304). */
export const listCategoriesOfBothTypes: Act<'listCategoriesOfBothTypes'> = {
  name: 'listCategoriesOfBothTypes',
  async run(context) {
    const found = (await quotable(context)).map(wire);
    return {
      quoteCateList: found.filter(({productType}) => productType !== QUOTE_CATEGORY.productType.semiCustom),
      halfProductCateList: found.filter(({productType}) => productType === QUOTE_CATEGORY.productType.semiCustom),
    };
  },
};
