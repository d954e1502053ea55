/** Exists because an order is worked on, not only edited: its two workflows, its products and its history belong on one page. */
import {RelatedTable} from '../../engine/record/RelatedTable';
import {WorkflowPage} from './WorkflowPage';

export default function OrderPage() {
  return <WorkflowPage first={record => <RelatedTable entity="order-product" field="orderId" id={record.id} />} />;
}
