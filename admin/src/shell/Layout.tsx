/** The frame of every page behind the sign-in. */
import {memo, Suspense, type ReactNode} from 'react';
import {Box, GlobalStyles, Link} from '@mui/material';
import {usePermissions} from 'react-admin';
import {useLocation} from 'react-router';
import type {Session} from '../access/session';
import {SessionProvider} from '../access/session-context';
import {ActionQuestions} from '../engine/actions/use-record-action';
import {useT} from '../i18n/hooks';
import {UploadProgress} from '../upload/UploadProgress';
import {printStyles, SCREEN_ONLY} from '../theme/print';
import {CrumbProvider} from '../frame/crumb';
import {ErrorBoundary} from './ErrorBoundary';
import {Header} from './header/Header';
import {DesignDialogProvider} from './DesignDialog';
import {LoadingIndicator} from './LoadingIndicator';
import {MenuOpenProvider} from './menu/menu-open';
import {PageLoading} from '../widgets/PageLoading';
import {PageTabs} from './PageTabs';
import {PaletteProvider} from './palette/palette-context';
import {useScrollMemory} from './use-scroll-memory';
import {SaveKey} from './SaveKey';
import {Settled} from './Settled';
import {Sidebar} from './menu/Sidebar';
import {TagsBar} from './TagsBar';
import {TagsProvider} from '../frame/tags-context';
import {ViewBanner} from './ViewBanner';
import {UpdateCheck} from './UpdateCheck';
import {useTemplateNews} from './use-template-news';

export const CONTENT_ID = 'content';

function SkipLink() {
  const t = useT();
  return (
    <Link
      href={`#${CONTENT_ID}`}
      className={SCREEN_ONLY}
      sx={{
        position: 'fixed',
        top: -60,
        left: 8,
        zIndex: 'tooltip',
        p: 1,
        borderRadius: 1,
        backgroundColor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        '&:focus': {top: 8},
      }}
    >
      {t('shell.skip')}
    </Link>
  );
}

function Content({children}: {readonly children: ReactNode}) {
  const {pathname} = useLocation();
  useScrollMemory();
  return (
    <ErrorBoundary resetKey={pathname}>
      <PageTabs />
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** What stays as it is from page to page. */
const Side = memo(Sidebar);
const Top = memo(() => (
  <Box className={SCREEN_ONLY} sx={{position: 'sticky', top: 0, zIndex: 'appBar'}}>
    <ViewBanner />
    <Header />
    <TagsBar />
  </Box>
));
Top.displayName = 'Top';

function Frame({children}: {readonly children: ReactNode}) {
  return (
    <Box sx={{display: 'flex', minHeight: '100vh'}}>
      <SkipLink />
      <Side />
      <Box sx={{flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column'}}>
        <Top />
        <Box
          component="main"
          id={CONTENT_ID}
          tabIndex={-1}
          sx={{flex: 1, position: 'relative', px: {xs: 1.5, md: 2.5}, py: 2, outline: 'none !important'}}
        >
          <LoadingIndicator />
          <Content>{children}</Content>
        </Box>
      </Box>
    </Box>
  );
}

export function Layout({children}: {readonly children: ReactNode}) {
  const {permissions: session} = usePermissions<Session>();
  useTemplateNews();
  if (!session) return <PageLoading />;
  return (
    <SessionProvider session={session}>
      <GlobalStyles
        styles={theme => ({[theme.breakpoints.down('sm')]: {'.wide-only': {display: 'none'}}, ...printStyles})}
      />
      <CrumbProvider>
        <TagsProvider>
          <MenuOpenProvider>
            <PaletteProvider>
              <DesignDialogProvider>
                <Settled>
                  <ActionQuestions>
                    <Frame>{children}</Frame>
                  </ActionQuestions>
                </Settled>
              </DesignDialogProvider>
            </PaletteProvider>
          </MenuOpenProvider>
        </TagsProvider>
      </CrumbProvider>
      <UpdateCheck />
      <SaveKey />
      <UploadProgress />
    </SessionProvider>
  );
}
