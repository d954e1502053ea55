/** Whether a figure is good or bad, by the thresholds set for it: an icon and a colour, with the bound in words. */
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
import {asList, type Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {levelOf, readThreshold, type FigurePlace, type Level, type Threshold} from './thresholds';
import type {Figure} from './use-report';
import type {Words} from './use-words';

const THRESHOLDS = 'metric-threshold';
/** More than a metric has figures. */
const MAX_ROWS = 500;

const LOOKS = {
  good: {colour: 'success.main', Icon: CheckCircleOutlinedIcon},
  watch: {colour: 'warning.main', Icon: WarningAmberIcon},
  bad: {colour: 'error.main', Icon: ErrorOutlineIcon},
} as const satisfies Record<Level, object>;

interface Known {
  readonly metric: Metric;
  readonly thresholds: readonly Threshold[];
  /** The values of dimensions that all figures within are of. */
  readonly narrowed: FigurePlace['of'];
}

const Thresholds = createContext<Known | undefined>(undefined);

interface ThresholdsProviderProps {
  readonly metric: Metric;
  /** The filter of the report. */
  readonly filter: Values;
  readonly children: ReactNode;
}

/** Where exactly one value of a dimension is chosen, all figures are of it. */
function narrowedBy(filter: Values): FigurePlace['of'] {
  const single = Object.entries(filter).flatMap(([name, values]) => {
    const list = Array.isArray(values) ? asList(values) : [values];
    const [value] = list;
    return list.length === 1 && (typeof value === 'number' || typeof value === 'string')
      ? [[name, value] as const]
      : [];
  });
  return Object.fromEntries(single);
}

/** Asks once for the thresholds of the metric that the figures within are of; others see plain figures. */
export function ThresholdsProvider({metric, filter, children}: ThresholdsProviderProps) {
  const session = useSession();
  const {data} = useGetList<EntityRecord>(
    THRESHOLDS,
    {
      pagination: {page: 1, perPage: MAX_ROWS},
      sort: {field: 'id', order: 'ASC'},
      filter: {_where: {startsWith: ['figure', `${metric.$id}.`]}},
    },
    {enabled: may(session, THRESHOLDS, 'read')},
  );
  const known = useMemo(
    () => ({
      metric,
      thresholds: (data ?? []).flatMap(record => readThreshold(record) ?? []),
      narrowed: narrowedBy(filter),
    }),
    [metric, data, filter],
  );
  return <Thresholds.Provider value={known}>{children}</Thresholds.Provider>;
}

interface FigureLevelProps extends Pick<FigurePlace, 'measure'> {
  /** The values of dimensions that it is of, beside those that the report is narrowed to. */
  readonly of?: FigurePlace['of'];
  readonly figure: Figure | undefined;
  readonly words: Words;
}

/** The figure as it is told; with a mark where a threshold is passed. */
export function FigureLevel({measure, of = {}, figure, words}: FigureLevelProps) {
  const t = useT();
  const say = useSay();
  const known = useContext(Thresholds);
  const text = words.figure(measure, figure);
  const currency = words.currency(measure);
  const found =
    known &&
    levelOf(
      known.thresholds,
      {metric: known.metric, measure, of: {...known.narrowed, ...of}, ...(currency !== undefined && {currency})},
      figure,
    );
  if (!found) return <>{text}</>;
  const {level, isBelow, bound} = found;
  const {colour, Icon} = LOOKS[level];
  const option = model.entity(THRESHOLDS).field.level?.options?.find(({value}) => value === level);
  const why = t(isBelow ? 'report.belowThreshold' : 'report.aboveThreshold', {
    level: option ? say(option.label) : level,
    bound: words.figure(measure, bound),
  });
  return (
    <Tooltip title={why}>
      <Box
        component="span"
        data-level={level}
        sx={{color: colour, display: 'inline-flex', alignItems: 'center', gap: 0.5, verticalAlign: 'bottom'}}
      >
        <Icon titleAccess={why} sx={{fontSize: '1.1em'}} />
        {text}
      </Box>
    </Tooltip>
  );
}
