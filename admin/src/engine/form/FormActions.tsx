/** Save and cancel, always within reach at the lower edge of the window. */
import type {ReactNode} from 'react';
import {Box, Button} from '@mui/material';
import {useFormState} from 'react-hook-form';
import {useT} from '../../i18n/hooks';
import type {FormUploads} from '../../upload/use-form-uploads';
import {WaitingNote} from '../../upload/WaitingNote';
import {SubmitButton} from '../../widgets/SubmitButton';

interface FormActionsProps {
  readonly saveLabel?: string;
  readonly onCancel: () => void;
  readonly uploads: FormUploads;
  readonly children?: ReactNode;
}

export function FormActions({saveLabel, onCancel, uploads, children}: FormActionsProps) {
  const t = useT();
  const {isSubmitting} = useFormState();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        gap: 1,
        px: {xs: 2, md: 2.5},
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        borderRadius: '0 0 8px 8px',
      }}
    >
      <SubmitButton type="submit" loading={isSubmitting || uploads.isWaiting}>
        {saveLabel ?? t('form.save')}
      </SubmitButton>
      <Button variant="outlined" onClick={onCancel} disabled={isSubmitting}>
        {t('common.cancel')}
      </Button>
      {children}
      <WaitingNote uploads={uploads} />
    </Box>
  );
}
