/** The value of a field, by its kind. */
import {controlFor} from './registry';
import type {DisplayProps} from './types';

export function FieldDisplay(props: DisplayProps) {
  const {Display} = controlFor(props.field);
  return <Display {...props} />;
}
