/** Who is signed in, the password, and the way out. */
import {useState} from 'react';
import {Button, Divider, ListItemIcon, Menu, MenuItem, Typography, Box} from '@mui/material';
import LogoutIcon from '@mui/icons-material/Logout';
import PasswordIcon from '@mui/icons-material/PasswordOutlined';
import SecurityIcon from '@mui/icons-material/SecurityOutlined';
import SwitchIcon from '@mui/icons-material/SwitchAccountOutlined';
import {useLogout} from 'react-admin';
import {useSession} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {loginPath} from '../../request/token';
import {Initials} from '../../widgets/Initials';
import {PageLink} from '../../widgets/PageLink';
import {PASSWORD_PATH, SECURITY_PATH} from '../account-paths';

/** The sign-in page, opened although there is a session (CO-052). */
function switchPath(): string {
  return `${loginPath()}?is_band=2&is_login=1`;
}

/** With `plain` the way out alone is offered (CO-425). */
export function UserMenu({plain}: {readonly plain: boolean}) {
  const t = useT();
  const session = useSession();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const roles = session.isAdmin
    ? t('shell.administrator')
    : session.roles.map(role => role.name).join(t('common.comma'));
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        aria-label={`${t('shell.account')}: ${session.name}`}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{minWidth: 0, px: 0.75}}
        startIcon={<Initials name={session.name} size={24} />}
      >
        <span className="wide-only">{session.name}</span>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <Box component="li" role="none" sx={{px: 2, py: 0.75, maxWidth: 260}}>
          <Typography variant="body2" sx={{fontWeight: 650}}>
            {session.name}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div" noWrap>
            {roles}
          </Typography>
        </Box>
        <Divider component="li" role="none" />
        {!plain && (
          <MenuItem component={PageLink} to={PASSWORD_PATH} onClick={close}>
            <ListItemIcon>
              <PasswordIcon fontSize="small" />
            </ListItemIcon>
            {t('shell.changePassword')}
          </MenuItem>
        )}
        {!plain && (
          <MenuItem component={PageLink} to={SECURITY_PATH} onClick={close}>
            <ListItemIcon>
              <SecurityIcon fontSize="small" />
            </ListItemIcon>
            {t('shell.security')}
          </MenuItem>
        )}
        {!plain && (
          <MenuItem component={PageLink} to={switchPath()} onClick={close}>
            <ListItemIcon>
              <SwitchIcon fontSize="small" />
            </ListItemIcon>
            {t('shell.switchAccount')}
          </MenuItem>
        )}
        <MenuItem onClick={() => void logout({}, undefined, false)}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('shell.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
