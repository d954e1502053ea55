/** Filters numbers between two bounds, both included; decimals stay strings. */
import {Stack, TextField} from '@mui/material';
import {asFieldText} from '../../model/parse';
import {useSay, useT} from '../../i18n/hooks';
import type {FilterControl, FilterProps} from '../types';
import {useDebounced} from './use-debounced';

const NUMBER = /^-?\d+(\.\d+)?$/;

function keysOf(name: string) {
  return {from: `${name}_gte`, to: `${name}_lte`};
}

interface BoundProps {
  readonly label: string;
  readonly value: unknown;
  readonly decimal: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: number | string | undefined) => void;
}

function Bound({label, value, decimal, autoFocus, onChange}: BoundProps) {
  const commit = (text: string) => {
    if (text === '') onChange(undefined);
    else if (NUMBER.test(text)) onChange(decimal ? text : Number(text));
  };
  const [text, setText] = useDebounced(asFieldText(value), commit);
  return (
    <TextField
      label={label}
      value={text}
      autoFocus={autoFocus}
      error={text !== '' && !NUMBER.test(text)}
      onChange={event => setText(event.target.value.trim())}
      slotProps={{htmlInput: {inputMode: 'decimal'}}}
    />
  );
}

function Editor({field, values, change}: FilterProps) {
  const t = useT();
  const say = useSay();
  const {from, to} = keysOf(field.name);
  const decimal = field.kind === 'decimal';
  return (
    <Stack direction="row" spacing={1} role="group" aria-label={say(field.label)}>
      <Bound
        autoFocus
        label={t('filter.from')}
        value={values[from]}
        decimal={decimal}
        onChange={value => change({[from]: value})}
      />
      <Bound label={t('filter.to')} value={values[to]} decimal={decimal} onChange={value => change({[to]: value})} />
    </Stack>
  );
}

function Summary({field, values}: Omit<FilterProps, 'change'>) {
  const {from, to} = keysOf(field.name);
  if (values[to] === undefined) return <>≥ {asFieldText(values[from])}</>;
  if (values[from] === undefined) return <>≤ {asFieldText(values[to])}</>;
  return (
    <>
      {asFieldText(values[from])} – {asFieldText(values[to])}
    </>
  );
}

export const rangeFilter: FilterControl = {keys: name => Object.values(keysOf(name)), Editor, Summary};
