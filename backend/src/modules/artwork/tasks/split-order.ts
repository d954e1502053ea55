/** Makes the artwork tasks of an order: of each product those that the splitting rules say, where it has none yet. */
import {afterWork} from '@emblem/schemas';
import {SPLITTING_RULE, WORK_CALENDAR} from '@emblem/schemas/values';
import {idList} from '../../../acts/input';
import {requireReached} from '../../../acts/reached';
import type {Act, Context} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {lock} from '../../../database/lock';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {findAll} from '../../../read';
import {numberOf, numbersOf, textOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {create, transaction, workTime} from '../../../write';
import {TEXTS} from '../texts';

/** The rule of the product's own category, else that of all others. */
function ruleFor(rules: readonly WireRecord[], product: WireRecord): WireRecord | undefined {
  const of = (categoryId: number | null) => rules.find(rule => numberOf(rule, 'categoryId') === categoryId);
  const categoryId = numberOf(product, 'categoryId');
  return (categoryId === null ? undefined : of(categoryId)) ?? of(null);
}

async function makeTasks(system: Context, product: WireRecord, rule: WireRecord): Promise<number> {
  const time = await workTime(system, WORK_CALENDAR.kind.office);
  const dueAt = afterWork(system.now, numberOf(rule, 'dueMinutes') ?? 0, time);
  const categories = numbersOf(rule, 'taskCategoryIds');
  for (const categoryId of categories)
    await create(system, 'drawing-task', {
      title: textOf(product, 'name') ?? '',
      orderId: numberOf(product, 'orderId'),
      orderProductId: product.id,
      categoryId,
      brief: textOf(product, 'description'),
      dueAt,
    });
  return categories.length;
}

/** How many tasks were made; 409 where there was nothing to make. */
export const splitOrder: Act<'splitOrder'> = {
  name: 'splitOrder',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      await requireReached(tx, 'order', 'split-artwork', ids);
      await lock(tx.sql, 'splitting-rule');
      const system = asTrusted(tx);
      const rules = await findAll(system, 'splitting-rule', {eq: ['state', SPLITTING_RULE.state.enabled]});
      const products = await findAll(system, 'order-product', {in: ['orderId', ids]});
      const known = await findAll(system, 'drawing-task', {in: ['orderProductId', products.map(({id}) => id)]});
      const drawn = new Set(known.map(task => numberOf(task, 'orderProductId')));
      let count = 0;
      for (const product of products.filter(({id}) => !drawn.has(id))) {
        const rule = ruleFor(rules, product);
        if (rule) count += await makeTasks(system, product, rule);
      }
      if (count === 0) refuseConflict(tx, TEXTS.nothingToSplit);
      return {count};
    }),
};
