/** The input of a field, by its kind. */
import {controlFor} from './registry';
import type {InputProps} from './types';

export function FieldInput(props: InputProps) {
  const {Input} = controlFor(props.field);
  return <Input {...props} />;
}
