/** Finds screens, records and actions by typing (Ctrl+K). */
import {useMemo, useState} from 'react';
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
import {useNavigate} from 'react-router';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {matching, screens, type Command} from './commands';
import {Icon} from '../../widgets/Icon';
import {useMenu} from '../menu/use-menu';
import {useActions, useFoundRecords, usePresets} from './use-commands';

const SHOWN_SCREENS = 8;
const SHOWN_ACTIONS = 6;

const GROUPS = ['screens', 'records', 'actions'] as const;

interface CommandsProps {
  readonly commands: readonly Command[];
  /** The place of the one that Enter takes. */
  readonly chosen: number;
  readonly onRun: (command: Command | undefined) => void;
}

interface PaletteInputProps extends CommandsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (place: number) => void;
}

/** What is typed; the arrows choose among what was found, Enter takes it. */
function PaletteInput({commands, chosen, onRun, text, onText, onChoose}: PaletteInputProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Box sx={{p: 1.5, pb: 1}}>
      <TextField
        autoFocus
        type="search"
        placeholder={t('palette.hint')}
        value={text}
        lang={locale}
        onChange={event => onText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            onChoose((chosen + (event.key === 'ArrowDown' ? 1 : commands.length - 1)) % Math.max(commands.length, 1));
          } else if (event.key === 'Enter') onRun(commands[chosen]);
        }}
        slotProps={{
          htmlInput: {
            'aria-label': t('palette.title'),
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': 'palette-list',
            'aria-activedescendant': commands[chosen] ? `palette-${chosen}` : undefined,
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
  );
}

interface CommandItemProps extends Omit<CommandsProps, 'commands'> {
  readonly command: Command;
  readonly index: number;
}

function CommandItem({command, index, chosen, onRun}: CommandItemProps) {
  return (
    <ListItemButton
      id={`palette-${index}`}
      role="option"
      aria-selected={index === chosen}
      selected={index === chosen}
      component="div"
      tabIndex={-1}
      onClick={() => onRun(command)}
    >
      <ListItemIcon sx={{minWidth: 32}}>
        <Icon name={command.icon} sx={{fontSize: 18}} />
      </ListItemIcon>
      <ListItemText primary={command.title} slotProps={{primary: {variant: 'body2', noWrap: true}}} />
      <Typography variant="caption" color="textSecondary" noWrap sx={{ml: 2, maxWidth: '45%'}}>
        {command.place}
      </Typography>
    </ListItemButton>
  );
}

function CommandList({commands: shown, chosen, onRun}: CommandsProps) {
  const t = useT();
  return (
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
            <CommandItem key={command.key} command={command} index={index} chosen={chosen} onRun={onRun} />
          )),
        ];
      })}
    </List>
  );
}

interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly showShortcuts: () => void;
}

export default function CommandPalette({onClose, showShortcuts}: CommandPaletteProps) {
  const t = useT();
  const say = useSay();
  const navigate = useNavigate();
  const menu = useMenu();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const pages = useMemo(() => screens(menu, say), [menu, say]);
  const presets = usePresets(pages);
  const actions = useActions(showShortcuts);
  const records = useFoundRecords(text);
  const shown = [
    ...matching([...pages, ...presets], text).slice(0, SHOWN_SCREENS),
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
  const found = {commands: shown, chosen, onRun: run};
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{paper: {'aria-label': t('palette.title')}}}
      sx={{'& .MuiDialog-container': {alignItems: 'flex-start'}}}
    >
      <PaletteInput
        {...found}
        text={text}
        onText={typed => {
          setText(typed);
          setAt(0);
        }}
        onChoose={setAt}
      />
      <CommandList {...found} />
      {shown.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{px: 2, pb: 2}}>
          {t('palette.none')}
        </Typography>
      )}
    </Dialog>
  );
}
