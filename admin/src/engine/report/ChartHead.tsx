/** What stands above a chart: the measure that it shows, and the way to keep it as a picture. */
import {Box, Button, MenuItem, TextField, Typography} from '@mui/material';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import {useT} from '../../i18n/hooks';
import {SCREEN_ONLY} from '../../theme/print';
import type {Words} from './use-words';

interface ChartHeadProps {
  readonly measures: readonly string[];
  readonly measure: string;
  readonly words: Words;
  readonly onChoose: (measure: string) => void;
  /** Absent where pictures may not leave the console. */
  readonly onSave?: () => void;
}

export function ChartHead({measures, measure, words, onChoose, onSave}: ChartHeadProps) {
  const t = useT();
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5}}>
      <Typography variant="body2" sx={{display: 'none', displayPrint: 'block'}}>
        {words.measure(measure)}
      </Typography>
      {measures.length > 1 && (
        <TextField
          select
          fullWidth={false}
          size="small"
          className={SCREEN_ONLY}
          label={t('report.measure')}
          value={measure}
          onChange={event => onChoose(event.target.value)}
          sx={{minWidth: 160}}
        >
          {measures.map(each => (
            <MenuItem key={each} value={each}>
              {words.measure(each)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {onSave && (
        <Button size="small" startIcon={<ImageIcon />} sx={{ml: 'auto'}} onClick={onSave}>
          PNG
        </Button>
      )}
    </Box>
  );
}
