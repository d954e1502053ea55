/** The bar above every page. In admin-menu mode it shows its name and the way out alone (CO-420 to CO-425). */
import {Box, IconButton, Tooltip, Typography} from '@mui/material';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import {useSession} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {NotificationBell} from '../../realtime/NotificationBell';
import {HEADER_HEIGHT} from '../../theme/theme';
import {Breadcrumb} from './Breadcrumb';
import {ConverterButton} from './ConverterButton';
import {usePalette} from '../palette/palette-context';
import {LanguageMenu} from './LanguageMenu';
import {isMenuMode} from '../../preferences/menu-mode';
import {useMenuOpen} from '../menu/menu-open';
import {PlatformCascader} from './PlatformCascader';
import {PlatformMenu} from './PlatformMenu';
import {SIDEBAR_ID} from '../menu/Sidebar';
import {ThemeButton} from './ThemeButton';
import {UserMenu} from './UserMenu';

function PaletteButton() {
  const t = useT();
  const {open} = usePalette();
  return (
    <Tooltip title={`${t('palette.title')} (Ctrl+K)`}>
      <IconButton color="inherit" aria-label={t('palette.title')} aria-keyshortcuts="Control+K" onClick={open}>
        <SearchIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

export function Header() {
  const t = useT();
  const {open, setOpen} = useMenuOpen();
  const label = t(open ? 'shell.collapseMenu' : 'shell.expandMenu');
  const plain = isMenuMode();
  const {viewer} = useSession();
  return (
    <Box
      component="header"
      sx={{
        height: HEADER_HEIGHT,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: {xs: 0.25, sm: 1},
        px: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        color: 'text.secondary',
      }}
    >
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-expanded={open} aria-controls={SIDEBAR_ID} onClick={() => setOpen(!open)}>
          <MenuIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Box sx={{flex: 1, minWidth: 0, overflow: 'hidden'}}>
        {plain ? (
          <Typography variant="h2" component="div" color="textPrimary" noWrap>
            {t('shell.adminMenu')}
          </Typography>
        ) : (
          <Breadcrumb />
        )}
      </Box>
      {!plain && <PlatformCascader />}
      {!plain && <ConverterButton />}
      {!plain && <PaletteButton />}
      {!plain && <PlatformMenu />}
      {!plain && !viewer && <NotificationBell />}
      {!plain && <LanguageMenu />}
      <ThemeButton />
      <UserMenu plain={plain} />
    </Box>
  );
}
