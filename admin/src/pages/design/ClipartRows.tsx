/** The files that have arrived: a picture and a name each. */
import {Box, IconButton, TextField, Typography} from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import {Picture} from '../../widgets/Picture';
import {useT} from '../../i18n/hooks';
import type {BatchRow} from './clipart-batch';

interface ClipartRowsProps {
  readonly rows: readonly BatchRow[];
  readonly onName: (url: string, name: string) => void;
  readonly onRemove: (url: string) => void;
  /** What is to be said of a name, such as that the library has it already. */
  readonly warningOf: (name: string) => string | undefined;
}

export function ClipartRows({rows, onName, onRemove, warningOf}: ClipartRowsProps) {
  const t = useT();
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('clipartBatch.none')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label={t('clipartBatch.rows')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      }}
    >
      {rows.map(({url, name}, index) => {
        const missing = name.trim() === '';
        const warning = warningOf(name.trim());
        return (
          <Box key={url} component="li" sx={{display: 'flex', gap: 1, alignItems: 'flex-start'}}>
            <Picture url={url} size={56} alt="" />
            <TextField
              label={t('clipartBatch.nameOf', {place: index + 1})}
              value={name}
              onChange={event => onName(url, event.target.value)}
              error={missing}
              helperText={missing ? t('clipartBatch.nameMissing') : warning}
              sx={{flex: 1}}
              slotProps={{formHelperText: {sx: missing ? {} : {color: 'warning.main'}}, htmlInput: {maxLength: 200}}}
            />
            <IconButton aria-label={t('clipartBatch.remove', {name})} onClick={() => onRemove(url)}>
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
