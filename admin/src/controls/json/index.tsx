/** A value without a described structure, edited as JSON text; a described one as a nested form. */
import {useState} from 'react';
import {Box, TextField} from '@mui/material';
import {object} from '../object';
import {Empty, isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {Line} from '../shared/Line';
import {useField} from '../shared/use-field';
import {StructuredInput} from '../structured/StructuredInput';
import type {Control, DisplayProps, InputProps} from '../types';

function textOf(value: unknown): string {
  return isEmpty(value) ? '' : JSON.stringify(value, null, 2);
}

/** A text that is no JSON is kept as it is; the validation refuses it. */
function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function JsonText(props: InputProps) {
  const state = useField(props);
  const [text, setText] = useState(() => textOf(state.value));
  const commit = () => {
    state.change(read(text));
    state.blur();
  };
  return (
    <FieldFrame {...state.frame}>
      <TextField
        id={state.id}
        hiddenLabel
        multiline
        minRows={3}
        maxRows={16}
        disabled={props.disabled}
        error={state.error !== undefined}
        value={text}
        onChange={event => setText(event.target.value)}
        onBlur={commit}
        inputRef={state.ref}
        slotProps={{
          htmlInput: {
            'aria-describedby': state.describedBy,
            spellCheck: false,
            style: {fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 12},
          },
        }}
      />
    </FieldFrame>
  );
}

function Input(props: InputProps) {
  const {properties, items} = props.field.schema;
  return properties || items ? <StructuredInput {...props} /> : <JsonText {...props} />;
}

function Display(props: DisplayProps) {
  const {field, value, dense} = props;
  if (isEmpty(value)) return <Empty />;
  if (dense) return <Line dense text={JSON.stringify(value)} />;
  if (field.schema.properties) return <object.Display {...props} />;
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{m: 0, p: 1, maxHeight: 320, overflow: 'auto', borderRadius: 1, backgroundColor: 'background.default'}}
    >
      {textOf(value)}
    </Box>
  );
}

export const json: Control = {Input, Display, wide: 'always', width: 180};
