/** A comment, with what its author may do with it. */
import {useState} from 'react';
import {Box, Button, Chip, Typography} from '@mui/material';
import {useNotify} from 'react-admin';
import {useT} from '../../i18n/hooks';
import {asText, type Values} from '../../model/parse';
import {abilityOf, labelsOf} from '../../model/record';
import {messageOf} from '../../request/failure';
import {deleteRecord} from '../../request/rest';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {CommentForm} from './CommentForm';

interface CommentBodyProps {
  readonly id: number;
  readonly said: Values;
  readonly about: {readonly entity: string; readonly recordId: number};
  readonly onChange: () => void;
}

export function CommentBody({id, said, about, onChange}: CommentBodyProps) {
  const t = useT();
  const notify = useNotify();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteRecord('comment', id);
      onChange();
    } catch (error) {
      notify(messageOf(error), {type: 'error'});
    } finally {
      setBusy(false);
      setDeleting(false);
    }
  };
  if (editing)
    return (
      <Box sx={{mt: 1}}>
        <CommentForm
          about={about}
          comment={{...said, id}}
          onCancel={() => setEditing(false)}
          onDone={() => {
            setEditing(false);
            onChange();
          }}
        />
      </Box>
    );
  const names = (labelsOf(said, 'mentions') ?? []).filter(name => name !== null);
  const mayEdit = abilityOf(said, 'update') === true;
  const mayDelete = abilityOf(said, 'delete') === true;
  return (
    <>
      <Typography variant="body2" sx={{mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}}>
        {asText(said.text)}
      </Typography>
      {names.length > 0 && (
        <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75}}>
          {names.map(name => (
            <Chip key={name} size="small" label={`@${name}`} />
          ))}
        </Box>
      )}
      {(mayEdit || mayDelete) && (
        <Box sx={{display: 'flex', gap: 0.5, mt: 0.5, ml: -0.75}}>
          {mayEdit && (
            <Button variant="text" size="small" onClick={() => setEditing(true)}>
              {t('timeline.edit')}
            </Button>
          )}
          {mayDelete && (
            <Button variant="text" size="small" color="error" onClick={() => setDeleting(true)}>
              {t('action.delete')}
            </Button>
          )}
        </Box>
      )}
      <ConfirmDialog
        open={deleting}
        title={t('timeline.deleteComment')}
        tone="error"
        busy={busy}
        confirmLabel={t('action.delete')}
        onConfirm={() => void remove()}
        onClose={() => setDeleting(false)}
      >
        {t('timeline.deleteQuestion')}
      </ConfirmDialog>
    </>
  );
}
