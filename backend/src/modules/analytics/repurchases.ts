/** Each customer's first paid order and the next one within a year, as payments say it (`repurchase`). */
import {ORDER, PAYMENT} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import {asActor, type Context} from '../../context';
import {lock} from '../../database/lock';
import {findAll} from '../../read';
import type {Values, WireRecord} from '../../values';
import {create, remove, transaction, update} from '../../write';

/** How long after the first order another one still counts as a return. */
const RETURN_DAYS = 365;

interface Purchase {
  readonly memberId: number;
  readonly proId: number | null;
  readonly salesmanId: number | null;
  readonly firstOrderId: number;
  readonly firstPaidAt: string;
  readonly secondOrderId: number | null;
  readonly secondPaidAt: string | null;
}

const PROPERTIES = ['proId', 'salesmanId', 'firstOrderId', 'firstPaidAt', 'secondOrderId', 'secondPaidAt'] as const;

/** An order is paid from its first confirmed payment on; cancelled ones and samples are no purchases. */
async function purchases({sql}: Context): Promise<readonly Purchase[]> {
  return sql<Purchase[]>`
    with paid as (
      select o.id, o.member_id, o.pro_id, o.salesman_id, min(p.confirmed_at) as at
      from payment p join "order" o on o.id = p.order_id
      where p.status = ${PAYMENT.status.confirmed} and p.deleted_at is null and o.deleted_at is null
        and o.status <> ${ORDER.status.cancelled} and o.is_sample_order <> ${ORDER.isSampleOrder.yes}
        and o.member_id is not null and p.confirmed_at is not null
      group by o.id),
    ranked as (select paid.*, row_number() over (partition by member_id order by at, id) as place from paid)
    select first.member_id as "memberId", first.pro_id as "proId", first.salesman_id as "salesmanId",
      first.id as "firstOrderId", first.at as "firstPaidAt", second.id as "secondOrderId", second.at as "secondPaidAt"
    from ranked first
    left join ranked second on second.member_id = first.member_id and second.place = 2
      and second.at <= first.at + make_interval(days => ${RETURN_DAYS})
    where first.place = 1
    order by first.member_id`;
}

function differs(record: WireRecord, purchase: Purchase): boolean {
  return PROPERTIES.some(name => (record[name] ?? null) !== purchase[name]);
}

/** Writes what has changed since the last time, in one transaction. Answers how many records that were. */
export async function refreshRepurchases(context: Context): Promise<number> {
  return transaction(asActor(context, SYSTEM), async tx => {
    await lock(tx.sql, 'repurchase');
    const wanted = new Map((await purchases(tx)).map(each => [each.memberId, each]));
    let changed = 0;
    for (const record of await findAll(tx, 'repurchase')) {
      const purchase = wanted.get(Number(record.memberId));
      wanted.delete(Number(record.memberId));
      if (purchase && !differs(record, purchase)) continue;
      changed += 1;
      if (purchase) await update(tx, 'repurchase', record.id, {...purchase} satisfies Values);
      else await remove(tx, 'repurchase', record.id);
    }
    for (const purchase of wanted.values()) await create(tx, 'repurchase', {...purchase});
    return changed + wanted.size;
  });
}
