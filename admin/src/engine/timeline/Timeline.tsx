/** What happened to a record and what was said of it, in one list, newest first; new comments are written above. */
import {Alert, Box, Button, Card, Typography} from '@mui/material';
import {useCan} from '../../access/session-context';
import {formatDateTime} from '../../formatting/local-time';
import {useT} from '../../i18n/hooks';
import {asText} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {messageOf} from '../../request/failure';
import type {TimelineEntry} from '../../request/rest';
import {useEntryTitle} from '../changes/use-entry-title';
import {useView} from '../use-view';
import {CommentBody} from './CommentBody';
import {CommentForm} from './CommentForm';
import {ChangeBody, isComment, StepBody} from './entries';
import {MailBody, PaperBody, useSentTitle} from './sent';
import {useTimeline} from './use-timeline';
import {LoadingRows} from '../../widgets/LoadingRows';

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly record: EntityRecord;
  readonly onChange: () => void;
}

function Entry({entry, record, onChange}: EntryProps) {
  const t = useT();
  const {entity} = useView();
  const titleOf = useEntryTitle(entity);
  const sentTitleOf = useSentTitle();
  const comment = isComment(entry);
  const {said} = entry;
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        ...(comment ? {backgroundColor: 'action.hover'} : {}),
      }}
    >
      <Box sx={{display: 'flex', alignItems: 'baseline', columnGap: 1, flexWrap: 'wrap'}}>
        <Typography variant="body2" sx={{fontWeight: 650}}>
          {comment ? entry.by : (sentTitleOf(entry) ?? titleOf({action: asText(said.action) ?? ''}))}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {comment ? formatDateTime(entry.at) : [entry.by, formatDateTime(entry.at)].filter(Boolean).join(' · ')}
          {comment && said.version !== 1 && ` · ${t('timeline.edited')}`}
        </Typography>
      </Box>
      {entry.kind === 'transitions' && <StepBody said={said} />}
      {entry.kind === 'changes' && <ChangeBody said={said} />}
      {entry.kind === 'papers' && <PaperBody said={said} />}
      {entry.kind === 'mails' && <MailBody id={entry.id} said={said} />}
      {comment && (
        <CommentBody id={entry.id} said={said} about={{entity: entity.key, recordId: record.id}} onChange={onChange} />
      )}
    </Box>
  );
}

export function Timeline({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const can = useCan();
  const {entity} = useView();
  const {data, error, isFetching, showOlder, mayShowOlder, look} = useTimeline(record);
  const isGone = Boolean(record[entity.system.deletedAt]);
  const mayComment = entity.timeline.includes('comments') && !isGone && can(model.entity('comment'), 'create');
  const changed = () => void look();
  return (
    <Card component="section" aria-labelledby="timeline">
      <Typography id="timeline" component="h2" variant="h3" sx={{px: 2, pt: 2, pb: 1.5}}>
        {t('timeline.title')}
      </Typography>
      {mayComment && (
        <Box sx={{px: 2, pb: 2}}>
          <CommentForm about={{entity: entity.key, recordId: record.id}} onDone={changed} />
        </Box>
      )}
      {error && (
        <Alert severity="error" sx={{mx: 2, mb: 2}}>
          {messageOf(error)}
        </Alert>
      )}
      {!data && !error && <LoadingRows rows={3} height={44} sx={{px: 2, pb: 2}} />}
      {data?.entries.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{px: 2, pb: 2}}>
          {t('timeline.none')}
        </Typography>
      )}
      {data && data.entries.length > 0 && (
        <Box component="ol" aria-labelledby="timeline" sx={{listStyle: 'none', m: 0, p: 0}}>
          {data.entries.map(entry => (
            <Entry key={`${entry.kind} ${entry.id}`} entry={entry} record={record} onChange={changed} />
          ))}
        </Box>
      )}
      {mayShowOlder && (
        <Box sx={{p: 1, borderTop: 1, borderColor: 'divider', textAlign: 'center'}}>
          <Button variant="text" loading={isFetching} onClick={showOlder}>
            {t('timeline.older')}
          </Button>
        </Box>
      )}
    </Card>
  );
}
