/** The commissions of a month: of each order, what was paid for it in the month and what went back. */
import {SYSTEM} from '../../actor';
import {asActor, type Context} from '../../context';
import {lock} from '../../database/lock';
import {aggregate, find, findAll, metricOf, type Aggregate, type AggregateQuery} from '../../read';
import {textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {create, transaction} from '../../write';
import {ruleInForce} from './rule-in-force';
import {daysOf} from './month';
import {figuresByPerson} from './people-figures';
import {earningsByTier, type Tier} from './tiers';

const METRIC = 'sales-received';

interface Line {
  readonly kind: 'order' | 'refund';
  readonly orderId: number | null;
  readonly amount: string;
}

function linesOf({groups}: Aggregate): readonly Line[] {
  return groups.flatMap(({of, figures}): readonly Line[] => {
    const orderId = typeof of.order === 'number' ? of.order : null;
    const {received, refunded} = figures;
    return [
      ...(typeof received === 'string' ? [{kind: 'order' as const, orderId, amount: received}] : []),
      ...(typeof refunded === 'string' && Number(refunded) !== 0
        ? [{kind: 'refund' as const, orderId, amount: `-${refunded}`}]
        : []),
    ];
  });
}

async function tiersOf(context: Context, rule: WireRecord): Promise<readonly Tier[]> {
  const tiers = await findAll(context, 'commission-tier', {eq: ['ruleId', rule.id]});
  return tiers.map(tier => ({fromAmount: textOf(tier, 'fromAmount') ?? '0', rate: textOf(tier, 'rate') ?? '0'}));
}

async function settle(context: Context, month: string, userId: number, rule: WireRecord): Promise<void> {
  const currency = textOf(rule, 'currency') ?? 'USD';
  const query: AggregateQuery = {
    days: daysOf(month),
    step: 'month',
    by: ['order'],
    selection: {salesman: [userId]},
    measures: ['received', 'refunded'],
    currency,
    limit: Number.MAX_SAFE_INTEGER - 2,
  };
  const lines = linesOf(await aggregate(context, metricOf(context, METRIC), query));
  const results = earningsByTier(
    lines.map(({amount}) => amount),
    await tiersOf(context, rule),
    currency,
  );
  const {id} = await create(context, 'commission', {month, userId, ruleId: rule.id, currency});
  for (const [index, line] of lines.entries())
    await create(context, 'commission-line', {commissionId: id, ...line, ...results[index]});
}

/** Returns for how many people. Who has a commission of the month already keeps it as it is. */
export async function calculateCommissions(context: Context, month: string): Promise<number> {
  return transaction(asActor(context, SYSTEM), async tx => {
    await lock(tx.sql, 'commission');
    const rule = await ruleInForce(tx, 'commission-rule', month);
    if (!rule) return 0;
    const people = await figuresByPerson(tx, METRIC, daysOf(month), ['received', 'refunded']);
    let settled = 0;
    for (const userId of [...people.keys()].sort((a, b) => a - b)) {
      if (await find(tx, 'commission', {all: [{eq: ['month', month]}, {eq: ['userId', userId]}]})) continue;
      await settle(tx, month, userId, rule);
      settled += 1;
    }
    return settled;
  });
}
