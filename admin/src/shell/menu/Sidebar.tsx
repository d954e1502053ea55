/** The menu on the left: collapsible, searchable, an overlay on a narrow screen. */
import {useCallback, useMemo, useState} from 'react';
import {Box, Drawer, InputAdornment, TextField, Typography} from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import {useT} from '../../i18n/hooks';
import {SCREEN_ONLY} from '../../theme/print';
import {HEADER_HEIGHT, SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_WIDTH} from '../../theme/theme';
import {PageLink} from '../../widgets/PageLink';
import {Logo} from '../Logo';
import {HOME} from '../../access/permitted';
import type {MenuEntry} from '../../frame/menu';
import {useMenuOpen} from './menu-open';
import {MenuTree} from './MenuTree';
import {useBadges} from './use-badges';
import {useMenu, useMenuPlace} from './use-menu';

export const SIDEBAR_ID = 'menu';

/** Entries whose name holds the text, in either language, with the groups they stand in. */
function matching(entries: readonly MenuEntry[], text: string): readonly MenuEntry[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.flatMap(entry => {
    if ([entry.title.zh, entry.title.en].some(title => title.toLowerCase().includes(wanted))) return [entry];
    const children = matching(entry.children, text);
    return children.length > 0 ? [{...entry, children}] : [];
  });
}

function nothing(): void {}

function Menu({
  collapsed,
  onChoose,
  onExpand,
}: {
  readonly collapsed: boolean;
  readonly onChoose: () => void;
  readonly onExpand: () => void;
}) {
  const t = useT();
  const entries = useMenu();
  const place = useMenuPlace(entries);
  const badges = useBadges();
  const [text, setText] = useState('');
  const shown = useMemo(() => matching(entries, collapsed ? '' : text), [entries, text, collapsed]);
  return (
    <>
      <Box
        component={PageLink}
        to={HOME}
        onClick={onChoose}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          height: HEADER_HEIGHT,
          px: 2.25,
          flex: 'none',
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <Logo size={26} />
        {!collapsed && (
          <Typography sx={{fontWeight: 700, fontSize: '1rem', letterSpacing: '0.01em'}}>{t('shell.name')}</Typography>
        )}
      </Box>
      {!collapsed && (
        <Box sx={{px: 1.5, pb: 1, pt: 0.5}}>
          <TextField
            type="search"
            placeholder={t('shell.findPage')}
            value={text}
            onChange={event => setText(event.target.value)}
            slotProps={{
              htmlInput: {'aria-label': t('shell.findPage')},
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
          />
        </Box>
      )}
      <Box sx={{flex: 1, overflowY: 'auto', overflowX: 'hidden', pb: 2}}>
        <MenuTree
          entries={shown}
          trail={place?.trail ?? []}
          badges={badges}
          collapsed={collapsed}
          unfolded={text.trim() !== '' && !collapsed}
          onChoose={onChoose}
          onExpand={onExpand}
        />
      </Box>
    </>
  );
}

export function Sidebar() {
  const t = useT();
  const {narrow, open, setOpen} = useMenuOpen();
  const close = useCallback(() => setOpen(false), [setOpen]);
  const expand = useCallback(() => setOpen(true), [setOpen]);
  if (narrow)
    return (
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{paper: {id: SIDEBAR_ID, sx: {width: SIDEBAR_WIDTH}, 'aria-label': t('shell.menu')}}}
      >
        <Box
          component="nav"
          aria-label={t('shell.menu')}
          sx={{display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%'}}
        >
          <Menu collapsed={false} onChoose={close} onExpand={nothing} />
        </Box>
      </Drawer>
    );
  return (
    <Box
      component="nav"
      id={SIDEBAR_ID}
      className={SCREEN_ONLY}
      aria-label={t('shell.menu')}
      sx={{
        width: open ? SIDEBAR_WIDTH : SIDEBAR_COLLAPSED_WIDTH,
        flex: 'none',
        height: '100vh',
        position: 'sticky',
        top: 0,
        display: 'flex',
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        transition: theme => theme.transitions.create('width', {duration: 120}),
      }}
    >
      <Menu collapsed={!open} onChoose={nothing} onExpand={expand} />
    </Box>
  );
}
