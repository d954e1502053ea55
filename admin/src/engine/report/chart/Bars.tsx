/** Bars of groups, which lie, and columns of steps, which stand; what is not over yet is hatched. */
import {useId} from 'react';
import {useMediaQuery, type Theme} from '@mui/material';
import {BarChart} from '@mui/x-charts/BarChart';
import {marginRight, namesAxis, useColours, useStepsAxis, valuesAxis} from './axes';
import {GroupName} from './GroupName';
import {Legend} from './Legend';
import {hasEarlier, type DrawnProps} from './props';
import {widestOf} from './text-width';

const NOW = 'now';
/** Pixels of a group, with one bar and with two, and of the axis below. */
const GROUP = {one: 26, two: 36, axis: 44} as const;
/** Pixels of a name, from the end of which its bar begins. */
const NAME_WIDTH = {narrow: 108, wide: 220} as const;
const NAME_GAP = 12;

function Hatching({id, colour}: {readonly id: string; readonly colour: string}) {
  return (
    <defs>
      <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={5} height={5} fill={colour} opacity={0.25} />
        <rect width={2} height={5} fill={colour} />
      </pattern>
    </defs>
  );
}

function useSeries({marks, label, earlierLabel = '', format}: DrawnProps) {
  const colours = useColours();
  return [
    {
      id: NOW,
      data: marks.map(({value}) => value),
      label,
      color: colours.now,
      colorGetter: ({dataIndex}: {readonly dataIndex: number}) =>
        marks[dataIndex]?.isRest ? colours.rest : colours.now,
      valueFormatter: format,
    },
    ...(hasEarlier(marks)
      ? [
          {
            id: 'earlier',
            data: marks.map(({earlier}) => earlier ?? null),
            label: earlierLabel,
            color: colours.earlier,
            valueFormatter: (value: number | null) => (value === null ? null : format(value)),
          },
        ]
      : []),
  ];
}

/** Names of groups have the room that they need, up to a third of a narrow chart. */
function useLying({marks, axisFormat}: DrawnProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const most = isWide ? NAME_WIDTH.wide : NAME_WIDTH.narrow;
  const width = Math.min(most, widestOf(marks.map(({name}) => name)) + NAME_GAP);
  const values = valuesAxis(marks, axisFormat);
  return {
    layout: 'horizontal' as const,
    height: marks.length * (hasEarlier(marks) ? GROUP.two : GROUP.one) + GROUP.axis,
    yAxis: [{...namesAxis(marks), scaleType: 'band' as const, width, disableTicks: true, disableLine: true}],
    xAxis: [{...values, tickNumber: isWide ? 6 : 3}],
    grid: {vertical: true},
    margin: {top: 4, right: 32, bottom: 4, left: 0},
    slots: {axisTickLabel: GroupName},
  };
}

function useStanding({marks, axisFormat, height}: DrawnProps) {
  const steps = useStepsAxis(marks);
  return {
    layout: 'vertical' as const,
    height,
    xAxis: [{...steps, scaleType: 'band' as const}],
    yAxis: [{...valuesAxis(marks, axisFormat), width: 'auto' as const}],
    grid: {horizontal: true},
    margin: {top: 12, right: marginRight(marks), bottom: 4, left: 0},
  };
}

interface BarsProps extends DrawnProps {
  readonly isLying: boolean;
}

export function Bars({isLying, ...props}: BarsProps) {
  const {marks, hasKeys, onOpen} = props;
  const hatching = useId();
  const colours = useColours();
  const series = useSeries(props);
  const lying = useLying(props);
  const standing = useStanding(props);
  return (
    <>
      {series.length > 1 && <Legend entries={series.map(({label, color}) => ({label, colour: color}))} />}
      <BarChart
        skipAnimation
        disableKeyboardNavigation={!hasKeys}
        series={series}
        {...(isLying ? lying : standing)}
        hideLegend
        onAxisClick={(_, axis) => axis && onOpen(axis.dataIndex)}
        slotProps={{
          bar: ({seriesId, dataIndex}) =>
            seriesId === NOW && marks[dataIndex]?.isUnfinished ? {fill: `url(#${hatching})`, stroke: colours.now} : {},
        }}
      >
        <Hatching id={hatching} colour={colours.now} />
      </BarChart>
    </>
  );
}
