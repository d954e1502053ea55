/** A list of objects: a table where each object fits on a line, else a frame for each. */
import {isFlat} from '../shared/inner-fields';
import type {Control, InputProps} from '../types';
import {CardsInput} from './CardsInput';
import {TableDisplay} from './TableDisplay';
import {TableInput} from './TableInput';

function Input(props: InputProps) {
  const {items} = props.field.schema;
  if (!items) throw new Error(`"${props.field.name}" is shown as a table but has no items.`);
  return isFlat(items) ? <TableInput {...props} items={items} /> : <CardsInput {...props} items={items} />;
}

export const table: Control = {Input, Display: TableDisplay, wide: 'always', width: 160};
