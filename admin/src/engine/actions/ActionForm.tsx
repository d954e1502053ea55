/** Asks for the values that an action needs. */
import {useId} from 'react';
import {Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography} from '@mui/material';
import {FormProvider, useForm, type FieldValues, type Resolver} from 'react-hook-form';
import {genericMessage, type Entity, type Field} from '@emblem/schemas';
import {FieldInput} from '../../controls/FieldInput';
import {useSay} from '../../i18n/hooks';
import {isFailure, messageOf} from '../../request/failure';
import {asValues, type Values} from '../../model/parse';
import {errorsOf, problemsOf} from '../validation/problems';
import {flatErrors, type Problem} from '../validation/server-errors';
import {useFormUploads} from '../../upload/use-form-uploads';
import {UploadingForm} from '../../upload/UploadingForm';
import {WaitingNote} from '../../upload/WaitingNote';
import {FormTargetProvider} from '../../model/form-target';
import {blankValues, withoutBlanks} from '../fields/values';
import {isBlank} from '../../model/equal';
import {useDismissal} from '../../widgets/use-dismissal';

interface ActionFormProps {
  readonly entity: Entity;
  readonly record?: Values;
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly Field[];
  /** Names of those that must be filled in, beyond what their schema says. */
  readonly needed?: readonly string[];
  readonly run: (values: Values) => Promise<void>;
  readonly onClose: () => void;
}

function initialValues(entity: Entity, fields: readonly Field[], record: Values | undefined): Record<string, unknown> {
  // For several records together no default may take the place of what each has.
  const blank = blankValues(fields.filter(field => record !== undefined || entity.field[field.name] !== field));
  return Object.fromEntries(fields.map(({name}) => [name, record?.[name] ?? blank[name] ?? null]));
}

/** What was entered, and null for what the record had and was emptied. */
function sentValues(fields: readonly Field[], record: Values | undefined, values: Values): Values {
  const emptied = fields.filter(({name}) => isBlank(values[name]) && !isBlank(record?.[name]));
  return {
    ...withoutBlanks(values),
    ...Object.fromEntries(emptied.map(({name, kind}) => [name, kind === 'references' ? [] : null])),
  };
}

export function ActionForm({entity, record, title, note, fields, needed = [], run, onClose}: ActionFormProps) {
  const say = useSay();
  const id = useId();
  const dismissal = useDismissal(title);
  const isOfRecord = (field: Field) => entity.field[field.name] === field;
  // Of several records together only what they shall have in common is entered.
  const isRequired = (field: Field) =>
    needed.includes(field.name) || (field.required && (record !== undefined || !isOfRecord(field)));
  const resolver: Resolver<FieldValues> = async values => {
    const empty = fields.filter(field => isRequired(field) && isBlank(values[field.name]));
    const changes = Object.fromEntries(fields.filter(isOfRecord).map(({name}) => [name, values[name]]));
    const problems = [
      ...(await problemsOf(entity, 'update', withoutBlanks(changes))),
      ...empty.map(({name, messages}): Problem => [name, say(messages.required ?? genericMessage('required'))]),
    ];
    return problems.length > 0 ? {values: {}, errors: errorsOf(problems)} : {values, errors: {}};
  };
  const form = useForm<FieldValues>({defaultValues: initialValues(entity, fields, record), resolver});
  const uploads = useFormUploads();
  const {errors, isSubmitting} = form.formState;
  const submit = form.handleSubmit(async values => {
    try {
      await run(sentValues(fields, record, values));
    } catch (error) {
      const refused = isFailure(error) ? flatErrors(asValues(error.body).errors) : [];
      for (const [path, message] of refused) form.setError(path.replace(/^values\./, ''), {type: 'server', message});
      form.setError('root', {message: messageOf(error)});
    }
  });
  return (
    <Dialog open onClose={isSubmitting ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <FormTargetProvider target={{entity, record}}>
        <FormProvider {...form}>
          <UploadingForm uploads={uploads} submit={submit}>
            <DialogTitle id={id}>{title}</DialogTitle>
            <DialogContent>
              <Stack spacing={2}>
                {note !== undefined && (
                  <Typography variant="body2" color="textSecondary">
                    {note}
                  </Typography>
                )}
                {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
                {fields.map(field => (
                  <FieldInput key={field.name} field={field} name={field.name} required={isRequired(field)} />
                ))}
              </Stack>
            </DialogContent>
            <DialogActions>
              <WaitingNote uploads={uploads} />
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                {dismissal}
              </Button>
              <Button type="submit" variant="contained" loading={isSubmitting || uploads.isWaiting}>
                {title}
              </Button>
            </DialogActions>
          </UploadingForm>
        </FormProvider>
      </FormTargetProvider>
    </Dialog>
  );
}
