/** The period of a report, what it is compared with, and its filters. */
import {useState} from 'react';
import {Box, Button, MenuItem, TextField, ToggleButton, ToggleButtonGroup} from '@mui/material';
import type {Field} from '@emblem/schemas';
import type {Metric, Report, ReportRange} from '@emblem/schemas/reports';
import {useT} from '../../i18n/hooks';
import {SCREEN_ONLY} from '../../theme/print';
import {FilterChip} from '../../controls/FilterChip';
import {DayFields} from './DayFields';
import {FurtherRanges} from './FurtherRanges';
import {daysBefore, RANGES, type DayRange} from './period';
import {dimensionField} from './records';
import {ReportCurrency} from './ReportCurrency';
import type {FilteredChoice, ReportChoice} from './use-state';

const BUTTON = {
  flex: {xs: 1, sm: 'none'},
  px: {xs: 0.75, sm: 1.5},
  py: 0.4,
  fontSize: '0.75rem',
  textTransform: 'none',
  whiteSpace: 'nowrap',
} as const;

const COMPARISONS = [
  ['none', 'report.noComparison'],
  ['earlier', 'report.compareEarlier'],
  ['year', 'report.compareYear'],
  ['days', 'report.compareDays'],
] as const;

interface ReportBarProps extends FilteredChoice {
  readonly report: Report;
  readonly metric: Metric;
  /** Dimensions that may be filtered by here. */
  readonly filters: readonly string[];
}

/** What it stands beside; days of one's own begin with as many right before. */
function ComparisonChoice({state, change}: ReportChoice) {
  const t = useT();
  const {compare, besideDays, days} = state;
  const beside = (other: DayRange) => change({compare: 'days', compareFrom: other.from, compareTo: other.to});
  return (
    <>
      <TextField
        select
        fullWidth={false}
        size="small"
        label={t('report.compare')}
        value={compare ?? 'none'}
        onChange={({target: {value}}) =>
          value === 'days' ? beside(daysBefore(days)) : change({compare: value, compareFrom: '', compareTo: ''})
        }
        sx={{minWidth: 150, width: {xs: '100%', sm: 'auto'}}}
      >
        {COMPARISONS.map(([each, label]) => (
          <MenuItem key={each} value={each}>
            {t(label)}
          </MenuItem>
        ))}
      </TextField>
      {besideDays && (
        <DayFields
          days={besideDays}
          labels={{from: t('report.compareFrom'), to: t('report.compareTo')}}
          onChange={beside}
        />
      )}
    </>
  );
}

/** Which days it is about, and which earlier ones stand beside them. */
function PeriodChoice(choice: ReportChoice) {
  const t = useT();
  const {state, change} = choice;
  return (
    <>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label={t('report.period')}
        value={state.range ?? null}
        sx={{width: {xs: '100%', sm: 'auto'}}}
        onChange={(_, range: ReportRange | null) => range !== null && change({range, from: '', to: ''})}
      >
        {RANGES.map(range => (
          <ToggleButton key={range} value={range} sx={BUTTON}>
            {t(`home.${range}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FurtherRanges range={state.range} onChoose={range => change({range, from: '', to: ''})} />
      <DayFields
        days={state.days}
        labels={{from: t('report.from'), to: t('report.to')}}
        onChange={days => change({...days, range: ''})}
      />
      <ComparisonChoice {...choice} />
    </>
  );
}

export function ReportBar({report, metric, filters, state, change, changeFilter}: ReportBarProps) {
  const t = useT();
  const [opened, setOpened] = useState<string>();
  const fields = filters
    .map(name => dimensionField(metric, name))
    .filter((field): field is Field => field !== undefined);
  return (
    <Box className={SCREEN_ONLY} sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2}}>
      {!report.standing && <PeriodChoice state={state} change={change} />}
      <ReportCurrency report={report} metric={metric} state={state} change={change} />
      {fields.map(field => (
        <FilterChip
          key={field.name}
          field={field}
          open={opened === field.name}
          onOpen={() => setOpened(field.name)}
          onClose={() => setOpened(undefined)}
          values={state.filter}
          change={changeFilter}
        />
      ))}
      {Object.keys(state.filter).length > 0 && (
        <Button variant="text" color="secondary" onClick={() => change({filter: ''})}>
          {t('filter.clear')}
        </Button>
      )}
    </Box>
  );
}
