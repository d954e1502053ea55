/** A web address or a path. */
import {Link} from '@mui/material';
import {Empty, isEmpty} from '../shared/Empty';
import {Line} from '../shared/Line';
import {safeLink} from '../../formatting/safe-link';
import {TextLine} from '../shared/TextLine';
import {text} from '../text';
import type {Control, DisplayProps, InputProps} from '../types';

function Input(props: InputProps) {
  return <TextLine {...props} inputMode="url" />;
}

function Display({value, dense}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  const address = String(value);
  const link = safeLink(address);
  if (dense || link === undefined) return <Line text={address} dense={dense} />;
  return (
    <Link href={link} target="_blank" rel="noreferrer" sx={{overflowWrap: 'anywhere'}}>
      {address}
    </Link>
  );
}

export const url: Control = {...text, Input, Display, width: 200};
