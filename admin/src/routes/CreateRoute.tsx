/** The form of a new record, on a page or over its list. */
import CreatePage from '../engine/record/CreatePage';
import {useView} from '../engine/use-view';
import {OverList} from './OverList';

export default function CreateRoute() {
  const {entity} = useView();
  return (
    <OverList when={entity.dialog}>
      <CreatePage />
    </OverList>
  );
}
