/** Lines over steps; what is not over yet is dashed, and names stand at the ends where there is room. */
import {useMediaQuery, type Theme} from '@mui/material';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';
import {useT} from '../../../i18n/hooks';
import {marginRight, useColours, useStepsAxis, valuesAxis} from './axes';
import {END_GAP, EndLabels, type EndLabel} from './EndLabels';
import {Legend} from './Legend';
import {hasEarlier, type DrawnProps} from './props';
import {widestOf} from './text-width';
import {halvesOf} from './unfinished';

/** More steps than these are a line alone. */
const MAX_DOTS = 14;
const NOW = 'now';
const UNFINISHED = 'unfinished';
const EARLIER = 'earlier';

const lastOf = (values: readonly (number | null | undefined)[]) => values.findLast(value => typeof value === 'number');

const STROKES: Readonly<Record<string, object>> = {
  [UNFINISHED]: {strokeDasharray: '5 4'},
  [EARLIER]: {strokeWidth: 1.5},
};

function useSeries({marks, label, earlierLabel = '', format}: DrawnProps) {
  const colours = useColours();
  const {finished, unfinished, isUnfinished} = halvesOf(marks);
  const common = {shape: 'circle' as const, curve: 'linear' as const, connectNulls: true};
  const told = (isTold: (index: number) => boolean) => (value: number | null, at: {readonly dataIndex: number}) =>
    isTold(at.dataIndex) ? format(value) : null;
  const line = (id: string, data: readonly (number | null)[], isTold: (index: number) => boolean) => ({
    ...common,
    id,
    data,
    // One value alone makes no line.
    showMark: marks.length <= MAX_DOTS || data.filter(value => value !== null).length === 1,
    label: id === EARLIER ? earlierLabel : label,
    color: id === EARLIER ? colours.earlier : colours.now,
    valueFormatter: told(isTold),
  });
  return [
    ...(hasEarlier(marks)
      ? [
          line(
            EARLIER,
            marks.map(({earlier}) => earlier ?? null),
            index => typeof marks[index]?.earlier === 'number',
          ),
        ]
      : []),
    line(NOW, finished, index => !isUnfinished(index)),
    ...(unfinished.length > 0 ? [line(UNFINISHED, unfinished, isUnfinished)] : []),
  ];
}

/** One line alone is named by the chart; at its end stands no more than that it goes on. */
function useEndLabels({marks, label, earlierLabel = ''}: DrawnProps): readonly EndLabel[] {
  const t = useT();
  const colours = useColours();
  const isTwo = hasEarlier(marks);
  const goesOn = marks.at(-1)?.isUnfinished === true;
  const soFar = isTwo ? t('report.nameSoFar', {name: label}) : t('report.soFar');
  const now = goesOn ? soFar : isTwo ? label : '';
  return [
    {text: now, colour: colours.now, value: lastOf(marks.map(({value}) => value))},
    {text: isTwo ? earlierLabel : '', colour: colours.earlier, value: lastOf(marks.map(({earlier}) => earlier))},
  ].flatMap(({value, ...rest}) => (typeof value === 'number' && rest.text !== '' ? [{...rest, value}] : []));
}

export function Lines(props: DrawnProps) {
  const {marks, axisFormat, onOpen, height, hasKeys, line} = props;
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const colours = useColours();
  const series = useSeries(props);
  const stepsAxis = useStepsAxis(marks);
  const ends = useEndLabels(props);
  const labels = hasRoom ? ends : [];
  const room = labels.length > 0 ? widestOf(labels.map(({text}) => text)) + END_GAP : 0;
  return (
    <>
      {!hasRoom && hasEarlier(marks) && <Legend entries={ends.map(({text, colour}) => ({label: text, colour}))} />}
      <LineChart
        height={height}
        skipAnimation
        disableKeyboardNavigation={!hasKeys}
        series={series}
        xAxis={[{...stepsAxis, scaleType: 'point'}]}
        yAxis={[{...valuesAxis(marks, axisFormat), width: 'auto'}]}
        hideLegend
        margin={{top: 12, right: Math.max(marginRight(marks), room), bottom: 4, left: 0}}
        onAxisClick={(_, axis) => axis && onOpen(axis.dataIndex)}
        grid={{horizontal: true}}
        slotProps={{line: ({seriesId}) => STROKES[seriesId] ?? {}}}
      >
        {line !== undefined && line >= 0 && (
          <ChartsReferenceLine x={line} lineStyle={{stroke: colours.earlier, strokeDasharray: '2 3'}} />
        )}
        <EndLabels labels={labels} />
      </LineChart>
    </>
  );
}
