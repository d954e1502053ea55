/** One named part of a form or a record. */
import {useId, type ReactNode} from 'react';
import {Box, Typography} from '@mui/material';

export function SectionFrame({title, children}: {readonly title?: string; readonly children: ReactNode}) {
  const id = useId();
  return (
    <Box
      component="section" aria-labelledby={title === undefined ? undefined : id}
      sx={{
        display: 'grid', gap: {xs: 1.5, md: 3}, gridTemplateColumns: {xs: 'minmax(0, 1fr)', md: title === undefined ? 'minmax(0, 1fr)' : '150px minmax(0, 1fr)'},
        px: {xs: 2, md: 2.5}, py: 2.25, '& + &': {borderTop: 1, borderColor: 'divider'},
      }}
    >
      {title !== undefined && <Typography id={id} component="h2" variant="h3" sx={{color: 'text.secondary', pt: {md: 0.25}}}>{title}</Typography>}
      <Box sx={{minWidth: 0}}>{children}</Box>
    </Box>
  );
}
