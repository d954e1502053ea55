/** An address of its own that leads to the page of a record: by its path, or by `?id=`. */
import {useEffect} from 'react';
import {Navigate, useParams, useSearchParams} from 'react-router';
import {useTags} from '../frame/tags-context';
import {pathsOf} from '../model/paths';
import {viewOf} from '../model/views';

interface ToRecordProps {
  /** The address of the list. */
  readonly of: string;
}

export function ToRecord({of}: ToRecordProps) {
  const {id} = useParams();
  const {forget} = useTags();
  // The tag is that of the record.
  useEffect(() => forget(), [forget]);
  const [query] = useSearchParams();
  const view = viewOf(of.slice(1));
  const named = Number(id ?? query.get('id'));
  return <Navigate to={view && Number.isSafeInteger(named) && named > 0 ? pathsOf(view).main(named) : of} replace />;
}
