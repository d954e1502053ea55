/** Parts of a whole, each with its name and its share beside. */
import {Box, useTheme} from '@mui/material';
import {PieChart} from '@mui/x-charts/PieChart';
import {useLocale} from '../../../i18n/hooks';
import {Legend} from './Legend';
import type {DrawnProps} from './props';
import {useColours} from './axes';

/** Six at most are told apart; the last is near the grey of the rest, which stands beside five. */
const COLOURS = ['primary', 'warning', 'success', 'info', 'error', 'secondary'] as const;
const SIZE = 240;

export function Shares({marks, format, onOpen, hasKeys}: DrawnProps) {
  const {palette} = useTheme();
  const {rest} = useColours();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1});
  const parts = marks.map(({name, value, isRest}, index) => ({
    id: index,
    label: name,
    value: Math.max(0, value ?? 0),
    color: isRest ? rest : palette[COLOURS[index % COLOURS.length] ?? 'primary'].main,
  }));
  const whole = parts.reduce((sum, {value}) => sum + value, 0);
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', '& > ul': {flex: '1 1 200px'}}}>
      <Box sx={{flex: '1 1 240px', maxWidth: 360}}>
        <PieChart
          height={SIZE}
          skipAnimation
          disableKeyboardNavigation={!hasKeys}
          hideLegend
          margin={8}
          onItemClick={(_, {dataIndex}) => onOpen(dataIndex)}
          series={[{innerRadius: 56, valueFormatter: ({value}) => format(value), data: parts}]}
        />
      </Box>
      <Legend
        of="shares"
        entries={parts.map(({label, value, color}) => ({
          label: whole > 0 ? `${label} ${percent.format(value / whole)}` : label,
          colour: color,
        }))}
      />
    </Box>
  );
}
