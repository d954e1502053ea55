/** Changes field by field, before beside after. */
import {Box, IconButton, Table, TableBody, TableCell, TableHead, TableRow, Tooltip} from '@mui/material';
import UndoIcon from '@mui/icons-material/Undo';
import type {Field} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {ChangedValue} from './ChangedValue';

export interface Change {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

interface ChangeTableProps {
  readonly changes: readonly Change[];
  /** Of a new record there is no before. */
  readonly created: boolean;
  /** Names of those whose change may be undone by itself. */
  readonly open?: ReadonlySet<string>;
  /** Undoes the change of some of the fields; absent where that is not possible. */
  readonly onUndo?: (fields: readonly string[]) => void;
}

export function ChangeTable({changes, created, open, onUndo}: ChangeTableProps) {
  const t = useT();
  const say = useSay();
  return (
    <Box sx={{overflowX: 'auto', mt: 0.75}}>
      <Table
        size="small"
        sx={{
          maxWidth: 880,
          tableLayout: 'fixed',
          '& td, & th': {border: 0, py: 0.5, verticalAlign: 'top', overflowWrap: 'anywhere'},
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{width: 200, pl: 0}}>{t('history.field')}</TableCell>
            {!created && <TableCell>{t('history.before')}</TableCell>}
            <TableCell>{t(created ? 'history.value' : 'history.after')}</TableCell>
            {onUndo && <TableCell padding="none" sx={{width: 40}} aria-label={t('list.actions')} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({field, before, after}) => (
            <TableRow key={field.name}>
              <TableCell sx={{pl: 0}}>{say(field.label)}</TableCell>
              {!created && (
                <TableCell sx={{color: 'text.secondary'}}>
                  <ChangedValue field={field} value={before} />
                </TableCell>
              )}
              <TableCell>
                <ChangedValue field={field} value={after} />
              </TableCell>
              {onUndo && (
                <TableCell padding="none">
                  {open?.has(field.name) && (
                    <Tooltip title={t('history.undoField', {field: say(field.label)})}>
                      <IconButton
                        aria-label={t('history.undoField', {field: say(field.label)})}
                        onClick={() => onUndo([field.name])}
                      >
                        <UndoIcon fontSize="small" />
                      </IconButton>
                    </Tooltip>
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
