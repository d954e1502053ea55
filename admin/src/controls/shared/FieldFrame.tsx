/** Label, control, help and error of one field, tied together for screen readers. */
import type {ReactNode} from 'react';
import {Box, FormHelperText, Typography} from '@mui/material';
import {visuallyHidden} from '../../theme/visually-hidden';

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly bare?: boolean;
  readonly help?: string;
  readonly error?: string;
  /** For groups of controls: the label names the group and is no `<label>`. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

export function describedBy(id: string): string {
  return `${id}-note`;
}

export function labelId(id: string): string {
  return `${id}-label`;
}

export function FieldFrame({id, label, required, bare, help, error, group, children}: FieldFrameProps) {
  const note = error ?? (bare ? undefined : help);
  return (
    <Box role={group ? 'group' : undefined} aria-labelledby={group ? labelId(id) : undefined} sx={{minWidth: 0}}>
      <Typography
        id={labelId(id)}
        component={group ? 'span' : 'label'}
        {...(group ? {} : {htmlFor: id})}
        variant="body2"
        sx={bare ? visuallyHidden : {display: 'block', fontWeight: 550, mb: 0.5}}
      >
        {label}
        {required && (
          <Box component="span" aria-hidden sx={{color: 'error.main', ml: 0.5}}>
            *
          </Box>
        )}
      </Typography>
      {children}
      {note && (
        <FormHelperText id={describedBy(id)} error={error !== undefined}>
          {note}
        </FormHelperText>
      )}
    </Box>
  );
}
