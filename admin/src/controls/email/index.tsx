/** An e-mail address. */
import {Box, Link} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {BACKGROUND, get} from '../../request/api';
import {CopyButton} from '../../widgets/CopyButton';
import {Empty, isEmpty} from '../shared/Empty';
import {TextLine} from '../shared/TextLine';
import {text} from '../text';
import type {Control, DisplayProps, InputProps} from '../types';

function Input(props: InputProps) {
  return <TextLine {...props} type="email" inputMode="email" />;
}

/** Who copied an address is recorded (CO-567); the server refuses that of those who see none of customers. */
function recordCopy(email: string): void {
  void get('/user/addEmailCopyRecord', {email}, undefined, BACKGROUND).catch(() => undefined);
}

/** On the page of a record it can be written to and copied; in a list there is room for itself alone. */
function Display({value, dense}: DisplayProps) {
  const t = useT();
  if (isEmpty(value)) return <Empty />;
  const address = String(value);
  if (dense) return <>{address}</>;
  return (
    <Box component="span" sx={{display: 'inline-flex', alignItems: 'center', gap: 0.5, maxWidth: '100%'}}>
      <Link href={`mailto:${address}`} sx={{minWidth: 0, overflowWrap: 'anywhere'}}>
        {address}
      </Link>
      <CopyButton
        text={address}
        label={t('email.copy')}
        copied={t('email.copied')}
        onCopied={() => recordCopy(address)}
      />
    </Box>
  );
}

export const email: Control = {...text, Input, Display, width: 170};
