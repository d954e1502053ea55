/** Entries of the menu; groups fold, and lists unfold by what narrows them, such as a payment status. */
import {memo, useEffect, useState} from 'react';
import {Box, Collapse, IconButton, List, ListItem, ListItemButton, ListItemText} from '@mui/material';
import FoldedIcon from '@mui/icons-material/ChevronRight';
import UnfoldedIcon from '@mui/icons-material/ExpandMore';
import {useLocation, useNavigate} from 'react-router';
import type {NavigationSplit} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {MenuEntry} from '../../frame/menu';
import {itemStyle, MenuEntryButton} from './MenuEntryButton';
import {splitPath, splitShown} from '../../model/split-address';
import type {Badges} from './badges';

interface MenuTreeProps {
  readonly entries: readonly MenuEntry[];
  /** From the outermost group to the entry of the page shown. */
  readonly trail: readonly MenuEntry[];
  readonly badges: Badges;
  readonly collapsed: boolean;
  /** Every group is open, while the menu is searched. */
  readonly unfolded: boolean;
  readonly level?: number;
  readonly onChoose: () => void;
  readonly onExpand: () => void;
}

type ItemProps = Omit<MenuTreeProps, 'entries'> & {readonly entry: MenuEntry; readonly level: number};

const foldIcon = (shown: boolean) =>
  shown ? (
    <UnfoldedIcon sx={{fontSize: 18, color: 'text.secondary'}} />
  ) : (
    <FoldedIcon sx={{fontSize: 18, color: 'text.secondary'}} />
  );

function Leaf({entry, trail, badges, collapsed, level, onChoose}: ItemProps) {
  const selected = trail.at(-1)?.key === entry.key;
  return (
    <ListItem disablePadding>
      <MenuEntryButton
        entry={entry}
        badges={badges}
        level={level}
        collapsed={collapsed}
        selected={selected}
        lit={selected}
        heavy={level === 0}
        onClick={onChoose}
      />
    </ListItem>
  );
}

interface SplitProps extends Pick<ItemProps, 'entry' | 'level' | 'onChoose'> {
  readonly split: NavigationSplit;
}

/** The sub-entries of a list, such as the payments of orders; choosing the one shown goes nowhere (CO-352). */
function SubEntries({entry, split, level, onChoose}: SplitProps) {
  const say = useSay();
  const navigate = useNavigate();
  const {pathname, search} = useLocation();
  const list = entry.path ?? '';
  const shown = splitShown(pathname, search, list, split);
  return (
    <List disablePadding>
      {split.entries.map(({menu, status}) => (
        <ListItem key={status} disablePadding>
          <ListItemButton
            component="a"
            href={splitPath(list, split, status)}
            selected={shown === status}
            aria-current={shown === status ? 'page' : undefined}
            sx={itemStyle(level + 1, false)}
            onClick={event => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (shown !== status) void navigate(splitPath(list, split, status));
              onChoose();
            }}
          >
            <ListItemText
              inset
              primary={say(menu)}
              slotProps={{primary: {variant: 'body2', noWrap: true, sx: {ml: -3.25}}}}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function SplitList(props: ItemProps) {
  const {entry, trail, badges, collapsed, level, onChoose} = props;
  const {split} = entry;
  const t = useT();
  const say = useSay();
  const {search} = useLocation();
  const here = trail.at(-1)?.key === entry.key;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (here && split && new URLSearchParams(search).has(split.query)) setOpen(true);
  }, [here, search, split]);
  const title = say(entry.title);
  return (
    <ListItem disablePadding sx={{display: 'block'}}>
      <Box sx={{display: 'flex', alignItems: 'center'}}>
        <MenuEntryButton
          entry={entry}
          badges={badges}
          level={level}
          collapsed={collapsed}
          selected={here}
          lit={here}
          onClick={() => {
            setOpen(true);
            onChoose();
          }}
        />
        {!collapsed && (
          <IconButton
            aria-label={t(open ? 'shell.fold' : 'shell.unfold', {name: title})}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{mr: 1}}
          >
            {foldIcon(open)}
          </IconButton>
        )}
      </Box>
      <Collapse in={open && !collapsed} unmountOnExit timeout={120}>
        {split && <SubEntries entry={entry} split={split} level={level} onChoose={onChoose} />}
      </Collapse>
    </ListItem>
  );
}

function Group(props: ItemProps) {
  const {entry, trail, badges, collapsed, unfolded, level, onExpand} = props;
  const within = trail.some(each => each.key === entry.key);
  const [open, setOpen] = useState(within);
  useEffect(() => {
    if (within) setOpen(true);
  }, [within]);
  const shown = !collapsed && (open || unfolded);
  const fold = () => {
    if (!collapsed) return setOpen(!open);
    setOpen(true);
    onExpand();
  };
  return (
    <ListItem disablePadding sx={{display: 'block'}}>
      <MenuEntryButton
        entry={entry}
        badges={badges}
        level={level}
        collapsed={collapsed}
        selected={collapsed && within}
        lit={within}
        heavy={level === 0}
        expanded={shown}
        after={collapsed ? undefined : foldIcon(shown)}
        onClick={fold}
      />
      <Collapse in={shown} unmountOnExit timeout={120}>
        <Box>
          <MenuTree {...props} entries={entry.children} level={level + 1} />
        </Box>
      </Collapse>
    </ListItem>
  );
}

function isWithin({trail, entry}: ItemProps): boolean {
  return trail.some(each => each.key === entry.key);
}

/** What lies off the way to the page shown, before and after, looks the same: most of the menu at each step. */
function looksSame(before: ItemProps, after: ItemProps): boolean {
  const same = (['entry', 'badges', 'collapsed', 'unfolded', 'level', 'onChoose', 'onExpand'] as const).every(
    key => before[key] === after[key],
  );
  return same && !isWithin(before) && !isWithin(after);
}

const PARTS = {group: memo(Group, looksSame), split: memo(SplitList, looksSame), leaf: memo(Leaf, looksSame)};

function partOf(entry: MenuEntry) {
  if (entry.children.length > 0) return PARTS.group;
  return entry.split ? PARTS.split : PARTS.leaf;
}

export function MenuTree({entries, level = 0, ...rest}: MenuTreeProps) {
  return (
    <List disablePadding>
      {entries.map(entry => {
        const Part = partOf(entry);
        return <Part key={entry.key} {...rest} entry={entry} level={level} />;
      })}
    </List>
  );
}
