/**
 * Exists because an inquiry is worked on, not only edited: its states, its design and its history belong on one page.
 */
import type {EntityRecord} from '../../model/record';
import {DESIGN_FIELDS, DesignCard} from './DesignCard';
import {RecordPage} from '../../engine/record/RecordPage';

function design(record: EntityRecord) {
  return <DesignCard record={record} />;
}

export default function InquiryPage() {
  return <RecordPage aboveDetails={design} omit={DESIGN_FIELDS} />;
}
