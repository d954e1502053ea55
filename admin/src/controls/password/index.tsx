/** A secret that is entered and never shown again. */
import {useState} from 'react';
import {IconButton} from '@mui/material';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import {useFormTarget} from '../../model/form-target';
import {useT} from '../../i18n/hooks';
import {Empty} from '../shared/Empty';
import {TextLine} from '../shared/TextLine';
import type {Control, InputProps} from '../types';

function Input(props: InputProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      edge="end"
      aria-label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
      onClick={() => setShown(!shown)}
    >
      {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
  const {record} = useFormTarget();
  return (
    <TextLine
      {...props}
      note={record ? t('field.keepPresent') : undefined}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      end={toggle}
    />
  );
}

export const password: Control = {Input, Display: Empty};
