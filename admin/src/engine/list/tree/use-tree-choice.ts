/** Whether a list that can be a tree is shown as one: unless the user chose the table. */
import {useStore} from 'react-admin';
import type {EntityView} from '../../../model/views';

export function useTreeChoice({name, list}: EntityView): [boolean, (asTree: boolean) => void] {
  const [asTree, setAsTree] = useStore(`${name}.tree`, true);
  return [list.tree !== undefined && asTree, setAsTree];
}
