/** What the figures of a metric are made of, in words. */
import {Box, Typography} from '@mui/material';
import {formulaOf, recordsInWords, type Metric} from '@emblem/schemas/reports';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {model} from '../../model/schema';

interface FormulasProps {
  readonly metric: Metric;
  readonly measures: readonly string[];
}

function useMetricRecords(metric: Metric): string {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const entity = say(model.entity(metric.entity).label);
  const where = recordsInWords(model, metric, locale);
  return where === '' ? t('report.allRecords', {entity}) : t('report.records', {entity, where});
}

export function Formulas({metric, measures}: FormulasProps) {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const records = useMetricRecords(metric);
  return (
    <>
      <Typography variant="body2" sx={{mb: 1.5}}>
        {records}
      </Typography>
      <Box component="dl" sx={{m: 0, display: 'grid', gap: 1.25}}>
        {measures.map(name => {
          const {text, about, known} = formulaOf(model, metric, name, locale);
          return (
            <div key={name}>
              <Typography component="dt" variant="body2" sx={{fontWeight: 600}}>
                {say(metric.measures[name]?.label ?? {zh: name, en: name})}
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary" sx={{m: 0}}>
                {[text, about && t('report.aboutThese', {where: about}), known && t('report.knownOf', {where: known})]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </div>
          );
        })}
      </Box>
    </>
  );
}
