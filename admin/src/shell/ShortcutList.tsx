/** Every shortcut of the console. */
import {Dialog, DialogContent, DialogTitle, Table, TableBody, TableCell, TableRow} from '@mui/material';
import {useT} from '../i18n/hooks';
import type {MessageKey} from '../i18n/keys';

const SHORTCUTS: readonly (readonly [keys: string, what: MessageKey])[] = [
  ['Ctrl K', 'palette.open'], ['/', 'palette.search'], ['Enter', 'palette.save'], ['Esc', 'palette.skip'], ['?', 'palette.help'],
];

export default function ShortcutList({onClose}: {readonly onClose: () => void}) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts">{t('palette.shortcuts')}</DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableBody>
            {SHORTCUTS.map(([keys, what]) => (
              <TableRow key={keys}><TableCell component="th" scope="row"><kbd>{keys}</kbd></TableCell><TableCell>{t(what)}</TableCell></TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
    </Dialog>
  );
}
