/** The frame of the website-settings area: a fixed menu of its six entries, whatever the user was granted (CO-257). */
import type {ReactNode} from 'react';
import {Box, Button, Tab, Tabs} from '@mui/material';
import {Link, useLocation, useNavigate} from 'react-router';
import {SITE_SIGN_IN} from '../access/guard';
import {leaveSite} from '../access/site-session';
import {useSay, useT} from '../i18n/hooks';
import {navigation} from '../schema';
import {HEADER_HEIGHT} from '../theme/theme';
import {CrumbProvider} from './crumb';
import {Logo} from './Logo';
import {siteMenu} from './menu';

const ENTRIES = siteMenu(navigation);

export default function SiteFrame({children}: {readonly children: ReactNode}) {
  const t = useT();
  const say = useSay();
  const navigate = useNavigate();
  const {pathname} = useLocation();
  const leave = () => {
    void leaveSite();
    void navigate(SITE_SIGN_IN, {replace: true});
  };
  return (
    <CrumbProvider>
      <Box
        component="header"
        sx={{minHeight: HEADER_HEIGHT, display: 'flex', alignItems: 'center', gap: 1.5, px: 2, borderBottom: 1, borderColor: 'divider', backgroundColor: 'background.paper'}}
      >
        <Logo size={26} />
        <Box component="nav" aria-label={t('shell.menu')} sx={{flex: 1, minWidth: 0}}>
          <Tabs value={pathname} variant="scrollable" allowScrollButtonsMobile>
            {ENTRIES.map(entry => <Tab key={entry.key} value={entry.path} component={Link} to={entry.path ?? ''} label={say(entry.title)} sx={{minHeight: HEADER_HEIGHT}} />)}
          </Tabs>
        </Box>
        <Button variant="text" color="inherit" onClick={leave}>{t('shell.logout')}</Button>
      </Box>
      <Box component="main" sx={{p: {xs: 1.5, md: 2.5}}}>{children}</Box>
    </CrumbProvider>
  );
}
