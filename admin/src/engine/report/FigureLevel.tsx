/** Whether a figure is good or bad, by the thresholds that are set for it: an icon and a colour, with the bound in words. */
import {createContext, useContext, useMemo, type ReactNode} from 'react';
import {Box, Tooltip} from '@mui/material';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import {useGetList} from 'react-admin';
import type {Metric} from '@emblem/schemas/reports';
import {may} from '../../access/session';
import {useSession} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {levelOf, readThreshold, type FigurePlace, type Level, type Threshold} from './thresholds';
import type {Figure} from './use-report';
import type {Words} from './words';

const THRESHOLDS = 'metric-threshold';
/** More than a metric has figures. */
const MOST = 500;

const LOOKS = {
  good: {colour: 'success.main', Icon: CheckCircleOutlinedIcon},
  watch: {colour: 'warning.main', Icon: WarningAmberIcon},
  bad: {colour: 'error.main', Icon: ErrorOutlineIcon},
} as const satisfies Record<Level, object>;

const Thresholds = createContext<readonly Threshold[]>([]);

/** Asks once for the thresholds of a metric that the figures within are of; nobody is told of those they may not read. */
export function ThresholdsProvider({metric, children}: {readonly metric: Metric; readonly children: ReactNode}) {
  const session = useSession();
  const {data} = useGetList<EntityRecord>(
    THRESHOLDS,
    {
      pagination: {page: 1, perPage: MOST},
      sort: {field: 'id', order: 'ASC'},
      filter: {_where: {startsWith: ['figure', `${metric.$id}.`]}},
    },
    {enabled: may(session, THRESHOLDS, 'read')},
  );
  const thresholds = useMemo(() => (data ?? []).flatMap(record => readThreshold(record) ?? []), [data]);
  return <Thresholds.Provider value={thresholds}>{children}</Thresholds.Provider>;
}

interface FigureLevelProps extends Omit<FigurePlace, 'currency'> {
  readonly figure: Figure | undefined;
  readonly words: Words;
}

/** The figure as it is told; with a mark where a threshold is passed. */
export function FigureLevel({figure, words, ...place}: FigureLevelProps) {
  const t = useT();
  const say = useSay();
  const currency = words.currency(place.measure);
  const found = levelOf(useContext(Thresholds), {...place, ...(currency !== undefined && {currency})}, figure);
  const text = words.figure(place.measure, figure);
  if (!found) return <>{text}</>;
  const {level, threshold} = found;
  const {colour, Icon} = LOOKS[level];
  const option = model.entity(THRESHOLDS).field.level?.options?.find(({value}) => value === level);
  const isBelow = threshold.below !== undefined && Number(figure) < Number(threshold.below);
  const bound = words.figure(place.measure, isBelow ? threshold.below : threshold.above);
  const why = t(isBelow ? 'report.belowThreshold' : 'report.aboveThreshold', {
    level: option ? say(option.label) : level,
    bound,
  });
  return (
    <Tooltip title={why}>
      <Box
        component="span"
        data-level={level}
        sx={{color: colour, display: 'inline-flex', alignItems: 'center', gap: 0.5}}
      >
        <Icon titleAccess={why} sx={{fontSize: '1.1em'}} />
        {text}
      </Box>
    </Tooltip>
  );
}
