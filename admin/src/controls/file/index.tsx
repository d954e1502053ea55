/** An attachment: uploaded, or given by its address. */
import {useState} from 'react';
import {Link, Stack} from '@mui/material';
import {UploadButton} from '../../upload/UploadButton';
import {FileThumb} from '../../viewer/FileThumb';
import {FileViewer} from '../../viewer/FileViewer';
import {hasPreview, nameOf} from '../../viewer/kinds';
import {AddressText} from '../shared/AddressText';
import {Empty, isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {Line} from '../shared/Line';
import {safeLink} from '../../formatting/safe-link';
import {useField} from '../shared/use-field';
import {useUploadRules} from '../shared/use-upload-rules';
import type {Control, DisplayProps, InputProps} from '../types';

const THUMB = 120;

function Input(props: InputProps) {
  const state = useField(props);
  const rules = useUploadRules(props);
  return (
    <FieldFrame {...state.frame}>
      <Stack direction="row" spacing={1}>
        <AddressText state={state} disabled={props.disabled} />
        <UploadButton {...rules} label={state.frame.label} disabled={props.disabled} done={state.change} />
      </Stack>
    </FieldFrame>
  );
}

function Display({value, dense}: DisplayProps) {
  const [isOpen, setOpen] = useState(false);
  if (isEmpty(value)) return <Empty />;
  const address = String(value);
  const name = nameOf(address);
  if (dense || safeLink(address) === undefined) return <Line text={name} dense={dense} />;
  if (hasPreview(address)) return <FileThumb url={address} size={THUMB} label={name} />;
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => setOpen(true)}
        sx={{textAlign: 'start', overflowWrap: 'anywhere'}}
      >
        {name}
      </Link>
      {isOpen && <FileViewer urls={[address]} onClose={() => setOpen(false)} />}
    </>
  );
}

export const file: Control = {Input, Display, wide: 'form', width: 160};
