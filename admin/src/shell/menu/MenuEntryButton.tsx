/** One line of the menu: icon, title, number of unread records, marker for problems. */
import type {ReactNode} from 'react';
import {Badge, ListItemButton, ListItemIcon, ListItemText, Tooltip, Typography} from '@mui/material';
import {useSay, useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {Icon} from '../../widgets/Icon';
import type {MenuEntry} from '../../frame/menu';
import {badgeOf, type Badges} from './badges';

const INDENT = 1.75;
const MAX_COUNT = 99;

export function itemStyle(level: number, collapsed: boolean) {
  return {
    minHeight: 34,
    py: 0.25,
    mx: 1,
    px: 1.25,
    my: '1px',
    borderRadius: 1,
    pl: collapsed ? 1.5 : 1.25 + level * INDENT,
    '&.Mui-selected': {color: 'primary.main', '& .MuiListItemText-primary': {fontWeight: 650}},
  } as const;
}

interface MenuEntryButtonProps {
  readonly entry: MenuEntry;
  readonly badges: Badges;
  readonly level: number;
  readonly collapsed: boolean;
  readonly selected: boolean;
  readonly lit: boolean;
  readonly heavy?: boolean;
  /** For a group without a page of its own. */
  readonly expanded?: boolean;
  readonly after?: ReactNode;
  readonly onClick: () => void;
}

export function MenuEntryButton({
  entry,
  badges,
  level,
  collapsed,
  selected,
  lit,
  heavy = false,
  expanded,
  after,
  onClick,
}: MenuEntryButtonProps) {
  const t = useT();
  const say = useSay();
  const title = say(entry.title);
  const {unread, problems} = badgeOf(badges, entry);
  const link = entry.path === undefined ? {} : {component: PageLink, to: entry.path};
  const button = (
    <ListItemButton
      {...link}
      selected={selected}
      aria-current={selected && entry.path !== undefined ? 'page' : undefined}
      aria-label={collapsed ? title : undefined}
      aria-expanded={expanded}
      aria-description={unread > 0 ? t('shell.unread', {count: unread}) : undefined}
      onClick={onClick}
      sx={{...itemStyle(level, collapsed), flex: 1, minWidth: 0}}
    >
      <ListItemIcon sx={{minWidth: 30, color: lit ? 'primary.main' : 'text.secondary'}}>
        <Badge
          variant="dot"
          color="error"
          invisible={problems === 0}
          data-marker={problems > 0 ? 'problem' : undefined}
          title={problems > 0 ? t('shell.problems', {count: problems}) : undefined}
        >
          <Icon name={entry.icon} sx={{fontSize: 18}} />
        </Badge>
      </ListItemIcon>
      {!collapsed && (
        <ListItemText
          primary={title}
          slotProps={{primary: {variant: 'body2', noWrap: true, sx: {fontWeight: heavy ? 600 : 400}}}}
        />
      )}
      {!collapsed && unread > 0 && (
        <Typography
          component="span"
          variant="caption"
          aria-hidden
          title={t('shell.unread', {count: unread})}
          data-unread={unread}
          sx={{
            px: 0.75,
            borderRadius: 2,
            backgroundColor: 'action.selected',
            color: 'text.primary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}
        </Typography>
      )}
      {after}
    </ListItemButton>
  );
  return collapsed ? (
    <Tooltip title={title} placement="right">
      {button}
    </Tooltip>
  ) : (
    button
  );
}
