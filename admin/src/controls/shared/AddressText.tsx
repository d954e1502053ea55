/** The address of a file as a text that can be typed. */
import {TextField} from '@mui/material';
import type {useField} from './use-field';

interface AddressTextProps {
  readonly state: ReturnType<typeof useField>;
  readonly disabled?: boolean;
}

export function AddressText({state, disabled}: AddressTextProps) {
  return (
    <TextField
      id={state.id}
      hiddenLabel
      disabled={disabled}
      error={state.error !== undefined}
      value={state.value ?? ''}
      inputRef={state.ref}
      onChange={event => state.change(event.target.value === '' ? null : event.target.value)}
      onBlur={state.blur}
      slotProps={{htmlInput: {'aria-describedby': state.describedBy, inputMode: 'url'}}}
    />
  );
}
