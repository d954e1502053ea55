/** A picture: uploaded, or given by its address. */
import {useState} from 'react';
import {Box, Button, Stack, Typography} from '@mui/material';
import type {UploadKeyword} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {UploadBox} from '../../upload/UploadBox';
import {UploadButton} from '../../upload/UploadButton';
import {FileThumb} from '../../viewer/FileThumb';
import {AddressText} from '../shared/AddressText';
import {isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {useField} from '../shared/use-field';
import {useUploadRules} from '../shared/use-upload-rules';
import type {Control, DisplayProps, InputProps} from '../types';
import {Picture} from '../../widgets/Picture';

/** Of a text that may be the address of a picture, and says nothing of files. */
const PICTURES: UploadKeyword = {types: ['images']};
/** Pixels; fits into the upload box. */
const BOX_PICTURE = 72;

/** Where our own store keeps files: an address that says nothing to whoever reads it. */
const STORED = '/files/';

function isStored(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(STORED);
}

interface StoredPictureProps {
  readonly label: string;
  readonly address: string;
  readonly disabled?: boolean;
  readonly onEnter: () => void;
  readonly onClear: () => void;
}

/** An uploaded picture goes by its kind; its address shows to whoever wants to enter another. */
function StoredPicture({label, address, disabled, onEnter, onClear}: StoredPictureProps) {
  const t = useT();
  const kind = /\.(\w{1,5})$/.exec(address)?.[1]?.toUpperCase();
  return (
    <Stack
      role="group"
      aria-label={label}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{alignItems: 'center', flexWrap: 'wrap'}}
    >
      <Typography variant="body2" color="textSecondary">
        {t('field.storedPicture', {kind: kind ?? ''})}
      </Typography>
      <Button variant="text" disabled={disabled} onClick={onEnter}>
        {t('field.enterAddress')}
      </Button>
      <Button variant="text" color="error" disabled={disabled} onClick={onClear}>
        {t('field.clear')}
      </Button>
    </Stack>
  );
}

function Input(props: InputProps) {
  const state = useField(props);
  const rules = useUploadRules(props, PICTURES);
  const {label} = state.frame;
  const [byHand, setByHand] = useState(false);
  const upload = {...rules, label, disabled: props.disabled, done: state.change};
  return (
    <FieldFrame {...state.frame}>
      <Stack direction="row" spacing={1.5} sx={{alignItems: 'center'}}>
        {props.bare ? (
          <Picture url={state.value} size={32} alt={label} />
        ) : (
          <UploadBox {...upload}>
            {isEmpty(state.value) ? undefined : <Picture url={state.value} size={BOX_PICTURE} alt={label} />}
          </UploadBox>
        )}
        <Box sx={{flex: 1, minWidth: 0}}>
          <Stack direction="row" spacing={1}>
            {isStored(state.value) && !byHand ? (
              <StoredPicture
                label={label}
                address={state.value}
                disabled={props.disabled}
                onEnter={() => setByHand(true)}
                onClear={() => state.change(null)}
              />
            ) : (
              <AddressText state={state} disabled={props.disabled} />
            )}
            {props.bare && <UploadButton {...upload} />}
          </Stack>
        </Box>
      </Stack>
    </FieldFrame>
  );
}

function Display({field, value, dense}: DisplayProps) {
  const say = useSay();
  const url = isEmpty(value) ? undefined : String(value);
  return dense ? <Picture url={url} size={28} alt="" /> : <FileThumb url={url} size={200} label={say(field.label)} />;
}

export const image: Control = {Input, Display, wide: 'form', width: 60};
