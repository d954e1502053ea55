/** The colours, lines and headings of papers, the same as in the PDF. */
import type {ReactNode} from 'react';
import {Box} from '@mui/material';

export const GREY = '#5b6470';
export const HAIR = '0.5pt solid #d5dae0';
export const RULE = '0.8pt solid #000';

export function Label({children}: {readonly children: ReactNode}) {
  return <Box sx={{fontSize: '7.5pt', color: GREY}}>{children}</Box>;
}

export function Title({children}: {readonly children: ReactNode}) {
  return (
    <Box component="h2" sx={{m: 0, mb: '1.5mm', fontSize: '10pt', fontWeight: 700, breakAfter: 'avoid'}}>
      {children}
    </Box>
  );
}
