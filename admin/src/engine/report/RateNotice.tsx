/** Says what amounts lack: records in currencies without a rate of their day. */
import {Typography, type TypographyProps} from '@mui/material';
import {useT} from '../../i18n/hooks';
import type {ReportAnswer} from './use-report';

interface RateNoticeProps {
  readonly answer: Pick<ReportAnswer, 'withoutRate' | 'recordsWithoutRate'>;
  readonly sx?: TypographyProps['sx'];
}

/** Nothing where every amount has its rate. */
export function RateNotice({answer: {withoutRate, recordsWithoutRate}, sx}: RateNoticeProps) {
  const t = useT();
  if (withoutRate.length === 0) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="div" sx={sx}>
      {t('report.withoutRate', {count: recordsWithoutRate, currencies: withoutRate.join(', ')})}
    </Typography>
  );
}
