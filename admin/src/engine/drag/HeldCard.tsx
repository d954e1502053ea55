/** A card while it is dragged, as it is drawn under the pointer. */
import type {ReactNode} from 'react';
import {Box, type SxProps, type Theme} from '@mui/material';

interface HeldCardProps {
  readonly children: ReactNode;
  readonly sx: SxProps<Theme>;
}

export function HeldCard({children, sx}: HeldCardProps) {
  return (
    <Box
      sx={[
        {border: 1, borderColor: 'primary.main', backgroundColor: 'background.paper', boxShadow: 4, cursor: 'grabbing'},
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
