/** Edits a record: on a page of its own, or in a dialog over the list where the entity is entered so. */
import {useNavigate} from 'react-router';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import {useBack} from '../back';
import EditDialog from './EditDialog';
import {EditForm} from './EditForm';
import {pathsOf} from '../../model/paths';
import {RecordFrame} from './RecordFrame';

function FramedForm({record}: {readonly record: EntityRecord}) {
  const view = useView();
  const navigate = useNavigate();
  const back = useBack();
  return <EditForm record={record} onDone={() => void navigate(back ?? pathsOf(view).main(record.id))} />;
}

export default function EditPage() {
  const {entity} = useView();
  return entity.dialog ? <EditDialog /> : <RecordFrame>{record => <FramedForm record={record} />}</RecordFrame>;
}
