/** Says at the head of a new record's form where its values come from, and what the new one must have of its own. */
import {Alert, Box} from '@mui/material';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {useNotices} from '../notices';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import type {Copy} from './copy';

interface CopyNoteProps {
  readonly source?: EntityRecord;
  readonly copy?: Copy;
  /** Why the record to be copied could not be read. */
  readonly error: unknown;
}

export function CopyNote({source, copy, error}: CopyNoteProps) {
  const t = useT();
  const say = useSay();
  const {entity} = useView();
  const {failed} = useNotices(entity);
  if (error)
    return (
      <Alert severity="error" sx={{m: 2, mb: 0}}>
        {failed('readFailed', error)}
      </Alert>
    );
  if (!source || !copy) return null;
  const left = copy.notCopied.map(({label}) => say(label)).join(t('common.comma'));
  return (
    <Alert severity="info" sx={{m: 2, mb: 0}}>
      {t('form.copiedFrom', {name: recordLabel(entity, source)})}
      {left !== '' && <Box>{t('form.leftOut', {fields: left})}</Box>}
    </Alert>
  );
}
