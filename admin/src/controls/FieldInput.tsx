/** The input of a field, by its kind. */
import {useControls} from './controls-context';
import type {InputProps} from './types';

export function FieldInput(props: InputProps) {
  const {Input} = useControls()[props.field.control];
  return <Input {...props} />;
}
