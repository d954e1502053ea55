/**
 * Exists because an order is worked on, not only edited: its two workflows, its products, what it amounts to and its
 * history belong on one page.
 */
import {RelatedTable} from '../../engine/record/RelatedTable';
import type {EntityRecord} from '../../model/record';
import {RecordPage} from '../../engine/record/RecordPage';
import {OrderTotals, TOTALS} from './OrderTotals';

/** The products stand above, with their pictures and links to each. */
const ELSEWHERE = [...TOTALS, 'products'];

function products(record: EntityRecord) {
  return <RelatedTable entity="order-product" field="orderId" id={record.id} foot={<OrderTotals record={record} />} />;
}

export default function OrderPage() {
  return <RecordPage top={products} omit={ELSEWHERE} />;
}
