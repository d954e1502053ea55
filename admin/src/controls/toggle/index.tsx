/** Yes or no, on or off. */
import {FormControlLabel, Switch} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {FieldFrame} from '../shared/FieldFrame';
import {optionsFilter} from '../shared/options-filter';
import {StateChip} from '../shared/StateChip';
import {Empty, isEmpty} from '../shared/Empty';
import {useField} from '../shared/use-field';
import type {Control, DisplayProps, InputProps} from '../types';
import {onOff} from './on-off';

function useStateText(field: Field, value: unknown): string {
  const t = useT();
  const say = useSay();
  const option = field.options?.find(each => each.value === value);
  if (option) return say(option.label);
  return t(value === true ? 'common.yes' : 'common.no');
}

function Input(props: InputProps) {
  const state = useField(props);
  const {on, off} = onOff(props.field);
  const text = useStateText(props.field, state.value ?? off);
  return (
    <FieldFrame {...state.frame}>
      <FormControlLabel
        label={text}
        disabled={props.disabled}
        slotProps={{typography: {variant: 'body2', 'aria-hidden': true}}}
        sx={{ml: 0, minHeight: 36, gap: 0.5}}
        control={
          <Switch
            id={state.id}
            checked={state.value === on}
            onChange={(_, checked) => state.change(checked ? on : off)}
            onBlur={state.blur}
            slotProps={{
              input: {ref: state.ref, 'aria-describedby': state.describedBy, 'aria-label': state.frame.label},
            }}
          />
        }
      />
    </FieldFrame>
  );
}

function Display({field, value}: DisplayProps) {
  const text = useStateText(field, value);
  if (isEmpty(value)) return <Empty />;
  const option = field.options?.find(each => each.value === value) ?? {
    value: String(value),
    label: {zh: text, en: text},
    colour: value === true ? ('success' as const) : ('default' as const),
  };
  return <StateChip option={option} />;
}

export const toggle: Control = {Input, Display, filter: optionsFilter, width: 90};
