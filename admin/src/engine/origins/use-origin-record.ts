/** What the record that another one is made from is called, and where it is read. */
import {useGetOne} from 'react-admin';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay} from '../../i18n/hooks';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {homeOf, viewOf} from '../../model/views';
import type {OriginRecord} from './origin';

export interface OriginWords {
  /** Of the kind of record, such as “Order”. */
  readonly kind: string;
  readonly name: string;
  /** Its page. */
  readonly path: string | undefined;
}

/** Where the record is read. */
export function originPath({origin, id}: OriginRecord): string | undefined {
  const view = viewOf(homeOf(origin.entity));
  return view && pathsOf(view).main(id);
}

export function useOriginRecord({origin, id}: OriginRecord): OriginWords {
  const say = useSay();
  const entity = model.entity(origin.entity);
  const home = homeOf(entity.key);
  const {data} = useGetOne<EntityRecord>(home, {id}, {retry: false});
  return {kind: say(entity.label), name: data ? recordLabel(entity, data) : `#${id}`, path: originPath({origin, id})};
}
