/** Creates a record over the form of another one, in which it is then chosen. */
import {useEffect, useId, useMemo, useRef, useState} from 'react';
import {Box, Dialog, DialogTitle, IconButton, useMediaQuery, type Theme} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import {useQueryClient} from '@tanstack/react-query';
import {useFormState} from 'react-hook-form';
import type {Entity, Field} from '@emblem/schemas';
import type {NewChoiceProps} from '../../controls/shared/new-choice';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {RecordForm} from '../form/RecordForm';
import {useNewRecord} from './use-new-record';

/** The name that was typed belongs where the entity is named by a text, else into the first text that is needed. */
function nameField(entity: Entity, fields: readonly Field[]): Field | undefined {
  const texts = fields.filter(field => field.control === 'text');
  return texts.find(field => field.name === entity.display) ?? texts.find(field => field.required);
}

/** Tells the dialog whether there is something to lose. */
function Entered({tell}: {readonly tell: (entered: boolean) => void}) {
  const {dirtyFields} = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    tell(isDirty);
  }, [tell, isDirty]);
  return null;
}

export default function CreateWithin({entity, name, fixed, onMade, onClose}: NewChoiceProps) {
  const t = useT();
  const say = useSay();
  const id = useId();
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'));
  const {fields, blank, make} = useNewRecord(entity, entity.key);
  const queryClient = useQueryClient();
  const initial = useMemo(() => {
    const named = nameField(entity, fields);
    return {...blank, ...(named ? {[named.name]: name} : {}), ...fixed};
  }, [entity, fields, blank, name, fixed]);
  const saved = useRef(false);
  const [entered, setEntered] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => (entered ? setAsking(true) : onClose());
  const save = async (values: Values) => {
    const created = await make({...fixed, ...values});
    void queryClient.invalidateQueries({queryKey: [entity.key, 'getList']});
    onMade({id: created.id, label: recordLabel(entity, created)});
  };
  return (
    // React takes what happens in here to the form beneath, which is none of its business.
    <Box onSubmit={event => event.stopPropagation()}>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        fullScreen={narrow}
        onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
        aria-labelledby={id}
      >
        <Box sx={{display: 'flex', alignItems: 'center', pr: 1}}>
          <DialogTitle id={id} sx={{flex: 1, minWidth: 0}}>
            {t('form.newTitle', {name: say(entity.label)})}
          </DialogTitle>
          <IconButton aria-label={t('common.close')} onClick={close}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
        <Box sx={{overflowY: 'auto', borderTop: 1, borderColor: 'divider'}}>
          <RecordForm
            nested
            entity={entity}
            mode="create"
            initial={initial}
            save={save}
            saved={saved}
            saveLabel={t('form.create')}
            onCancel={close}
            failed={entity.notices.createFailed}
            actions={<Entered tell={setEntered} />}
          />
        </Box>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={t('form.unsavedTitle')}
        confirmLabel={t('form.leave')}
        cancelLabel={t('form.stay')}
        tone="warning"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t('form.unsaved')}
      </ConfirmDialog>
    </Box>
  );
}
