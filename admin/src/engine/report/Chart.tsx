/** The one place that knows @mui/x-charts: bars, lines and shares, each mark of which can be opened. */
import {useTheme} from '@mui/material';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';

export interface Mark {
  readonly name: string;
  /** Null where there is nothing to tell. */
  readonly value: number | null;
  readonly earlier?: number | null;
}

export interface ChartProps {
  readonly kind: 'bars' | 'lines' | 'shares';
  readonly marks: readonly Mark[];
  readonly label: string;
  /** What the marks of the earlier period are called, where there are any. */
  readonly earlierLabel?: string;
  readonly format: (value: number | null) => string;
  /** What the steps of the upright axis are called: plain numbers where absent. */
  readonly axisFormat?: (value: number) => string;
  readonly onOpen: (index: number) => void;
  /** The mark at which a line stands upright, among lines. */
  readonly line?: number;
  /** Pixels. */
  readonly height?: number;
  /** Whether the keyboard reaches the marks; false where a table beside the chart says the same. */
  readonly hasKeys?: boolean;
}

const HEIGHT = 280;

/** Six at most are told apart. */
const SHARE_COLOURS = ['primary', 'warning', 'success', 'info', 'secondary', 'error'] as const;
/** Half of the last step's name stands beyond the axis. */
const MARGIN = {top: 12, right: 24, bottom: 4, left: 0};

export default function Chart(props: ChartProps) {
  const {kind, marks, label, earlierLabel = '', format, onOpen, height = HEIGHT, hasKeys = true, line} = props;
  const {axisFormat = (value: number) => value.toLocaleString()} = props;
  const {palette} = useTheme();
  const colors = [palette.primary.main, palette.warning.main];
  const names = marks.map(({name}) => name);
  const hasEarlier = marks.some(({earlier}) => typeof earlier === 'number');
  // An axis that begins elsewhere makes small changes look great.
  const isBelowZero = marks.some(({value, earlier}) => (value ?? 0) < 0 || (earlier ?? 0) < 0);
  const valueFormatter = (value: number | null) => format(value);
  if (kind === 'shares')
    return (
      <PieChart
        height={height}
        skipAnimation
        disableKeyboardNavigation={!hasKeys}
        colors={SHARE_COLOURS.map(name => palette[name].main)}
        onItemClick={(_, {dataIndex}) => onOpen(dataIndex)}
        series={[
          {
            innerRadius: 56,
            valueFormatter: ({value}) => format(value),
            data: marks.map(({name, value}, id) => ({id, label: name, value: Math.max(0, value ?? 0)})),
          },
        ]}
      />
    );
  const series = [
    {data: marks.map(({value}) => value), label, valueFormatter},
    ...(hasEarlier ? [{data: marks.map(({earlier}) => earlier ?? null), label: earlierLabel, valueFormatter}] : []),
  ];
  const axes = {
    // Two steps may be called the same; the place tells them apart.
    xAxis: [
      {
        data: names.map((_, index) => index),
        scaleType: 'band' as const,
        valueFormatter: (at: number) => names[at] ?? '',
      },
    ],
    yAxis: [{width: 64, min: isBelowZero ? undefined : 0, valueFormatter: axisFormat}],
  };
  const open = (_: unknown, axis: {readonly dataIndex: number} | null) => axis && onOpen(axis.dataIndex);
  if (kind === 'bars')
    return (
      <BarChart
        height={height}
        skipAnimation
        disableKeyboardNavigation={!hasKeys}
        colors={colors}
        series={series}
        {...axes}
        hideLegend={!hasEarlier}
        margin={MARGIN}
        onAxisClick={open}
        grid={{horizontal: true}}
      />
    );
  return (
    <LineChart
      height={height}
      skipAnimation
      disableKeyboardNavigation={!hasKeys}
      colors={colors}
      series={series.map(each => ({
        ...each,
        showMark: marks.length <= 62,
        curve: 'linear' as const,
        connectNulls: true,
      }))}
      {...axes}
      xAxis={axes.xAxis.map(axis => ({...axis, scaleType: 'point' as const}))}
      hideLegend={!hasEarlier}
      margin={MARGIN}
      onAxisClick={open}
      grid={{horizontal: true}}
    >
      {line !== undefined && line >= 0 && (
        <ChartsReferenceLine x={line} lineStyle={{stroke: palette.warning.main, strokeDasharray: '4 3'}} />
      )}
    </LineChart>
  );
}
