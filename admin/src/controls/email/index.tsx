/** An e-mail address. */
import {Link} from '@mui/material';
import {Empty, isEmpty} from '../shared/Empty';
import {TextLine} from '../shared/TextLine';
import {text} from '../text';
import type {Control, DisplayProps, InputProps} from '../types';

function Input(props: InputProps) {
  return <TextLine {...props} type="email" inputMode="email" />;
}

function Display({value, dense}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  const address = String(value);
  return dense ? <>{address}</> : <Link href={`mailto:${address}`}>{address}</Link>;
}

export const email: Control = {...text, Input, Display, width: 170};
