/** One entry of a record's history. */
import {Box, Button, IconButton, Table, TableBody, TableCell, TableHead, TableRow, Tooltip, Typography} from '@mui/material';
import UndoIcon from '@mui/icons-material/Undo';
import {formatDateTime} from '../../controls/datetime/local';
import {useSay, useT} from '../../i18n/hooks';
import type {HistoryEntry} from '../../request/rest';
import {AbilityTooltip} from '../actions/AbilityTooltip';
import {abilityOf, type EntityRecord} from '../record';
import {useView} from '../use-view';
import {ChangedValue} from './ChangedValue';
import {useEntryTitle} from './use-entry-title';

interface HistoryItemProps {
  readonly entry: HistoryEntry;
  readonly record: EntityRecord;
  readonly latest: boolean;
  readonly compact: boolean;
  readonly onUndo: (fields?: readonly string[]) => void;
  readonly onRestore: () => void;
}

export function HistoryItem({entry, record, latest, compact, onUndo, onRestore}: HistoryItemProps) {
  const t = useT();
  const say = useSay();
  const {entity} = useView();
  const titleOf = useEntryTitle(entity);
  const changes = Object.entries(entry.changes).flatMap(([name, pair]) => {
    const field = entity.field[name];
    return field && field.system === undefined ? [{field, before: pair[0], after: pair[1]}] : [];
  });
  const ability = abilityOf(record, 'revert');
  const undoable = !compact && entry.action === 'update' && changes.length > 0;
  return (
    <Box component="li" sx={{px: {xs: 2, md: 2.5}, py: 1.75, '& + &': {borderTop: 1, borderColor: 'divider'}}}>
      <Box sx={{display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', minHeight: 32}}>
        <Typography variant="body2" sx={{fontWeight: 650}}>{titleOf(entry)}</Typography>
        <Typography variant="body2" color="textSecondary">{entry.actor} · {formatDateTime(entry.at, true)}</Typography>
        <Box sx={{ml: 'auto', display: 'flex', gap: 1}}>
          {undoable && (
            <AbilityTooltip ability={ability}>
              <Button variant="outlined" startIcon={<UndoIcon />} onClick={() => onUndo()}>{t('history.undo')}</Button>
            </AbilityTooltip>
          )}
          {!latest && !compact && (
            <AbilityTooltip ability={abilityOf(record, 'update')}><Button variant="text" onClick={onRestore}>{t('history.restore')}</Button></AbilityTooltip>
          )}
        </Box>
      </Box>
      {changes.length > 0 && (
        <Box sx={{overflowX: 'auto', mt: 0.75}}>
          <Table size="small" sx={{maxWidth: 880, '& td, & th': {border: 0, py: 0.5, verticalAlign: 'top'}}}>
            <TableHead>
              <TableRow>
                <TableCell sx={{width: '24%'}}>{t('history.field')}</TableCell>
                <TableCell sx={{width: '36%'}}>{t('history.before')}</TableCell>
                <TableCell>{t('history.after')}</TableCell>
                <TableCell padding="none" aria-label={t('list.actions')} />
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map(({field, before, after}) => (
                <TableRow key={field.name}>
                  <TableCell>{say(field.label)}</TableCell>
                  <TableCell sx={{color: 'text.secondary'}}><ChangedValue field={field} value={before} /></TableCell>
                  <TableCell><ChangedValue field={field} value={after} /></TableCell>
                  <TableCell padding="none">
                    {undoable && changes.length > 1 && ability === true && (
                      <Tooltip title={t('history.undoField', {field: say(field.label)})}>
                        <IconButton aria-label={t('history.undoField', {field: say(field.label)})} onClick={() => onUndo([field.name])}><UndoIcon fontSize="small" /></IconButton>
                      </Tooltip>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  );
}
