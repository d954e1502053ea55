/** A picture: uploaded, or given by its address. */
import {Box, Stack, TextField} from '@mui/material';
import {Empty, isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {UploadButton} from '../shared/UploadButton';
import {useField} from '../shared/use-field';
import {useUpload} from '../shared/use-upload';
import type {Control, DisplayProps, InputProps} from '../types';
import {Picture} from './Picture';

const ACCEPT = ['jpeg', 'jpg', 'gif', 'png', 'webp', 'svg'];
const LIMIT_MB = 10;

function Input(props: InputProps) {
  const state = useField(props);
  const upload = useUpload({accept: ACCEPT, megabytes: LIMIT_MB, done: state.change});
  const {label} = state.frame;
  return (
    <FieldFrame {...state.frame}>
      <Stack direction="row" spacing={1.5} sx={{alignItems: 'center'}}>
        <Picture url={state.value} size={props.bare ? 32 : 72} alt={label} />
        <Box sx={{flex: 1, minWidth: 0}}>
          <Stack direction="row" spacing={1}>
            <TextField
              id={state.id} hiddenLabel disabled={props.disabled} error={state.error !== undefined} value={state.value ?? ''} inputRef={state.ref}
              onChange={event => state.change(event.target.value === '' ? null : event.target.value)} onBlur={state.blur}
              slotProps={{htmlInput: {'aria-describedby': state.describedBy, inputMode: 'url'}}}
            />
            <UploadButton upload={upload} accept={ACCEPT} disabled={props.disabled} label={label} />
          </Stack>
        </Box>
      </Stack>
    </FieldFrame>
  );
}

function Display({field, value, dense}: DisplayProps) {
  if (isEmpty(value)) return dense ? <Picture url={undefined} size={28} alt="" /> : <Empty />;
  return <Picture url={value} size={dense ? 28 : 200} alt={dense ? '' : field.label.en} zoom={!dense} />;
}

export const image: Control = {Input, Display, wide: 'form', width: 60};
