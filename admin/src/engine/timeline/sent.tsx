/** What left the house and what came in, on a timeline: papers by mail, and mails. */
import {Box, Link, Typography} from '@mui/material';
import {MAIL_MESSAGE} from '@emblem/schemas/values';
import {languageName} from '../../controls/language/language-name';
import {RecordLink} from '../../controls/shared/RecordLink';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {asText, type Values} from '../../model/parse';
import {model} from '../../model/schema';
import type {TimelineEntry} from '../../request/rest';

/** What a paper of a kind of record is called, by the names that were kept of both. */
function usePaperLabel(): (said: Values) => string {
  const say = useSay();
  return said => {
    const key = asText(said.paper) ?? '';
    const paper = model.entities.get(asText(said.entity) ?? '')?.papers.find(each => each.key === key);
    return paper ? say(paper.label) : key;
  };
}

/** Undefined for entries of other feeds. */
export function useSentTitle(): (entry: TimelineEntry) => string | undefined {
  const t = useT();
  const labelOf = usePaperLabel();
  return ({kind, said}) => {
    if (kind === 'papers') return t('timeline.paperMailed', {paper: labelOf(said)});
    if (kind !== 'mails') return undefined;
    return t(said.folder === MAIL_MESSAGE.folder.inbox ? 'timeline.mailReceived' : 'timeline.mailSent');
  };
}

/** The file as it was sent, and to whom. */
export function PaperBody({said}: {readonly said: Values}) {
  const locale = useLocale();
  const file = asText(said.file);
  const name = [asText(said.name), languageName(asText(said.language) ?? '', locale)].filter(Boolean).join(' · ');
  return (
    <Box sx={{mt: 0.5, overflowWrap: 'anywhere'}}>
      {file === undefined ? (
        <Typography variant="body2">{name}</Typography>
      ) : (
        <Link href={file} target="_blank" rel="noopener" variant="body2">
          {name}
        </Link>
      )}
      <Typography variant="body2" color="textSecondary">
        {asText(said.mailedTo)}
      </Typography>
    </Box>
  );
}

export function MailBody({id, said}: {readonly id: number; readonly said: Values}) {
  const t = useT();
  const subject = asText(said.subject)?.trim();
  return (
    <Box sx={{mt: 0.5, overflowWrap: 'anywhere', fontSize: '0.875rem'}}>
      <RecordLink entity={model.entity('mail-message')} id={id} label={subject || t('timeline.noSubject')} />
      {said.folder !== MAIL_MESSAGE.folder.inbox && (
        <Typography variant="body2" color="textSecondary">
          {asText(said.recipient)}
        </Typography>
      )}
    </Box>
  );
}
