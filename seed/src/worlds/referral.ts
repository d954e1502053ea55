/** The referral programme: promoters, whom they brought, and their points. */
import {promoters} from '../marketing/promoters';
import type {Row} from '../store/row';
import type {WorldContext} from './world-context';
import {doer, idsByName, type Organisation} from './organisation';

export async function insertReferral(
  {store, calendar, few, reference: {currencies}}: WorldContext,
  {staff}: Organisation,
  traded: {readonly members: readonly Row[]; readonly orders: readonly Row[]},
): Promise<void> {
  const userId = idsByName(staff);
  const rows = promoters({
    ...traded,
    rates: new Map(currencies.map(({code, rate}) => [String(code), Number(rate)])),
    marketerId: userId('marketing'),
    managerId: userId('manager'),
    calendar,
    few,
  });
  for (const [entity, list] of Object.entries(rows)) await store.insert(entity, list);
  const marketer = doer(staff, 'id');
  for (const entity of ['referral', 'point-voucher'])
    await store.history(entity, rows[entity] ?? [], () => marketer({id: userId('marketing')}));
}
