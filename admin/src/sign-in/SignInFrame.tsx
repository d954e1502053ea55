/** The card in the middle of the page in which people sign in, to the console and to the website settings alike. */
import type {ReactNode} from 'react';
import {Box, Stack, Typography} from '@mui/material';
import {LanguageMenu} from '../shell/header/LanguageMenu';
import {Logo} from '../shell/Logo';
import {ThemeButton} from '../shell/header/ThemeButton';

interface SignInFrameProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

export function SignInFrame({title, subtitle, children}: SignInFrameProps) {
  return (
    <Box component="main" sx={{minHeight: '100vh', display: 'flex', flexDirection: 'column'}}>
      <Box sx={{display: 'flex', justifyContent: 'flex-end', p: 1, color: 'text.secondary'}}>
        <LanguageMenu />
        <ThemeButton />
      </Box>
      <Box sx={{flex: 1, display: 'grid', placeItems: 'center', px: 2, pb: {xs: 4, sm: 12}}}>
        <Box
          sx={{
            width: '100%',
            maxWidth: 380,
            p: {xs: 2.5, sm: 4},
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            backgroundColor: 'background.paper',
          }}
        >
          <Stack direction="row" spacing={1.25} sx={{alignItems: 'center', mb: 3}}>
            <Logo size={32} />
            <Box>
              <Typography component="h1" variant="h1">
                {title}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {subtitle}
              </Typography>
            </Box>
          </Stack>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
