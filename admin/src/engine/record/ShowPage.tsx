/** The generated page of a record. */
import {RecordPage} from './RecordPage';

export default function ShowPage() {
  return <RecordPage />;
}
