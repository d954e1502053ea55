import {useCan} from '../../access/session-context';
import {useListState} from '../list-state/list-state';

/** Whether the user may bring records into the list as a table. */
export function useMayImport(): boolean {
  const can = useCan();
  const {
    view: {entity},
  } = useListState();
  return entity.writable && entity.io.import !== false && can(entity, 'import');
}
