/** One nested object: its parts in a frame where they are flat, else a nested form. */
import {Box} from '@mui/material';
import {useId} from 'react';
import {useSay} from '../../i18n/hooks';
import {isValues} from '../../request/parse';
import {DefinitionList} from '../DefinitionList';
import {FieldInput} from '../FieldInput';
import {Empty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {innerFields, isFlat} from '../shared/inner-fields';
import {Line} from '../shared/Line';
import {StructuredInput} from '../structured/StructuredInput';
import type {Control, DisplayProps, InputProps} from '../types';

function FlatInput({field, name, required, bare, disabled}: InputProps) {
  const say = useSay();
  const id = useId();
  return (
    <FieldFrame id={id} group label={say(field.label)} required={required} bare={bare} help={field.help && say(field.help)}>
      <Box sx={{border: 1, borderColor: 'divider', borderRadius: 1, p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))'}}>
        {innerFields(field.schema).map(inner => (
          <FieldInput key={inner.name} field={inner} name={`${name}.${inner.name}`} required={inner.required} disabled={disabled} />
        ))}
      </Box>
    </FieldFrame>
  );
}

function Input(props: InputProps) {
  return isFlat(props.field.schema) ? <FlatInput {...props} /> : <StructuredInput {...props} />;
}

function Display({field, value, dense}: DisplayProps) {
  if (!isValues(value)) return <Empty />;
  if (dense) return <Line dense text={Object.values(value).filter(part => typeof part !== 'object').map(String).join(', ')} />;
  return <DefinitionList fields={innerFields(field.schema)} record={value} />;
}

export const object: Control = {Input, Display, wide: true, width: 180};
