/** The period of a report, what it is compared with, and its filters. */
import {useState} from 'react';
import {Box, Button, MenuItem, TextField, ToggleButton, ToggleButtonGroup} from '@mui/material';
import type {Field} from '@emblem/schemas';
import type {Metric, Report, ReportRange} from '@emblem/schemas/reports';
import {useSession} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {SCREEN_ONLY} from '../../theme/print';
import {FilterChip} from '../list/FilterChip';
import {ALL_DAYS, RANGES} from './period';
import {dimensionField} from './records';
import {ReportCurrency} from './ReportCurrency';
import {isDimensionSeen} from './seen';
import type {ReportChoice} from './use-state';

const BUTTON = {
  px: {xs: 0.75, sm: 1.5},
  py: 0.4,
  fontSize: '0.75rem',
  textTransform: 'none',
  whiteSpace: 'nowrap',
} as const;

const COMPARISONS = {
  none: 'report.noComparison',
  earlier: 'report.compareEarlier',
  year: 'report.compareYear',
} as const;

interface ReportBarProps extends ReportChoice {
  readonly report: Report;
  readonly metric: Metric;
  /** Dimensions that nobody chooses here. */
  readonly fixed: readonly string[];
}

function Days({state: {days}, change}: ReportChoice) {
  const t = useT();
  return (['from', 'to'] as const).map(name => (
    <TextField
      key={name}
      type="date"
      size="small"
      label={t(`report.${name}`)}
      value={days[name]}
      onChange={event => {
        const next = {...days, [name]: event.target.value};
        if (next.from !== '' && next.to !== '' && next.from <= next.to) change({...next, range: ''});
      }}
      slotProps={{inputLabel: {shrink: true}, htmlInput: {min: ALL_DAYS.from, max: ALL_DAYS.to}}}
      sx={{width: 150}}
    />
  ));
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
        onChange={(_, range: ReportRange | null) => range !== null && change({range, from: '', to: ''})}
      >
        {RANGES.map(range => (
          <ToggleButton key={range} value={range} sx={BUTTON}>
            {t(`home.${range}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Days {...choice} />
      <TextField
        select
        fullWidth={false}
        size="small"
        label={t('report.compare')}
        value={state.compare ?? 'none'}
        onChange={event => change({compare: event.target.value})}
        sx={{minWidth: 150}}
      >
        {(['none', 'earlier', 'year'] as const).map(each => (
          <MenuItem key={each} value={each}>
            {t(COMPARISONS[each])}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

export function ReportBar({report, metric, fixed, state, change}: ReportBarProps) {
  const t = useT();
  const session = useSession();
  const [opened, setOpened] = useState<string>();
  const fields = (report.filters ?? [])
    .filter(name => !fixed.includes(name) && isDimensionSeen(session, metric, name))
    .map(name => dimensionField(metric, name))
    .filter((field): field is Field => field !== undefined);
  const changeFilter = (part: Values) => {
    const next = Object.entries({...state.filter, ...part}).filter(([, value]) => value !== undefined);
    change({filter: next.length === 0 ? '' : JSON.stringify(Object.fromEntries(next))});
  };
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
