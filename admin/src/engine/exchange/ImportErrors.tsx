/** The rows that an import refused, and why. */
import {Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {RowError} from '../../request/import-file';

const SHOWN = 200;

export function ImportErrors({entity, errors}: {readonly entity: Entity; readonly errors: readonly RowError[]}) {
  const t = useT();
  const say = useSay();
  return (
    <>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={t('import.errors')}
        sx={{maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1}}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{width: {xs: 48, sm: 80}}}>
                {t('import.row')}
              </TableCell>
              <TableCell sx={{width: {xs: 110, sm: 200}}}>{t('import.column')}</TableCell>
              <TableCell>{t('import.problem')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {errors.slice(0, SHOWN).map((error, index) => (
              <TableRow key={index}>
                <TableCell align="right">{error.row}</TableCell>
                <TableCell>{say(entity.field[error.field]?.label ?? {zh: error.field, en: error.field})}</TableCell>
                <TableCell>{error.message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {errors.length > SHOWN && (
        <Typography variant="caption" color="textSecondary">
          {t('import.moreErrors', {count: errors.length - SHOWN})}
        </Typography>
      )}
    </>
  );
}
