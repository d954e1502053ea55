/** Which template types a category offers, and in which order. */
import {numberOf, textOf} from '../../../record-values';
import {optionalId, requiredId} from '../../../acts/input';
import type {Act, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {findAll} from '../../../read';
import {create, remove, reorder, transaction} from '../../../write';
import {refuseWith} from '../refuse';
import {TEXTS} from '../texts';
import {allTypes} from '../type-trees';

/** `isDelete` of the call: 0 adds, 1 replaces or sorts (DA-233). */
const REPLACE = 1;

export function configurationOf(
  context: Context,
  categoryId: number,
): Promise<readonly WireRecord<'category-template'>[]> {
  return findAll(context, 'category-template', {eq: ['categoryId', categoryId]}, [{field: 'sort', descending: false}]);
}

function describe(row: WireRecord<'category-template'>, types: ReadonlyMap<number, WireRecord>) {
  const name = (field: string) => {
    const type = types.get(numberOf(row, field) ?? 0);
    return type ? textOf(type, 'templateTypeName') : null;
  };
  const own = name('templateTypeId');
  return {...row, templateTypePname: name('templateTypePid') ?? own, templateTypeName: own};
}

async function describeTemplates(context: Context, categoryId: number) {
  const rows = await configurationOf(context, categoryId);
  const types = new Map((await allTypes(context, 'template-type')).map(type => [type.id, type]));
  return rows.map(row => describe(row, types));
}

/** The rows of one category with the names of their types (DA-415, DA-234). */
export const listCategoryTemplates: Act<'listCategoryTemplates'> = {
  name: 'listCategoryTemplates',
  run: (context, input) => describeTemplates(context, requiredId(context, input, 'categoryId')),
};

/** The template type of an entry; the first-level type alone stands for itself. */
function typeIds(context: Context, list: unknown): readonly number[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const ids = entries.map(entry => {
    const values: Values = typeof entry === 'object' && entry !== null ? {...entry} : {};
    return optionalId(context, values, 'templateTypeId') ?? requiredId(context, values, 'templateTypePid');
  });
  return [...new Set(ids)];
}

async function addMissing(context: Context, categoryId: number, wanted: readonly number[]): Promise<void> {
  const present = new Set((await configurationOf(context, categoryId)).map(row => numberOf(row, 'templateTypeId')));
  for (const templateTypeId of wanted)
    if (!present.has(templateTypeId)) await create(context, 'category-template', {categoryId, templateTypeId});
}

async function replaceWith(context: Context, categoryId: number, wanted: readonly number[]): Promise<void> {
  const isWanted = (row: WireRecord) => wanted.includes(numberOf(row, 'templateTypeId') ?? 0);
  for (const row of await configurationOf(context, categoryId))
    if (!isWanted(row)) await remove(context, 'category-template', row.id);
  await addMissing(context, categoryId, wanted);
  const rows = await configurationOf(context, categoryId);
  const ordered = rows.toSorted(
    (a, b) => wanted.indexOf(numberOf(a, 'templateTypeId') ?? 0) - wanted.indexOf(numberOf(b, 'templateTypeId') ?? 0),
  );
  if (ordered.some((row, index) => row.id !== rows[index]?.id))
    await reorder(
      context,
      'category-template',
      ordered.map(row => row.id),
    );
}

/** Adds the types of `list` to a category, or makes the category have exactly these in this order (DA-416). */
export const updateCategoryTemplates: Act<'updateCategoryTemplates'> = {
  name: 'updateCategoryTemplates',
  async run(context, input) {
    const categoryId = requiredId(context, input, 'categoryId');
    const wanted = typeIds(context, input.list);
    if (wanted.length === 0) refuseWith(context, 'list', TEXTS.noTemplateTypes);
    await transaction(context, tx =>
      (Number(input.isDelete) === REPLACE ? replaceWith : addMissing)(tx, categoryId, wanted),
    );
    return describeTemplates(context, categoryId);
  },
};
