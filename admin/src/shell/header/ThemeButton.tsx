/** Switches between light and dark. */
import {IconButton, Tooltip, useTheme as useMuiTheme} from '@mui/material';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import {useTheme} from 'react-admin';
import {useT} from '../../i18n/hooks';

export function ThemeButton() {
  const t = useT();
  const {mode} = useMuiTheme().palette;
  const [, setTheme] = useTheme();
  const label = t(mode === 'dark' ? 'shell.light' : 'shell.dark');
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => setTheme(mode === 'dark' ? 'light' : 'dark')}>
        {mode === 'dark' ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
