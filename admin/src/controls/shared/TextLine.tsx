/** A line (or lines) of text in a form; an empty one is null. */
import type {HTMLInputTypeAttribute, ReactNode} from 'react';
import {InputAdornment, TextField} from '@mui/material';
import {asFieldText} from '../../model/parse';
import type {InputProps} from '../types';
import {describedBy, FieldFrame} from './FieldFrame';
import {useField} from './use-field';

export interface TextLineProps extends InputProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly rows?: number;
  readonly inputMode?: 'decimal' | 'numeric' | 'email' | 'url';
  readonly align?: 'right';
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /**
   * From the form's value to the text shown and back; a text that cannot be read is kept as it is, for the validation
   * to refuse.
   */
  readonly format?: (value: unknown) => string;
  readonly parse?: (text: string) => unknown;
  readonly onLeave?: (value: unknown) => unknown;
  /** Stands beside the field's own help. */
  readonly note?: string;
}

export function TextLine(props: TextLineProps) {
  const {
    field,
    disabled,
    type = 'text',
    rows,
    autoComplete = 'off',
    inputMode,
    align,
    start,
    end,
    format = asFieldText,
    parse,
    onLeave,
    note,
  } = props;
  const state = useField(props);
  const read = (text: string) => (text === '' ? null : parse ? parse(text) : text);
  const leave = () => {
    if (onLeave) {
      const value = onLeave(state.value);
      if (value !== state.value) state.change(value);
    }
    state.blur();
  };
  return (
    <FieldFrame {...state.frame} help={[state.frame.help, note].filter(Boolean).join(' · ')}>
      <TextField
        id={state.id}
        type={type}
        disabled={disabled}
        error={state.error !== undefined}
        multiline={rows !== undefined}
        minRows={rows}
        maxRows={rows ? rows * 4 : undefined}
        value={format(state.value)}
        onChange={event => state.change(read(event.target.value))}
        onBlur={leave}
        inputRef={state.ref}
        hiddenLabel
        slotProps={{
          htmlInput: {
            'aria-describedby': state.describedBy ?? (note && describedBy(state.id)),
            'aria-required': props.required || undefined,
            maxLength: field.schema.maxLength,
            autoComplete,
            inputMode,
            style: align ? {textAlign: align, fontVariantNumeric: 'tabular-nums'} : undefined,
          },
          input: {
            startAdornment: start === undefined ? undefined : <InputAdornment position="start">{start}</InputAdornment>,
            endAdornment: end === undefined ? undefined : <InputAdornment position="end">{end}</InputAdornment>,
          },
        }}
      />
    </FieldFrame>
  );
}
