/** Exists because whoever draws runs a clock, which no schema says: it leads the generated page. */
import {RecordPage} from '../../engine/record/RecordPage';
import type {EntityRecord} from '../../model/record';
import {Timer} from './Timer';

function timer(record: EntityRecord) {
  return <Timer key={record.id} record={record} />;
}

export default function DrawingTaskPage() {
  return <RecordPage belowFigures={timer} />;
}
