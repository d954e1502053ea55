/** Entries of the menu; groups fold. */
import {useEffect, useState} from 'react';
import {Box, Collapse, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip} from '@mui/material';
import FoldedIcon from '@mui/icons-material/ChevronRight';
import UnfoldedIcon from '@mui/icons-material/ExpandMore';
import {Link} from 'react-router';
import {useSay} from '../i18n/hooks';
import {Icon} from './Icon';
import type {MenuEntry} from './menu';

interface MenuTreeProps {
  readonly entries: readonly MenuEntry[];
  /** From the outermost group to the entry of the page shown. */
  readonly trail: readonly MenuEntry[];
  readonly collapsed: boolean;
  /** Every group is open, while the menu is searched. */
  readonly unfolded: boolean;
  readonly level?: number;
  readonly onChoose: () => void;
  readonly onExpand: () => void;
}

const INDENT = 1.75;

type ItemProps = Omit<MenuTreeProps, 'entries'> & {readonly entry: MenuEntry; readonly level: number};

function itemStyle(level: number, collapsed: boolean) {
  return {
    minHeight: 34, py: 0.25, mx: 1, px: 1.25, my: '1px', borderRadius: 1, pl: collapsed ? 1.5 : 1.25 + level * INDENT,
    '&.Mui-selected': {color: 'primary.main', '& .MuiListItemText-primary': {fontWeight: 650}},
  } as const;
}

function Leaf({entry, trail, collapsed, level, onChoose}: ItemProps) {
  const say = useSay();
  const selected = trail.at(-1)?.key === entry.key;
  const title = say(entry.title);
  const button = (
    <ListItemButton
      component={Link} to={entry.path ?? ''} selected={selected} aria-current={selected ? 'page' : undefined} aria-label={collapsed ? title : undefined}
      onClick={onChoose} sx={itemStyle(level, collapsed)}
    >
      <ListItemIcon sx={{minWidth: 30, color: selected ? 'primary.main' : 'text.secondary'}}><Icon name={entry.icon} sx={{fontSize: 18}} /></ListItemIcon>
      {!collapsed && <ListItemText primary={title} slotProps={{primary: {variant: 'body2', noWrap: true}}} />}
    </ListItemButton>
  );
  return <ListItem disablePadding>{collapsed ? <Tooltip title={title} placement="right">{button}</Tooltip> : button}</ListItem>;
}

function Group(props: ItemProps) {
  const {entry, trail, collapsed, unfolded, level, onExpand} = props;
  const say = useSay();
  const within = trail.some(each => each.key === entry.key);
  const [open, setOpen] = useState(within);
  useEffect(() => {
    if (within) setOpen(true);
  }, [within]);
  const shown = !collapsed && (open || unfolded);
  const title = say(entry.title);
  const button = (
    <ListItemButton
      onClick={() => {
        if (collapsed) {
          setOpen(true);
          onExpand();
        } else setOpen(!open);
      }}
      aria-expanded={shown} aria-label={collapsed ? title : undefined} selected={collapsed && within} sx={itemStyle(level, collapsed)}
    >
      <ListItemIcon sx={{minWidth: 30, color: within ? 'primary.main' : 'text.secondary'}}><Icon name={entry.icon} sx={{fontSize: 18}} /></ListItemIcon>
      {!collapsed && (
        <>
          <ListItemText primary={title} slotProps={{primary: {variant: 'body2', noWrap: true, sx: {fontWeight: level === 0 ? 600 : 400}}}} />
          {shown ? <UnfoldedIcon sx={{fontSize: 18, color: 'text.secondary'}} /> : <FoldedIcon sx={{fontSize: 18, color: 'text.secondary'}} />}
        </>
      )}
    </ListItemButton>
  );
  return (
    <ListItem disablePadding sx={{display: 'block'}}>
      {collapsed ? <Tooltip title={title} placement="right">{button}</Tooltip> : button}
      <Collapse in={shown} unmountOnExit timeout={120}>
        <Box><MenuTree {...props} entries={entry.children} level={level + 1} /></Box>
      </Collapse>
    </ListItem>
  );
}

export function MenuTree({entries, level = 0, ...rest}: MenuTreeProps) {
  return (
    <List disablePadding>
      {entries.map(entry => (entry.children.length > 0
        ? <Group key={entry.key} {...rest} entry={entry} level={level} />
        : <Leaf key={entry.key} {...rest} entry={entry} level={level} />))}
    </List>
  );
}
