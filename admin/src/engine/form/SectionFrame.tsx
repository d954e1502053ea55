/** One named part of a form or a record: its name beside it where there is room, else above. */
import {useId, type ReactNode} from 'react';
import {Box, Typography} from '@mui/material';

/** Width of the part from which its name stands beside it. */
const ROOMY = '@container (min-width: 720px)';

export function SectionFrame({title, children}: {readonly title?: string; readonly children: ReactNode}) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title === undefined ? undefined : id}
      sx={{
        containerType: 'inline-size',
        px: {xs: 2, md: 2.5},
        py: 2.25,
        '& + &': {borderTop: 1, borderColor: 'divider'},
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
          ...(title === undefined ? {} : {[ROOMY]: {gap: 3, gridTemplateColumns: '150px minmax(0, 1fr)'}}),
        }}
      >
        {title !== undefined && (
          <Typography id={id} component="h2" variant="h3" sx={{color: 'text.secondary', [ROOMY]: {pt: 0.25}}}>
            {title}
          </Typography>
        )}
        <Box sx={{minWidth: 0}}>{children}</Box>
      </Box>
    </Box>
  );
}
