/** MUI's `Autocomplete`, whose list stays as it is while it is pressed: an option that moves away gets no click. */
import {useEffect, useState} from 'react';
import {Autocomplete, type AutocompleteProps} from '@mui/material';
import {afterPress, isPressed} from '../press';

/** The object as it was when the press began. */
function useBeforePress<T extends object>(value: T): T {
  const [kept, keep] = useState(value);
  const isHeld = kept !== value && isPressed();
  useEffect(() => {
    if (isHeld) afterPress(() => keep(value));
  }, [isHeld, value]);
  if (!isHeld && kept !== value) keep(value);
  return isHeld ? kept : value;
}

export function SteadyAutocomplete<
  Value,
  Multiple extends boolean | undefined = false,
  DisableClearable extends boolean | undefined = false,
  FreeSolo extends boolean | undefined = false,
>(props: AutocompleteProps<Value, Multiple, DisableClearable, FreeSolo>) {
  const {options, loading, groupBy, renderGroup, renderOption, renderInput, noOptionsText} = useBeforePress(props);
  const list = {options, loading, groupBy, renderGroup, renderOption, renderInput, noOptionsText};
  return <Autocomplete {...props} {...list} />;
}
