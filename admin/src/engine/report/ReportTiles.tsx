/** The totals of a report, with what they were earlier; each opens its records. */
import {Box, Card, Skeleton, Typography} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {changeOf} from './change';
import {FigureLevel} from './FigureLevel';
import type {Figure, ReportAnswer} from './use-report';
import type {Words} from './use-words';

interface ReportTilesProps {
  readonly measures: readonly string[];
  readonly answer: ReportAnswer;
  readonly words: Words;
  /** Of the records that a measure counts. */
  readonly addressOf: (measure: string) => string;
  /** In one row, smaller: beside what they are of. */
  readonly dense?: boolean;
}

const IN_ONE_ROW = 6;

/** Many tiles share two rows where there is room, so that none is left alone in the second. */
function gridOf(count: number): object {
  const columns = Math.max(Math.ceil(count / (count > IN_ONE_ROW ? 2 : 1)), 1);
  const share = `calc((100% - ${(columns - 1) * 12}px) / ${columns})`;
  return {display: 'grid', gap: '12px', gridTemplateColumns: `repeat(auto-fit, minmax(max(150px, ${share}), 1fr))`};
}

/** Pixels of a tile with a line beside it, and without one. */
const HEIGHT = {compared: 108, alone: 68} as const;

interface TilesToComeProps {
  readonly count: number;
  /** Whether something earlier will stand in each. */
  readonly isCompared: boolean;
}

/** The room of tiles until their figures are there, so that nothing below them moves then. */
export function TilesToCome({count, isCompared}: TilesToComeProps) {
  return (
    <Box aria-busy sx={gridOf(count)}>
      {Array.from({length: count}, (_, at) => (
        <Skeleton key={at} variant="rounded" height={isCompared ? HEIGHT.compared : HEIGHT.alone} />
      ))}
    </Box>
  );
}

/** Narrow windows scroll along it. */
const ROW = {display: 'grid', gap: 1, gridAutoFlow: 'column', gridAutoColumns: 'minmax(158px, 1fr)', overflowX: 'auto'};

/** Beside nothing there is nothing to compare. */
function isNothing(figure: Figure | undefined): boolean {
  return figure === null || figure === undefined || Number(figure) === 0;
}

export function ReportTiles({
  measures,
  answer: {totals, shares, earlier},
  words,
  addressOf,
  dense = false,
}: ReportTilesProps) {
  const t = useT();
  return (
    <Box sx={dense ? ROW : gridOf(measures.length)}>
      {measures.map(name => (
        <Card
          key={name}
          component={PageLink}
          to={addressOf(name)}
          data-measure={name}
          sx={{
            px: dense ? 1.5 : 1.75,
            py: dense ? 0.75 : 1.75,
            display: 'block',
            color: 'text.primary',
            textDecoration: 'none',
            containerType: 'inline-size',
            '&:hover': {borderColor: 'primary.main'},
          }}
        >
          <Typography variant="caption" color="textSecondary" component="div">
            {words.measure(name)}
          </Typography>
          <Typography
            component="div"
            sx={{
              // A long amount stays in one line of a narrow tile.
              fontSize: dense ? '1.0625rem' : 'clamp(0.875rem, 13cqi, 1.375rem)',
              fontWeight: 650,
              fontVariantNumeric: 'tabular-nums',
              lineHeight: 1.3,
              overflowWrap: 'anywhere',
            }}
          >
            <FigureLevel measure={name} figure={totals[name]} words={words} />
          </Typography>
          {words.share(name, shares) && (
            <Typography variant="caption" color="textSecondary" component="div" noWrap={dense}>
              {words.share(name, shares)}
            </Typography>
          )}
          {earlier && !(dense && isNothing(earlier.totals[name])) && (
            <Typography variant="caption" color="textSecondary" component="div" noWrap={dense}>
              {dense
                ? t('report.before', {
                    change: words.change(changeOf(totals[name], earlier.totals[name])),
                    figure: words.figure(name, earlier.totals[name]),
                  })
                : t('report.beside', {
                    days: words.earlierDays,
                    figure: words.beside(name, totals[name], earlier.totals[name]),
                  })}
            </Typography>
          )}
        </Card>
      ))}
    </Box>
  );
}
