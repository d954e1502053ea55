/** One field of the form: its value, its error in the user's language, and the ids that tie the parts together. */
import {useId} from 'react';
import {useController} from 'react-hook-form';
import {useSay} from '../../i18n/hooks';
import type {InputProps} from '../types';
import {describedBy} from './FieldFrame';

export interface FieldState {
  readonly id: string;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly frame: {
    readonly id: string;
    readonly label: string;
    readonly required?: boolean;
    readonly bare?: boolean;
    readonly help?: string;
    readonly error?: string;
  };
  readonly describedBy: string | undefined;
  change(value: unknown): void;
  blur(): void;
  readonly ref: (element: unknown) => void;
}

export function useField({field, name, required, bare}: InputProps): FieldState {
  const id = useId();
  const say = useSay();
  const {field: bound, fieldState} = useController({name});
  const error = fieldState.error?.message;
  const help = field.help && say(field.help);
  return {
    id,
    value: bound.value,
    error,
    frame: {id, label: say(field.label), required, bare, help, error},
    describedBy: error !== undefined || (help !== undefined && !bare) ? describedBy(id) : undefined,
    change: value => bound.onChange(value),
    blur: () => bound.onBlur(),
    ref: bound.ref,
  };
}
