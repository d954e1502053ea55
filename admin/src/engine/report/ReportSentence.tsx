/** What is chosen of a report, on paper, where nothing can be chosen. */
import {Fragment} from 'react';
import {Typography} from '@mui/material';
import type {Field} from '@emblem/schemas';
import type {Metric, Report} from '@emblem/schemas/reports';
import {controlFor} from '../../controls/registry';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {isActive} from '../../controls/FilterChip';
import {periodText} from './period';
import {dimensionField} from './records';
import type {ReportState} from './use-state';

interface ReportSentenceProps {
  readonly report: Report;
  readonly metric: Metric;
  readonly state: ReportState;
  /** What amounts are told in; absent where there are none. */
  readonly currency?: string;
}

function Chosen({field, state: {filter}}: {readonly field: Field; readonly state: ReportState}) {
  const say = useSay();
  const {filter: control} = controlFor(field);
  if (!control || !isActive(field, filter)) return null;
  return (
    <>
      {' · '}
      {say(field.label)}: <control.Summary field={field} values={filter} />
    </>
  );
}

export function ReportSentence({report, metric, state, currency}: ReportSentenceProps) {
  const t = useT();
  const locale = useLocale();
  const {days, compare, besideDays} = state;
  const named = compare && t(compare === 'year' ? 'report.compareYear' : 'report.compareEarlier');
  const comparison = besideDays ? periodText(besideDays, locale) : named;
  const words = [
    !report.standing && periodText(days, locale),
    !report.standing && comparison && `${t('report.compare')}: ${comparison}`,
    currency && `${t('report.currency')}: ${currency}`,
  ].filter(Boolean);
  const fields = (report.filters ?? []).flatMap(name => dimensionField(metric, name) ?? []);
  return (
    <Typography data-chosen variant="body2" component="p" sx={{display: 'none', displayPrint: 'block', mt: 0, mb: 2}}>
      {words.join(' · ')}
      {fields.map(field => (
        <Fragment key={field.name}>
          <Chosen field={field} state={state} />
        </Fragment>
      ))}
    </Typography>
  );
}
