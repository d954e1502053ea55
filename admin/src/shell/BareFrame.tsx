/** Around pages that open in a window of their own: no menu, no header. */
import type {ReactNode} from 'react';
import {Box} from '@mui/material';
import {ActionQuestions} from '../engine/actions/use-record-action';
import {CrumbProvider} from '../frame/crumb';

export default function BareFrame({children}: {readonly children: ReactNode}) {
  return (
    <CrumbProvider>
      <Box component="main" sx={{minHeight: '100vh', p: {xs: 1.5, md: 2.5}}}>
        <ActionQuestions>{children}</ActionQuestions>
      </Box>
    </CrumbProvider>
  );
}
