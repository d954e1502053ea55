/** A list of objects: a table where each object fits on a line, else a nested form. */
import {isFlat} from '../shared/inner-fields';
import {StructuredInput} from '../structured/StructuredInput';
import type {Control, InputProps} from '../types';
import {TableDisplay} from './TableDisplay';
import {TableInput} from './TableInput';

function Input(props: InputProps) {
  const {items} = props.field.schema;
  return items && isFlat(items) ? <TableInput {...props} items={items} /> : <StructuredInput {...props} />;
}

export const table: Control = {Input, Display: TableDisplay, wide: true, width: 160};
