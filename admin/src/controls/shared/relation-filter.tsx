/** Filters by the records that a relation leads to. */
import {useSay} from '../../i18n/hooks';
import type {FilterControl, FilterProps} from '../types';
import {idsOf, targetOf} from './relation-of';
import {RelationPicker} from './RelationPicker';
import {useNames} from './use-choices';

const NOTHING_KNOWN: ReadonlyMap<number, string> = new Map();

function Editor({field, values, change}: FilterProps) {
  const say = useSay();
  return (
    <RelationPicker
      entity={targetOf(field)}
      multiple
      autoFocus
      label={say(field.label)}
      ids={idsOf(values[field.name])}
      onChange={ids => change({[field.name]: ids.length > 0 ? ids : undefined})}
    />
  );
}

function Summary({field, values}: Omit<FilterProps, 'change'>) {
  const ids = idsOf(values[field.name]);
  const names = useNames(targetOf(field), ids, NOTHING_KNOWN);
  return <>{ids.map(id => names.get(id) ?? `#${id}`).join(', ')}</>;
}

export const relationFilter: FilterControl = {keys: name => [name], Editor, Summary};
