/** The currency that a report's amounts are told in, each at the rate of its day. */
import {MenuItem, TextField} from '@mui/material';
import type {Metric, Report} from '@emblem/schemas/reports';
import {useCurrencies} from '../../request/currencies';
import {useLocale, useT} from '../../i18n/hooks';
import type {ReportChoice} from './use-state';

/** The currency of the metric's amounts where none is chosen; undefined where it has none. */
function baseOf({measures}: Report, metric: Metric): string | undefined {
  return measures
    .flatMap(name => [name, ...(metric.measures[name]?.ratio ?? [])])
    .map(name => metric.measures[name]?.convert)
    .find(convert => convert !== undefined);
}

interface ReportCurrencyProps extends ReportChoice {
  readonly base: string;
}

function Choice({base, state, change}: ReportCurrencyProps) {
  const t = useT();
  const locale = useLocale();
  const {data = []} = useCurrencies();
  const names = new Map(data.map(({code, name, nameZh}) => [code, locale === 'zh' ? nameZh : name]));
  const chosen = state.currency ?? base;
  const codes = [...new Set([base, chosen, ...names.keys()])];
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={t('report.currency')}
      value={chosen}
      onChange={event => change({currency: event.target.value === base ? '' : event.target.value})}
      slotProps={{select: {renderValue: value => String(value)}}}
      sx={{minWidth: 96}}
    >
      {codes.map(code => (
        <MenuItem key={code} value={code}>
          {names.has(code) ? `${code} · ${names.get(code) ?? ''}` : code}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function ReportCurrency({report, metric, ...choice}: {report: Report; metric: Metric} & ReportChoice) {
  const base = baseOf(report, metric);
  return base === undefined ? null : <Choice base={base} {...choice} />;
}
