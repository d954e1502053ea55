/** Sets the chosen fields of many records to one value each. */
import {useId, useMemo, useState} from 'react';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  TextField,
  MenuItem,
} from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import {FormProvider, useForm, type FieldValues} from 'react-hook-form';
import {useNotify} from 'react-admin';
import type {Entity, Field} from '@emblem/schemas';
import {useSession} from '../../access/session-context';
import {FieldInput} from '../../controls/FieldInput';
import {useSay, useT} from '../../i18n/hooks';
import {isFailure, messageOf} from '../../request/failure';
import {asValues} from '../../model/parse';
import {runAction, type Target} from '../../request/rest';
import {formSections, isEditableBy} from '../fields/fields';
import {errorsOf, problemsOf} from '../validation/problems';
import {flatErrors} from '../validation/server-errors';
import {useFormUploads} from '../../upload/use-form-uploads';
import {UploadingForm} from '../../upload/UploadingForm';
import {WaitingNote} from '../../upload/WaitingNote';
import {FormTargetProvider} from '../../model/form-target';
import {blankValues, writtenValues} from '../fields/values';
import {useListState} from '../list-state/list-state';
import type {BulkSize} from './use-bulk-acts';

interface BulkEditDialogProps {
  readonly size: BulkSize;
  readonly target: Target;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What one value can be given to in many records at once: nothing that must differ between them. */
function useCommonFields(entity: Entity): readonly Field[] {
  const session = useSession();
  return useMemo(() => {
    const unique = new Set(entity.unique.flatMap(each => (each.fields.length === 1 ? each.fields : [])));
    return formSections(session, entity, 'edit')
      .flatMap(section => section.fields)
      .filter(
        field =>
          isEditableBy(session, entity, field, 'edit') &&
          !unique.has(field.name) &&
          field.name !== entity.toggle?.field,
      );
  }, [session, entity]);
}

interface ChosenFieldsProps {
  readonly fields: readonly Field[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** The inputs of the chosen fields, each of which can be left out again, and the choice of one more. */
function ChosenFields({fields, chosen, onChoose}: ChosenFieldsProps) {
  const t = useT();
  const say = useSay();
  return (
    <>
      {fields
        .filter(field => chosen.includes(field.name))
        .map(field => (
          <Box key={field.name} sx={{display: 'flex', gap: 1, alignItems: 'flex-start'}}>
            <Box sx={{flex: 1, minWidth: 0}}>
              <FieldInput field={field} name={field.name} required={field.required} />
            </Box>
            <IconButton
              sx={{mt: 3}}
              aria-label={t('bulk.leaveOut', {field: say(field.label)})}
              onClick={() => onChoose(chosen.filter(name => name !== field.name))}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      <TextField
        select
        label={t('bulk.addField')}
        value=""
        onChange={event => onChoose([...chosen, event.target.value])}
        disabled={chosen.length === fields.length}
      >
        {fields
          .filter(field => !chosen.includes(field.name))
          .map(field => (
            <MenuItem key={field.name} value={field.name}>
              {say(field.label)}
            </MenuItem>
          ))}
      </TextField>
    </>
  );
}

export function BulkEditDialog({size, target, onClose, onDone}: BulkEditDialogProps) {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const {view} = useListState();
  const {entity} = view;
  const fields = useCommonFields(entity);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const sent = (values: FieldValues) =>
    writtenValues(entity, Object.fromEntries(chosen.map(name => [name, values[name]])));
  const form = useForm<FieldValues>({
    defaultValues: blankValues(fields),
    resolver: async values => {
      const problems = await problemsOf(entity, 'update', sent(values));
      return problems.length > 0 ? {values: {}, errors: errorsOf(problems)} : {values, errors: {}};
    },
  });
  const uploads = useFormUploads();
  const {errors, isSubmitting} = form.formState;
  const submit = form.handleSubmit(async values => {
    try {
      const changed = await runAction(entity.key, 'update', {...target, values: sent(values)});
      notify(t('bulk.done', {count: changed}), {type: 'success'});
      onDone();
    } catch (error) {
      const refused = isFailure(error) ? flatErrors(asValues(error.body).errors) : [];
      for (const [path, message] of refused) form.setError(path, {type: 'server', message});
      form.setError('root', {message: messageOf(error)});
    }
  });
  return (
    <Dialog open onClose={isSubmitting ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <FormTargetProvider target={{entity}}>
        <FormProvider {...form}>
          <UploadingForm uploads={uploads} submit={submit}>
            <DialogTitle id={id}>{t('bulk.editTitle', size)}</DialogTitle>
            <DialogContent>
              <Stack spacing={2} sx={{pt: 0.5}}>
                {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
                <ChosenFields fields={fields} chosen={chosen} onChoose={setChosen} />
              </Stack>
            </DialogContent>
            <DialogActions>
              <WaitingNote uploads={uploads} />
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                {t('common.cancel')}
              </Button>
              <Button
                type="submit"
                variant="contained"
                loading={isSubmitting || uploads.isWaiting}
                disabled={chosen.length === 0}
              >
                {t('bulk.apply', size)}
              </Button>
            </DialogActions>
          </UploadingForm>
        </FormProvider>
      </FormTargetProvider>
    </Dialog>
  );
}
