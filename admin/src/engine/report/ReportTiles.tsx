/** The totals of a report, with what they were earlier; each opens its records. */
import {Box, Card, Typography} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {changeOf} from './rows';
import type {ReportAnswer} from './use-report';
import type {Words} from './words';

interface ReportTilesProps {
  readonly measures: readonly string[];
  readonly answer: ReportAnswer;
  readonly words: Words;
  readonly address: string;
}

export function ReportTiles({measures, answer: {totals, earlier}, words, address}: ReportTilesProps) {
  const t = useT();
  return (
    <Box sx={{display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))'}}>
      {measures.map(name => (
        <Card
          key={name}
          component={PageLink}
          to={address}
          data-measure={name}
          sx={{
            p: 1.75,
            display: 'block',
            color: 'text.primary',
            textDecoration: 'none',
            '&:hover': {borderColor: 'primary.main'},
          }}
        >
          <Typography variant="caption" color="textSecondary" component="div">
            {words.measure(name)}
          </Typography>
          <Typography
            component="div"
            sx={{
              fontSize: '1.375rem',
              fontWeight: 650,
              fontVariantNumeric: 'tabular-nums',
              lineHeight: 1.3,
              overflowWrap: 'anywhere',
            }}
          >
            {words.figure(name, totals[name])}
          </Typography>
          {earlier && (
            <Typography variant="caption" color="textSecondary" component="div">
              {t('report.before', {
                change: words.change(changeOf(totals[name], earlier.totals[name])),
                figure: words.figure(name, earlier.totals[name]),
              })}
            </Typography>
          )}
        </Card>
      ))}
    </Box>
  );
}
