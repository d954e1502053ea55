/** One of listed values. */
import {MenuItem, TextField} from '@mui/material';
import type {EnumEntry, Field} from '@emblem/schemas';
import {useSay} from '../../i18n/hooks';
import {Empty, isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {optionsFilter} from '../shared/options-filter';
import {StateChip} from '../shared/StateChip';
import {useField} from '../shared/use-field';
import type {Control, DisplayProps, InputProps} from '../types';

const NONE = '';

/** Options from `x-enum`, or from a plain JSON Schema `enum`. */
export function optionsOf(field: Field): readonly EnumEntry[] {
  if (field.options) return field.options;
  const values = (field.schema.enum ?? []).filter(value => typeof value === 'string' || typeof value === 'number');
  return values.map(value => ({value, label: {zh: String(value), en: String(value)}}));
}

function Input(props: InputProps) {
  const say = useSay();
  const state = useField(props);
  const options = optionsOf(props.field).filter(option => option.retired !== true || option.value === state.value);
  const choose = (text: string) => state.change(options.find(option => String(option.value) === text)?.value ?? null);
  return (
    <FieldFrame {...state.frame}>
      <TextField
        select
        hiddenLabel
        disabled={props.disabled}
        error={state.error !== undefined}
        value={isEmpty(state.value) ? NONE : String(state.value)}
        onChange={event => choose(event.target.value)}
        onBlur={state.blur}
        inputRef={state.ref}
        slotProps={{
          select: {
            id: state.id,
            SelectDisplayProps: {'aria-label': say(props.field.label), 'aria-describedby': state.describedBy},
            displayEmpty: true,
          },
        }}
      >
        {!props.required && (
          <MenuItem value={NONE} aria-label="—">
            <Empty />
          </MenuItem>
        )}
        {options.map(option => (
          <MenuItem key={String(option.value)} value={String(option.value)}>
            {say(option.label)}
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  );
}

function Display({field, value}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  const option = optionsOf(field).find(each => each.value === value);
  return option ? <StateChip option={option} /> : <>{String(value)}</>;
}

export const select: Control = {Input, Display, filter: optionsFilter, width: 130};
