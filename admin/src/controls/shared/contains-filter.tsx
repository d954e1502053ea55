/** Filters a text by a part of it. */
import {TextField} from '@mui/material';
import {useSay} from '../../i18n/hooks';
import {asText} from '../../model/parse';
import type {FilterControl, FilterProps} from '../types';
import {useDebounced} from './use-debounced';

const keyOf = (name: string) => `${name}_contains`;

function Editor({field, values, change}: FilterProps) {
  const say = useSay();
  const key = keyOf(field.name);
  const [text, setText] = useDebounced(asText(values[key]) ?? '', value =>
    change({[key]: value === '' ? undefined : value}),
  );
  return <TextField autoFocus label={say(field.label)} value={text} onChange={event => setText(event.target.value)} />;
}

function Summary({field, values}: Omit<FilterProps, 'change'>) {
  return <>“{asText(values[keyOf(field.name)])}”</>;
}

export const containsFilter: FilterControl = {keys: name => [keyOf(name)], Editor, Summary};
