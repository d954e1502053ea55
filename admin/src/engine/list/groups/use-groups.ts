/** The groups of a list: how many records each has and what they come to, kept up to date while others write. */
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {groupsOf} from '../../../request/groups';
import type {Grouping} from '../../list-state/grouping';
import {useListState, useWire} from '../../list-state/list-state';
import {useFollow} from '../../list-state/use-follow';
import {partsKey} from '../../list-state/use-part';

export function useGroups({field, span}: Grouping) {
  const {view} = useListState();
  const filter = useWire();
  const key = partsKey(view.name);
  useFollow(view, key, false);
  return useQuery({
    queryKey: [...key, 'groups', field.name, span ?? '', filter],
    queryFn: ({signal}) => groupsOf(view.entity.key, {by: field.name, span, filter}, signal),
    placeholderData: keepPreviousData,
  });
}
