/** Says how the figures of a report are made, out of what, and when they were read. */
import {useState} from 'react';
import {Button, Dialog, DialogContent, DialogTitle, Stack, Typography} from '@mui/material';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import type {Metric} from '@emblem/schemas/reports';
import {clock} from '@emblem/schemas/clock';
import {formatDateTime} from '../../formatting/local-time';
import {useT} from '../../i18n/hooks';
import {Formulas} from './Formulas';

interface ExplainProps {
  readonly metric: Metric;
  /** Those that the user sees. */
  readonly measures: readonly string[];
  /** What amounts are told in; absent where there are none. */
  readonly currency?: string;
}

export function Explain({metric, measures, currency}: ExplainProps) {
  const t = useT();
  const [readAt, setReadAt] = useState<string>();
  return (
    <>
      <Button size="small" startIcon={<HelpIcon />} onClick={() => setReadAt(clock.moment())}>
        {t('report.explain')}
      </Button>
      <Dialog
        open={readAt !== undefined}
        onClose={() => setReadAt(undefined)}
        maxWidth="sm"
        fullWidth
        aria-labelledby="report-explain"
      >
        <DialogTitle id="report-explain">{t('report.explain')}</DialogTitle>
        <DialogContent>
          <Formulas metric={metric} measures={measures} />
          <Stack spacing={0.5} sx={{mt: 2}}>
            {currency !== undefined && <Typography variant="body2">{t('report.inCurrency', {currency})}</Typography>}
            <Typography variant="body2">{t('report.ownSight')}</Typography>
            <Typography variant="body2">{t('report.readAt', {time: formatDateTime(readAt)})}</Typography>
          </Stack>
        </DialogContent>
      </Dialog>
    </>
  );
}
