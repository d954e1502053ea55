/** A record for reading; where it has a workflow, with its states and what may be done next. */
import {WorkflowPage} from '../workflow/WorkflowPage';
import {useView} from '../use-view';
import {RecordDetails, RecordFoot} from './RecordDetails';
import {RecordFrame} from './RecordFrame';

export default function ShowPage() {
  const {entity} = useView();
  if (entity.workflows.length > 0) return <WorkflowPage />;
  return (
    <RecordFrame>
      {record => (
        <>
          <RecordDetails record={record} />
          <RecordFoot record={record} />
        </>
      )}
    </RecordFrame>
  );
}
