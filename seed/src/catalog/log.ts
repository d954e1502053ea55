/**
 * What the quote log holds of the past months: prices that were raised, tiers that were made anew, categories that were
 * renamed.
 */
import {WEBSITE_PRICE} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {decimal} from '../money';
import type {Row} from '../store/row';

interface Past {
  readonly categories: readonly Row[];
  readonly prices: readonly Row[];
  readonly websitePrices: readonly Row[];
  readonly staff: readonly Row[];
  readonly calendar: Calendar;
}

/** 1 category edit, 2 base price edit, 3 price-tier data edit (DA-245). */
type Kind = 1 | 2 | 3;

interface Change {
  readonly record: Row;
  readonly name: unknown;
  readonly className: string;
  readonly type: Kind;
  /** Absent where the record was new. */
  readonly before?: Readonly<Record<string, unknown>>;
}

const CENTS = 100;

/** As it was before it became a tenth dearer. */
function cheaper(price: unknown): string {
  return decimal(Math.round((Number(price) * CENTS) / 1.1));
}

function tiersBefore(tiers: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(tiers) ? tiers : [];
  return list
    .slice(0, -1)
    .map(tier =>
      typeof tier === 'object' && tier !== null && 'unitPrice' in tier
        ? {...tier, unitPrice: cheaper(tier.unitPrice)}
        : tier,
    );
}

function changes({categories, prices, websitePrices}: Past): readonly Change[] {
  const priced = prices.map((record, index): Change => {
    const base = {record, name: record.name, className: 'QuoteCateParam'};
    if (index % 5 === 0 && Array.isArray(record.priceTiers) && record.priceTiers.length > 0)
      return {...base, type: 3, before: {priceTiers: tiersBefore(record.priceTiers)}};
    return index % 5 === 3 ? {...base, type: 1} : {...base, type: 2, before: {basePrice: cheaper(record.basePrice)}};
  });
  const renamed = categories
    .filter(({pid}) => pid !== null)
    .map((record): Change => ({
      record,
      name: record.cateName,
      className: 'QuoteCate',
      type: 1,
      before: {cateName: `Custom ${String(record.cateName)}`},
    }));
  const raised = websitePrices.map((record, index): Change => ({
    record,
    name: record.name,
    className: 'WebsiteIncreasePrice',
    type: 2,
    ...(index % 3 === 0
      ? {}
      : {
          before:
            record.increaseType === WEBSITE_PRICE.increaseType.percent
              ? {increaseRate: '5.00'}
              : {increaseAmount: '0.03'},
        }),
  }));
  return [...priced.slice(0, 24), ...renamed.slice(0, 5), ...raised.slice(0, 9)];
}

/** What the log keeps of a record: neither names made of others nor its place. */
function loggedValues({name: _name, ...record}: Row): Readonly<Record<string, unknown>> {
  return record;
}

const KEEPERS = ['finance', 'marketing', 'admin'];

export function quoteLog(past: Past, few: boolean): readonly Row[] {
  const keepers = KEEPERS.flatMap(name => past.staff.filter(({userName}) => userName === name));
  const all = changes(past);
  const shown = few ? all.filter((_, index) => index % 8 === 0).slice(0, 4) : all;
  return shown.map(({record, name, className, type, before}, index) => {
    const keeper = keepers[index % keepers.length];
    const after = loggedValues(record);
    return {
      id: index + 1,
      entityId: record.id,
      entityName: String(name),
      type,
      className,
      operation: before ? 'update' : 'insert',
      userId: keeper?.id ?? null,
      userName: String(keeper?.name ?? 'system'),
      beforeData: before ? JSON.stringify({...after, ...before}) : null,
      afterData: JSON.stringify(after),
      createTime: past.calendar.ago(90 - (index * 85) / shown.length),
    };
  });
}
