/** The views visited in this session, one tag each (CO-011). */
import {useEffect, useRef, useState} from 'react';
import {Box, Chip, IconButton, Menu, MenuItem, Tooltip} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import MoreIcon from '@mui/icons-material/ExpandMore';
import {useSay, useT} from '../i18n/hooks';
import {PageLink} from '../widgets/PageLink';
import {navigation} from '../model/schema';
import {groupAt} from '../frame/menu';
import {addressOf, tellApart, type Tag} from '../frame/tags';
import {useTags} from '../frame/tags-context';

function TagLink({tag, title, current}: {readonly tag: Tag; readonly title: string; readonly current: boolean}) {
  const t = useT();
  const {close} = useTags();
  const anchor = useRef<HTMLDivElement>(null);
  // With the next frame, which lays the page out in any case; at once it would be laid out twice.
  useEffect(() => {
    if (!current) return undefined;
    const frame = requestAnimationFrame(() => anchor.current?.scrollIntoView({block: 'nearest', inline: 'nearest'}));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <Box ref={anchor} role="listitem" sx={{display: 'flex', flex: 'none', alignItems: 'center'}}>
      <Chip
        component={PageLink}
        to={addressOf(tag)}
        clickable
        size="small"
        label={title}
        title={title}
        aria-current={current ? 'page' : undefined}
        variant={current ? 'filled' : 'outlined'}
        color={current ? 'primary' : 'default'}
        sx={{maxWidth: 180, borderRadius: tag.affix ? 1 : '6px 0 0 6px', fontSize: '0.75rem'}}
      />
      {!tag.affix && (
        <IconButton
          aria-label={t('tags.close', {name: title})}
          onClick={() => close(tag.path)}
          sx={{
            width: 24,
            height: 24,
            borderRadius: '0 6px 6px 0',
            border: 1,
            borderLeft: 0,
            borderColor: current ? 'primary.main' : 'divider',
            color: 'text.secondary',
          }}
        >
          <CloseIcon sx={{fontSize: 14}} />
        </IconButton>
      )}
    </Box>
  );
}

export function TagsBar() {
  const t = useT();
  const say = useSay();
  const {tags, current, closeOthers} = useTags();
  const names = tellApart(
    tags.map(({path, title}) => {
      const group = groupAt(navigation, path);
      return {name: (typeof title === 'string' ? title : say(title)) || path, group: group && say(group.title)};
    }),
  );
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (path?: string) => {
    setAnchor(null);
    closeOthers(path);
  };
  return (
    <Box
      component="nav"
      aria-label={t('tags.title')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 34,
        px: 1.5,
        gap: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Box
        role="list"
        sx={{display: 'flex', gap: 0.75, flex: 1, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none', py: 0.5}}
      >
        {tags.map((tag, index) => (
          <TagLink key={tag.path} tag={tag} title={names[index] ?? tag.path} current={tag.path === current} />
        ))}
      </Box>
      <Tooltip title={t('tags.actions')}>
        <IconButton
          aria-label={t('tags.actions')}
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(current)}>{t('tags.closeOthers')}</MenuItem>
        <MenuItem onClick={() => choose()}>{t('tags.closeAll')}</MenuItem>
      </Menu>
    </Box>
  );
}
