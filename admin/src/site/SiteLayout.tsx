/** The frame of the website settings: a fixed menu of its six entries, whatever the user was granted (CO-257). */
import {Suspense, type ReactNode} from 'react';
import {Box, Button, GlobalStyles, Tab, Tabs} from '@mui/material';
import {useLogout, usePermissions} from 'react-admin';
import {useLocation} from 'react-router';
import type {Session} from '../access/session';
import {SessionProvider} from '../access/session-context';
import {useSay, useT} from '../i18n/hooks';
import {navigation} from '../model/schema';
import {CrumbProvider} from '../frame/crumb';
import {ErrorBoundary} from '../shell/ErrorBoundary';
import {LanguageMenu} from '../shell/header/LanguageMenu';
import {LoadingIndicator} from '../shell/LoadingIndicator';
import {Logo} from '../shell/Logo';
import {siteMenu} from '../frame/menu';
import {ActionQuestions} from '../engine/actions/use-record-action';
import {PageLoading} from '../widgets/PageLoading';
import {Settled} from '../shell/Settled';
import {ThemeButton} from '../shell/header/ThemeButton';
import {printStyles, SCREEN_ONLY} from '../theme/print';
import {HEADER_HEIGHT} from '../theme/theme';
import {UploadProgress} from '../upload/UploadProgress';
import {PageLink} from '../widgets/PageLink';

const ENTRIES = siteMenu(navigation);

function SiteHeader() {
  const t = useT();
  const say = useSay();
  const logout = useLogout();
  const {pathname} = useLocation();
  const shown = ENTRIES.find(({path}) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)));
  return (
    <Box
      component="header"
      className={SCREEN_ONLY}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        minHeight: HEADER_HEIGHT,
        display: 'flex',
        alignItems: 'center',
        gap: {xs: 0.5, md: 1.5},
        px: {xs: 1, md: 2},
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Logo size={26} />
      <Box component="nav" aria-label={t('shell.menu')} sx={{flex: 1, minWidth: 0}}>
        <Tabs value={shown?.path ?? false} variant="scrollable" allowScrollButtonsMobile>
          {ENTRIES.map(entry => (
            <Tab
              key={entry.key}
              value={entry.path}
              component={PageLink}
              to={entry.path ?? ''}
              label={say(entry.title)}
              sx={{minHeight: HEADER_HEIGHT}}
            />
          ))}
        </Tabs>
      </Box>
      <LanguageMenu />
      <ThemeButton />
      <Button variant="text" color="inherit" onClick={() => void logout()} sx={{whiteSpace: 'nowrap'}}>
        {t('shell.logout')}
      </Button>
    </Box>
  );
}

export function SiteLayout({children}: {readonly children: ReactNode}) {
  const {permissions: session} = usePermissions<Session>();
  const {pathname} = useLocation();
  if (!session) return <PageLoading />;
  return (
    <SessionProvider session={session}>
      <GlobalStyles
        styles={theme => ({[theme.breakpoints.down('sm')]: {'.wide-only': {display: 'none'}}, ...printStyles})}
      />
      <CrumbProvider>
        <Settled>
          <SiteHeader />
          <Box component="main" sx={{position: 'relative', p: {xs: 1.5, md: 2.5}}}>
            <LoadingIndicator />
            <ErrorBoundary resetKey={pathname}>
              <ActionQuestions>
                <Suspense fallback={<PageLoading />}>{children}</Suspense>
              </ActionQuestions>
            </ErrorBoundary>
          </Box>
        </Settled>
      </CrumbProvider>
      <UploadProgress />
    </SessionProvider>
  );
}
