/** Filters by one or more of a field's listed values. */
import {Checkbox, FormControlLabel, FormGroup} from '@mui/material';
import type {EnumEntry, Field} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {FilterControl, FilterProps} from '../types';

type Choice = string | number | boolean;

interface Option {
  readonly value: Choice;
  readonly label: string;
}

function listChosen(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function useOptions(field: Field): readonly Option[] {
  const say = useSay();
  const t = useT();
  if (field.kind === 'boolean')
    return [
      {value: true, label: t('common.yes')},
      {value: false, label: t('common.no')},
    ];
  return (field.options ?? []).map(({value, label}: EnumEntry) => ({value, label: say(label)}));
}

function Editor({field, values, change}: FilterProps) {
  const say = useSay();
  const options = useOptions(field);
  const selected = listChosen(values[field.name]);
  const toggle = (value: Choice, on: boolean) => {
    const next = on ? [...selected, value] : selected.filter(each => each !== value);
    change({[field.name]: next.length > 0 ? next : undefined});
  };
  return (
    <FormGroup role="group" aria-label={say(field.label)} sx={{maxHeight: 320, overflowY: 'auto', flexWrap: 'nowrap'}}>
      {options.map(({value, label}) => (
        <FormControlLabel
          key={String(value)}
          label={label}
          slotProps={{typography: {variant: 'body2'}}}
          control={
            <Checkbox checked={selected.includes(value)} onChange={(_, on) => toggle(value, on)} sx={{py: 0.5}} />
          }
        />
      ))}
    </FormGroup>
  );
}

function Summary({field, values}: Omit<FilterProps, 'change'>) {
  const options = useOptions(field);
  const selected = listChosen(values[field.name]);
  return (
    <>{selected.map(value => options.find(option => option.value === value)?.label ?? String(value)).join(', ')}</>
  );
}

export const optionsFilter: FilterControl = {keys: name => [name], Editor, Summary};
