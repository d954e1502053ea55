/** One nested object: its parts in a frame. */
import {Box} from '@mui/material';
import {useId} from 'react';
import {useSay} from '../../i18n/hooks';
import {isValues} from '../../model/parse';
import {DefinitionList} from '../DefinitionList';
import {FieldGrid} from '../FieldGrid';
import {Empty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {innerFields} from '../shared/inner-fields';
import {Line} from '../shared/Line';
import type {Control, DisplayProps, InputProps} from '../types';

function Input({field, name, required, bare, disabled}: InputProps) {
  const say = useSay();
  const id = useId();
  return (
    <FieldFrame
      id={id}
      group
      label={say(field.label)}
      required={required}
      bare={bare}
      help={field.help && say(field.help)}
    >
      <Box sx={{border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5}}>
        <FieldGrid fields={innerFields(field.schema)} prefix={name} disabled={disabled} />
      </Box>
    </FieldFrame>
  );
}

function Display({field, value, dense}: DisplayProps) {
  if (!isValues(value)) return <Empty />;
  if (dense)
    return (
      <Line
        dense
        text={Object.values(value)
          .filter(part => typeof part !== 'object')
          .map(String)
          .join(', ')}
      />
    );
  return <DefinitionList fields={innerFields(field.schema)} record={value} />;
}

export const object: Control = {Input, Display, wide: 'always', width: 180};
