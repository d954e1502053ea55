/** Exists because an order is worked on, not only edited: its two workflows, its products and its history belong on one page. */
import {RelatedTable} from '../../engine/record/RelatedTable';
import type {EntityRecord} from '../../engine/record';
import {WorkflowPage} from './WorkflowPage';

function products(record: EntityRecord) {
  return <RelatedTable entity="order-product" field="orderId" id={record.id} />;
}

export default function OrderPage() {
  return <WorkflowPage first={products} />;
}
