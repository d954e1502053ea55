/** Finds screens, records and actions by typing (Ctrl+K). */
import {useEffect, useMemo, useState} from 'react';
import {
  Box,
  Dialog,
  InputAdornment,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  TextField,
  Typography,
} from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import {useQuery} from '@tanstack/react-query';
import {useDataProvider, useLogout} from 'react-admin';
import {useNavigate} from 'react-router';
import {mayAct} from '../../access/seen';
import {may} from '../../access/session';
import {useSession} from '../../access/session-context';
import type {EntityRecord} from '../../model/record';
import {recordLabel} from '../../controls/shared/record-label';
import {pathsOf} from '../../model/paths';
import {homeOf, viewOf, views} from '../../model/views';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {matching, screens, type Command} from './commands';
import {Icon} from '../../widgets/Icon';
import {useMenu} from '../menu/use-menu';
import {PASSWORD_PATH, SECURITY_PATH} from '../account-paths';

const SHOWN_SCREENS = 8;
const SHOWN_ACTIONS = 6;
const RECORDS_EACH = 3;
/** Milliseconds without a further key before the server is asked. */
const PAUSE = 250;
/** What people look for by name or number. */
const SEARCHED = ['inquiry', 'order', 'member', 'template', 'user'];

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text.trim()), PAUSE);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}

function useRecords(text: string): readonly Command[] {
  const session = useSession();
  const say = useSay();
  const dataProvider = useDataProvider();
  const searched = useSettled(text);
  const {data = []} = useQuery({
    queryKey: ['palette', searched],
    enabled: searched.length > 1,
    queryFn: async () => {
      const kinds = SEARCHED.filter(key => model.entities.has(key) && may(session, key, 'read'));
      const found = await Promise.all(
        kinds.map(async key => {
          const entity = model.entity(key);
          const {data: rows} = await dataProvider.getList<EntityRecord>(key, {
            filter: {q: searched},
            pagination: {page: 1, perPage: RECORDS_EACH},
            sort: {field: 'id', order: 'DESC'},
          });
          const view = viewOf(homeOf(key));
          return !view
            ? []
            : rows.map((record): Command => ({
                key: `${key}-${record.id}`,
                group: 'records',
                title: recordLabel(entity, record),
                place: say(entity.label),
                icon: entity.icon,
                path: pathsOf(view).main(record.id),
              }));
        }),
      );
      return found.flat();
    },
  });
  return searched.length > 1 ? data : [];
}

function useActions(showShortcuts: () => void): readonly Command[] {
  const t = useT();
  const say = useSay();
  const session = useSession();
  const logout = useLogout();
  const own: readonly Command[] = [
    {
      key: 'shortcuts',
      group: 'actions',
      title: t('palette.shortcuts'),
      place: '?',
      icon: 'article',
      run: showShortcuts,
    },
    {
      key: 'password',
      group: 'actions',
      title: t('shell.changePassword'),
      place: '',
      icon: 'article',
      path: PASSWORD_PATH,
    },
    {key: 'security', group: 'actions', title: t('shell.security'), place: '', icon: 'article', path: SECURITY_PATH},
    {
      key: 'logout',
      group: 'actions',
      title: t('shell.logout'),
      place: '',
      icon: 'article',
      run: () => void logout({}, undefined, false),
    },
  ];
  const keys = [
    ...new Set(
      views.filter(view => view.entity.writable && mayAct(session, view.entity, 'create')).map(view => view.entity.key),
    ),
  ];
  const creates = keys.flatMap((key): readonly Command[] => {
    const view = viewOf(homeOf(key));
    if (!view) return [];
    return [
      {
        key: `create-${key}`,
        group: 'actions',
        title: t('palette.create', {name: say(view.entity.label)}),
        place: say(view.title),
        icon: view.icon,
        path: `/${view.name}/create`,
      },
    ];
  });
  return [...own, ...creates];
}

const GROUPS = ['screens', 'records', 'actions'] as const;

interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly showShortcuts: () => void;
}

export default function CommandPalette({onClose, showShortcuts}: CommandPaletteProps) {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const navigate = useNavigate();
  const menu = useMenu();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const pages = useMemo(() => screens(menu, say), [menu, say]);
  const actions = useActions(showShortcuts);
  const records = useRecords(text);
  const shown = [
    ...matching(pages, text).slice(0, SHOWN_SCREENS),
    ...records,
    ...matching(actions, text).slice(0, SHOWN_ACTIONS),
  ];
  const chosen = Math.min(at, shown.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    if (command.path !== undefined) void navigate(command.path);
    else command.run?.();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{paper: {'aria-label': t('palette.title')}}}
      sx={{'& .MuiDialog-container': {alignItems: 'flex-start'}}}
    >
      <Box sx={{p: 1.5, pb: 1}}>
        <TextField
          autoFocus
          type="search"
          placeholder={t('palette.hint')}
          value={text}
          lang={locale}
          onChange={event => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={event => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              setAt((chosen + (event.key === 'ArrowDown' ? 1 : shown.length - 1)) % Math.max(shown.length, 1));
            } else if (event.key === 'Enter') run(shown[chosen]);
          }}
          slotProps={{
            htmlInput: {
              'aria-label': t('palette.title'),
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': 'palette-list',
              'aria-activedescendant': shown[chosen] ? `palette-${chosen}` : undefined,
            },
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
      <List
        id="palette-list"
        role="listbox"
        aria-label={t('palette.title')}
        dense
        sx={{overflowY: 'auto', maxHeight: 420, pt: 0}}
      >
        {GROUPS.flatMap(group => {
          const commands = shown
            .map((command, index) => ({command, index}))
            .filter(({command}) => command.group === group);
          if (commands.length === 0) return [];
          return [
            <ListSubheader key={group} role="presentation" component="div" sx={{lineHeight: 2}}>
              {t(`palette.${group}`)}
            </ListSubheader>,
            ...commands.map(({command, index}) => (
              <ListItemButton
                key={command.key}
                id={`palette-${index}`}
                role="option"
                aria-selected={index === chosen}
                selected={index === chosen}
                component="div"
                tabIndex={-1}
                onClick={() => run(command)}
              >
                <ListItemIcon sx={{minWidth: 32}}>
                  <Icon name={command.icon} sx={{fontSize: 18}} />
                </ListItemIcon>
                <ListItemText primary={command.title} slotProps={{primary: {variant: 'body2', noWrap: true}}} />
                <Typography variant="caption" color="textSecondary" noWrap sx={{ml: 2, maxWidth: '45%'}}>
                  {command.place}
                </Typography>
              </ListItemButton>
            )),
          ];
        })}
      </List>
      {shown.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{px: 2, pb: 2}}>
          {t('palette.none')}
        </Typography>
      )}
    </Dialog>
  );
}
