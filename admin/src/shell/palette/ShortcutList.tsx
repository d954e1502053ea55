/** Every shortcut of the console. */
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import {useT} from '../../i18n/hooks';
import type {MessageKey} from '../../i18n/keys';

const KEY = {
  display: 'inline-block',
  minWidth: 24,
  textAlign: 'center',
  px: 0.75,
  mr: 0.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  fontFamily: 'inherit',
  fontWeight: 600,
} as const;

type Shortcuts = readonly (readonly [keys: readonly string[], what: MessageKey])[];

const EVERYWHERE: Shortcuts = [
  [['Ctrl K'], 'palette.open'],
  [['Ctrl S', 'Enter'], 'palette.save'],
  [['Esc'], 'palette.skip'],
  [['?'], 'palette.help'],
];
const IN_LISTS: Shortcuts = [
  [['/'], 'palette.search'],
  [['J', '↓'], 'palette.nextRow'],
  [['K', '↑'], 'palette.previousRow'],
  [['Enter'], 'palette.preview'],
  [['E'], 'palette.edit'],
  [['X'], 'palette.select'],
  [['U'], 'palette.unfold'],
];
const IN_APPROVALS: Shortcuts = [
  [['A'], 'palette.approve'],
  [['R'], 'palette.refuse'],
];

function Keys({title, shortcuts}: {readonly title: string; readonly shortcuts: Shortcuts}) {
  const t = useT();
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{mt: 1, px: 1.25}}>
        {title}
      </Typography>
      <Table size="small" aria-label={title}>
        <TableBody>
          {shortcuts.map(([keys, what]) => (
            <TableRow key={what}>
              <TableCell component="th" scope="row" sx={{width: 110, whiteSpace: 'nowrap'}}>
                {keys.map(key => (
                  <Box key={key} component="kbd" sx={KEY}>
                    {key}
                  </Box>
                ))}
              </TableCell>
              <TableCell>{t(what)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

export default function ShortcutList({onClose}: {readonly onClose: () => void}) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts">{t('palette.shortcuts')}</DialogTitle>
      <DialogContent>
        <Keys title={t('palette.everywhere')} shortcuts={EVERYWHERE} />
        <Keys title={t('palette.inLists')} shortcuts={IN_LISTS} />
        <Keys title={t('palette.inApprovals')} shortcuts={IN_APPROVALS} />
      </DialogContent>
    </Dialog>
  );
}
