/** What the figures of the analytics mean: no list of records says it, since metrics are files. */
import {useState} from 'react';
import {Accordion, AccordionDetails, AccordionSummary, Link, TextField, Typography} from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {fold} from '@emblem/schemas/predicate';
import type {Metric} from '@emblem/schemas/reports';
import {Formulas} from '../../engine/report/Formulas';
import {PageHeader} from '../../frame/PageHeader';
import {useSession} from '../../access/session-context';
import {metricsSeen, type MetricSeen} from '../../access/figures';
import {may} from '../../access/session';
import {useSay, useT, type Say} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {homeOf} from '../../model/views';
import {PageLink} from '../../widgets/PageLink';

/** All of a metric whose own name is looked for, or else the measures of that name. */
function matching(chapters: readonly MetricSeen[], text: string, say: Say): readonly MetricSeen[] {
  const wanted = fold(text.trim());
  const matches = (label: Metric['label'] | undefined) => label !== undefined && fold(say(label)).includes(wanted);
  return chapters
    .map(({metric, measures}) => ({
      metric,
      measures: matches(metric.label) ? measures : measures.filter(name => matches(metric.measures[name]?.label)),
    }))
    .filter(({measures}) => measures.length > 0);
}

export default function MetricCatalogue() {
  const t = useT();
  const say = useSay();
  const session = useSession();
  const chapters = metricsSeen(session);
  const [text, setText] = useState('');
  const isSearched = text.trim() !== '';
  const found = matching(chapters, text, say);
  const actions = may(session, 'metric-threshold', 'read') && (
    <Link component={PageLink} to={`/${homeOf('metric-threshold')}`}>
      {say(model.entity('metric-threshold').label)}
    </Link>
  );
  return (
    <>
      <PageHeader title={t('metrics.title')} actions={actions} />
      <Typography variant="body2" color="textSecondary" sx={{mb: 2}}>
        {t('metrics.about')}
      </Typography>
      <TextField
        type="search"
        size="small"
        label={t('metrics.search')}
        value={text}
        onChange={event => setText(event.target.value)}
        sx={{mb: 2, maxWidth: 360}}
      />
      <Typography role="status" color="textSecondary">
        {found.length === 0 && t('metrics.none')}
      </Typography>
      {found.map(({metric, measures}) => (
        <Accordion
          // What is searched for is opened; what is looked through opens one by one.
          key={`${metric.$id} ${String(isSearched)}`}
          defaultExpanded={isSearched}
          disableGutters
          variant="outlined"
          slotProps={{heading: {component: 'h2'}, transition: {unmountOnExit: true}}}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography component="span" variant="h3" sx={{flex: 1}}>
              {say(metric.label)}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary" sx={{mr: 1}}>
              {measures.length}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Formulas metric={metric} measures={measures} />
          </AccordionDetails>
        </Accordion>
      ))}
    </>
  );
}
