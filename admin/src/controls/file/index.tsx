/** An attachment: uploaded, or given by its address. */
import {Link, Stack, TextField} from '@mui/material';
import {Empty, isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {Line} from '../shared/Line';
import {safeLink} from '../shared/safe-link';
import {UploadButton} from '../shared/UploadButton';
import {useField} from '../shared/use-field';
import {useUpload} from '../shared/use-upload';
import type {Control, DisplayProps, InputProps} from '../types';

const LIMIT_MB = 1024;

function Input(props: InputProps) {
  const state = useField(props);
  const upload = useUpload({megabytes: LIMIT_MB, done: state.change});
  return (
    <FieldFrame {...state.frame}>
      <Stack direction="row" spacing={1}>
        <TextField
          id={state.id} hiddenLabel disabled={props.disabled} error={state.error !== undefined} value={state.value ?? ''} inputRef={state.ref}
          onChange={event => state.change(event.target.value === '' ? null : event.target.value)} onBlur={state.blur}
          slotProps={{htmlInput: {'aria-describedby': state.describedBy, inputMode: 'url'}}}
        />
        <UploadButton upload={upload} disabled={props.disabled} label={state.frame.label} />
      </Stack>
    </FieldFrame>
  );
}

function Display({value, dense}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  const address = String(value);
  const name = address.slice(address.lastIndexOf('/') + 1) || address;
  const link = safeLink(address);
  if (dense || link === undefined) return <Line text={name} dense={dense} />;
  return <Link href={link} target="_blank" rel="noreferrer">{name}</Link>;
}

export const file: Control = {Input, Display, wide: 'form', width: 160};
