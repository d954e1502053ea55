/**
 * Exists because an entry of the quote log is read by comparing: before and after stand beside each other, named as the
 * changed record names them.
 */
import {Box, Card, Typography} from '@mui/material';
import {ChangedValue} from '../../engine/changes/ChangedValue';
import type {EntityRecord} from '../../model/record';
import {RecordFrame} from '../../engine/record/RecordFrame';
import {RecordDetails} from '../../engine/record/RecordDetails';
import {useSay, useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {ENTITY_OF, loggedChanges, type LoggedChange} from './log-changes';

const COLUMNS = {xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr) minmax(0, 1fr)'};

function Line({change: {field, before, after}}: {readonly change: LoggedChange}) {
  const t = useT();
  const say = useSay();
  const side = (label: string, value: unknown, background: string) => (
    <Box sx={{minWidth: 0, p: 1, borderRadius: 1, backgroundColor: background, overflowX: 'auto'}} role="cell">
      <Typography variant="caption" color="textSecondary" component="div" sx={{display: {sm: 'none'}}}>
        {label}
      </Typography>
      <ChangedValue field={field} value={value} />
    </Box>
  );
  return (
    <Box
      role="row"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: COLUMNS,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="rowheader" sx={{fontWeight: 600, pt: {sm: 1}}}>
        {say(field.label)}
      </Typography>
      {side(t('history.before'), before, 'action.hover')}
      {side(t('history.after'), after, 'action.selected')}
    </Box>
  );
}

function Comparison({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const entity = model.entities.get(ENTITY_OF[String(record.className)] ?? '');
  const changes = entity ? loggedChanges(entity, record) : [];
  const label = `${t('history.before')} · ${t('history.after')}`;
  return (
    <Card role="table" aria-label={label} sx={{fontSize: '0.8125rem'}}>
      <Box
        role="row"
        sx={{display: {xs: 'none', sm: 'grid'}, gap: 1, gridTemplateColumns: COLUMNS, px: 2, py: 1.25, fontWeight: 650}}
      >
        <span role="columnheader">{t('history.field')}</span>
        <span role="columnheader">{t('history.before')}</span>
        <span role="columnheader">{t('history.after')}</span>
      </Box>
      {changes.map(change => (
        <Line key={change.field.name} change={change} />
      ))}
      {changes.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{p: 2}}>
          {t('history.none')}
        </Typography>
      )}
    </Card>
  );
}

export default function QuoteLogPage() {
  return (
    <RecordFrame bare>
      {record => (
        <Box sx={{display: 'grid', gap: 2}}>
          <Card>
            <RecordDetails record={record} omit={['beforeData', 'afterData']} />
          </Card>
          <Comparison record={record} />
        </Box>
      )}
    </RecordFrame>
  );
}
