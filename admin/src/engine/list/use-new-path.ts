import {idsOf} from '../../controls/shared/relation-of';
import {pathsOf} from '../../model/paths';
import {useFilterValues, useListState} from '../list-state/list-state';

/**
 * Where a record is added: with the group chosen beside the list already filled in, since that is where it is looked
 * for afterwards.
 */
export function useNewPath(): string {
  const {view} = useListState();
  const {values} = useFilterValues();
  const {create} = pathsOf(view);
  const {beside} = view.list;
  const [group] = beside === undefined ? [] : idsOf(values[beside]);
  return beside === undefined || group === undefined
    ? create
    : `${create}?${new URLSearchParams({[beside]: String(group)})}`;
}
