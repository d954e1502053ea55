/** Exists because an inquiry is worked on, not only edited: its states, its design and its history belong on one page. */
import {DesignCard} from './DesignCard';
import {WorkflowPage} from './WorkflowPage';

export default function InquiryPage() {
  return <WorkflowPage first={record => <DesignCard record={record} />} />;
}
