/** Warehouses with their goods and papers, samples on their way to customers. */
import {goods, stockRecords, warehouses} from '../production/goods';
import {jobs, pointsRules, processes} from '../production/jobs';
import {movements} from '../production/movements';
import {purchases} from '../production/purchases';
import {samples} from '../production/samples';
import {addresses} from '../shipping/addresses';
import {shipments} from '../shipping/shipments';
import type {Town} from '../sales/people';
import type {Row} from '../store/row';
import type {WorldContext} from './world-context';
import type {Designs} from './designs';
import {doer, type Organisation} from './organisation';

interface Traded {
  readonly orders: readonly Row[];
  readonly products: readonly Row[];
  readonly drawings: readonly Row[];
  readonly towns: readonly Town[];
}

/** What the papers of the warehouse go through, one hand after the other. */
const PAPERS = ['inbound-application', 'delivery-order', 'difference-feedback'];

export async function insertStock(
  build: WorldContext,
  {projects, staff, salesmen}: Organisation,
  {categories}: Designs,
  traded: Traded,
): Promise<void> {
  const {
    input: {model},
    store,
    reference: {countries, states},
    calendar,
    few,
  } = build;
  const kept = {countries, categories, projects, few};
  const goodsRows = goods(kept);
  const idOf = (name: string) => staff.find(({userName}) => userName === name)?.id ?? 1;
  const warehouseRows = warehouses(kept);
  const rows = {
    warehouse: warehouseRows,
    goods: goodsRows,
    'stock-record': stockRecords(goodsRows),
    ...movements({model, goods: goodsRows, calendar, few}),
    ...samples({...traded, countries, states, salesmen, calendar, few}),
    'production-process': processes(),
    'points-rule': pointsRules({calendar}),
    ...jobs({...traded, factoryId: idOf('factory'), calendar, few}),
    ...purchases({
      goods: goodsRows,
      warehouses: warehouseRows,
      projects,
      countries,
      buyerId: idOf('purchase'),
      managerId: idOf('manager'),
      calendar,
      few,
    }),
    ...addresses({countries, calendar}),
    ...shipments({...traded, countries, goods: goodsRows, warehouses: warehouseRows, calendar, few}),
  };
  const keeper = staff.find(({userName}) => userName === 'warehouse');
  for (const [entity, list] of Object.entries(rows)) {
    await store.insert(entity, list);
    if (keeper && PAPERS.includes(entity))
      await store.history(entity, list, () => ({id: keeper.id, name: String(keeper.name)}));
    if (entity === 'sample-delivery') await store.history(entity, list, doer(staff, 'salesmanId'));
  }
}
