/** The view whose page is shown. */
import {useResourceContext} from 'react-admin';
import {viewOf, type EntityView} from '../model/views';

export function useView(): EntityView {
  const resource = useResourceContext();
  const view = viewOf(resource);
  if (!view) throw new Error(`No view is called "${String(resource)}".`);
  return view;
}
