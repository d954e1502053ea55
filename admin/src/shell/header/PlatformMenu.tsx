/** The platform that the console works for (CO-022, CO-353 to CO-355). */
import {useState} from 'react';
import {Button, ListSubheader, Menu, MenuItem} from '@mui/material';
import PlatformIcon from '@mui/icons-material/StorefrontOutlined';
import {useSession} from '../../access/session-context';
import {reloadWithTyped} from '../../engine/form/typed';
import {useT} from '../../i18n/hooks';
import {readCurrentPlatform, storeCurrentPlatform} from '../../access/current-platform';
import {PLATFORM_GROUPS} from '../../access/platform-options';
import {GROUP_TITLES, offeredPlatforms} from '../../access/platforms';

/** Pixels (CO-712). */
const HEIGHT = 500;

export function PlatformMenu() {
  const t = useT();
  const {start} = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const groups = PLATFORM_GROUPS.map(group => ({group, options: offeredPlatforms(start?.platforms ?? [], group)}));
  const all = groups.flatMap(({options}) => options);
  const current = readCurrentPlatform() ?? all[0]?.value;
  if (all.length === 0) return null;
  const choose = (value: string) => {
    setAnchor(null);
    if (value === current) return;
    storeCurrentPlatform(value);
    reloadWithTyped();
  };
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        aria-label={t('platform.project')}
        startIcon={<PlatformIcon />}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{
          minWidth: 0,
          maxWidth: 180,
          whiteSpace: 'nowrap',
          '& .MuiButton-startIcon': {mr: {xs: 0, sm: 0.75}, ml: 0},
        }}
      >
        <span className="wide-only">{all.find(option => option.value === current)?.label}</span>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{paper: {sx: {maxHeight: HEIGHT}}}}
      >
        {groups.flatMap(({group, options}) =>
          options.length === 0
            ? []
            : [
                <ListSubheader key={`group-${group}`} role="presentation" sx={{lineHeight: 2.2}}>
                  {t(GROUP_TITLES[group])}
                </ListSubheader>,
                ...options.map(option => (
                  <MenuItem key={option.value} selected={option.value === current} onClick={() => choose(option.value)}>
                    {option.label}
                  </MenuItem>
                )),
              ],
        )}
      </Menu>
    </>
  );
}
