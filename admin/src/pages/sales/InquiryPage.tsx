/**
 * Exists because an inquiry is worked on, not only edited: its states, its design and its history belong on one page.
 */
import type {EntityRecord} from '../../model/record';
import {DESIGN_FIELDS, DesignCard} from './DesignCard';
import {WorkflowPage} from '../../engine/workflow/WorkflowPage';

function design(record: EntityRecord) {
  return <DesignCard record={record} />;
}

export default function InquiryPage() {
  return <WorkflowPage first={design} omit={DESIGN_FIELDS} />;
}
