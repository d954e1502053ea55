/** Bars over a range of the calendar; each opens its records, and all stand in a table for who cannot see them. */
import {lazy, Suspense} from 'react';
import {Box, Skeleton} from '@mui/material';
import {clock} from '@emblem/schemas/clock';
import {recordsOf, type Period} from '@emblem/schemas/reports';
import {useChosenPlatforms} from '../../../access/platform-choice';
import {listAddress} from '../../../engine/report/list-address';
import {useT} from '../../../i18n/hooks';
import {model} from '../../../model/schema';
import {visuallyHidden} from '../../../theme/visually-hidden';
import {openPage} from '../../../widgets/address';

const Chart = lazy(() => import('../../../engine/report/Chart'));

/** Pixels. */
const HEIGHT = 164;

/** What is counted of each kind of record. */
const METRICS: Readonly<Record<string, string>> = {inquiry: 'inquiries', order: 'orders'};

export interface Bar extends Period {
  readonly name: string;
  readonly value: number;
  /** The value as it is read out. */
  readonly text: string;
}

interface FigureChartProps {
  readonly entity: string;
  readonly label: string;
  readonly bars: readonly Bar[];
}

export function FigureChart({entity, label, bars}: FigureChartProps) {
  const t = useT();
  const metric = model.metrics.get(METRICS[entity] ?? '');
  const platform = useChosenPlatforms().map(({value}) => Number(value));
  const marks = bars.map(({name, value, since, until}) => {
    const isUnfinished = Date.parse(since) <= clock.now() && clock.now() < Date.parse(until);
    return {name, value, isUnfinished, title: isUnfinished ? t('report.nameSoFar', {name}) : name};
  });
  const open = (index: number) => {
    const bar = bars[index];
    if (!bar || !metric) return;
    const records = recordsOf(metric, platform.length === 0 ? {} : {platform}, bar);
    openPage(listAddress(metric.entity, records, `${label}, ${bar.name}`));
  };
  return (
    <Box component="figure" sx={{m: 0, position: 'relative'}}>
      <Box aria-hidden sx={{'& .MuiChartsSurface-root': {cursor: 'pointer'}}}>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <Chart
            kind="columns"
            height={HEIGHT}
            marks={marks}
            label={label}
            format={value => bars.find(bar => bar.value === value)?.text ?? ''}
            onOpen={open}
            hasKeys={false}
          />
        </Suspense>
      </Box>
      <table style={visuallyHidden} aria-label={label}>
        <tbody>
          {bars.map(({name, text}, index) => (
            // Two steps may be called the same.
            <tr key={`${index} ${name}`}>
              <th scope="row">{marks[index]?.title}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
