/** Who asked for a decision, since when it waits, and until when it is wanted. */
import {Box} from '@mui/material';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {spanInWords, useMinute} from '../../controls/datetime/relative';
import {formatDateTime} from '../../formatting/local-time';
import {useLocale, useT} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {visuallyHidden} from '../../theme/visually-hidden';
import {dueField} from './order';
import type {WaitingRecord} from './waiting';

export function Asker({waiting: {view, record}}: {readonly waiting: WaitingRecord}) {
  const t = useT();
  const session = useSession();
  const {entity} = view;
  const field = entity.field[entity.approval?.asker ?? ''];
  if (!field || !canSee(session, entity, field) || isBlank(record[field.name])) return null;
  return (
    <span>
      <Box component="span" sx={visuallyHidden}>
        {t('approvals.askedBy')}{' '}
      </Box>
      <FieldDisplay field={field} value={record[field.name]} record={record} dense />
    </span>
  );
}

/** How long it has waited and, where it is late or due, how late it is: in words; the moments are told on hover. */
export function Age({waiting}: {readonly waiting: WaitingRecord}) {
  const t = useT();
  const locale = useLocale();
  const {record, since} = waiting;
  const span = spanInWords(useMinute() - Date.parse(since), locale);
  const due = dueField(waiting);
  return (
    <Box component="span" sx={{display: 'inline-flex', flexWrap: 'wrap', columnGap: 0.5}}>
      <time dateTime={since} title={formatDateTime(since, true)}>
        {t('approvals.waits', {span})}
      </time>
      {due && (
        <>
          <span aria-hidden>·</span>
          <FieldDisplay field={due} value={record[due.name]} record={record} dense />
        </>
      )}
    </Box>
  );
}
