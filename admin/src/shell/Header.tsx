/** The bar above every page. */
import {Box, IconButton, Tooltip} from '@mui/material';
import MenuIcon from '@mui/icons-material/Menu';
import {useT} from '../i18n/hooks';
import {NotificationBell} from '../realtime/NotificationBell';
import {HEADER_HEIGHT} from '../theme/theme';
import {Breadcrumb} from './Breadcrumb';
import {LanguageMenu} from './LanguageMenu';
import {useMenuOpen} from './menu-open';
import {SIDEBAR_ID} from './Sidebar';
import {ThemeButton} from './ThemeButton';
import {UserMenu} from './UserMenu';

export function Header() {
  const t = useT();
  const {open, setOpen} = useMenuOpen();
  const label = t(open ? 'shell.collapseMenu' : 'shell.expandMenu');
  return (
    <Box
      component="header"
      sx={{
        height: HEADER_HEIGHT, flex: 'none', display: 'flex', alignItems: 'center', gap: 1, px: 1.5, position: 'sticky', top: 0, zIndex: 'appBar',
        borderBottom: 1, borderColor: 'divider', backgroundColor: 'background.paper', color: 'text.secondary',
      }}
    >
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-expanded={open} aria-controls={SIDEBAR_ID} onClick={() => setOpen(!open)}><MenuIcon fontSize="small" /></IconButton>
      </Tooltip>
      <Box sx={{flex: 1, minWidth: 0, overflow: 'hidden'}}><Breadcrumb /></Box>
      <NotificationBell />
      <LanguageMenu />
      <ThemeButton />
      <UserMenu />
    </Box>
  );
}
