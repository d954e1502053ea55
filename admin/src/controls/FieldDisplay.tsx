/** The value of a field, by its kind. */
import {useControls} from './controls-context';
import type {DisplayProps} from './types';

export function FieldDisplay(props: DisplayProps) {
  const {Display} = useControls()[props.field.control];
  return <Display {...props} />;
}
