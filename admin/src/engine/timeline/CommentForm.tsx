/** Writes a comment, or changes one: its text, and who is to be told of it. */
import {useId, useState} from 'react';
import {Alert, Box, Button} from '@mui/material';
import {FormProvider, useForm, type FieldValues, type Resolver} from 'react-hook-form';
import {FieldInput} from '../../controls/FieldInput';
import {useT} from '../../i18n/hooks';
import {FormTargetProvider} from '../../model/form-target';
import {asValues, type Values} from '../../model/parse';
import {model} from '../../model/schema';
import {isFailure, messageOf} from '../../request/failure';
import {writeRecord} from '../../request/rest';
import {errorsOf, problemsOf} from '../validation/problems';
import {flatErrors} from '../validation/server-errors';
import {withoutBlanks} from '../fields/values';

const COMMENT = 'comment';
const NAMES = ['text', 'mentions'] as const;

interface CommentFormProps {
  /** What it is about, for a new one. */
  readonly about: {readonly entity: string; readonly recordId: number};
  /** The comment to be changed. */
  readonly comment?: Values & {readonly id: number};
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

export function CommentForm({about, comment, onDone, onCancel}: CommentFormProps) {
  const t = useT();
  const id = useId();
  const entity = model.entity(COMMENT);
  // A new one takes little room until somebody begins to write.
  const [open, setOpen] = useState(comment !== undefined);
  const begun = {text: comment?.text ?? null, mentions: comment?.mentions ?? []};
  const sent = ({text, mentions}: Values): Values => (comment ? {text, mentions} : {...about, text, mentions});
  const resolver: Resolver<FieldValues> = async values => {
    const problems = await problemsOf(entity, comment ? 'update' : 'create', withoutBlanks(sent(values)));
    return problems.length > 0 ? {values: {}, errors: errorsOf(problems)} : {values, errors: {}};
  };
  const form = useForm<FieldValues>({defaultValues: begun, resolver});
  const {errors, isSubmitting} = form.formState;
  const submit = form.handleSubmit(async values => {
    try {
      await writeRecord(COMMENT, sent(values), comment?.id);
      form.reset(begun);
      setOpen(false);
      onDone();
    } catch (error) {
      const refused = isFailure(error) ? flatErrors(asValues(error.body).errors) : [];
      for (const [path, message] of refused) form.setError(path, {type: 'server', message});
      form.setError('root', {message: messageOf(error)});
    }
  });
  return (
    <FormTargetProvider target={{entity, record: comment}}>
      <FormProvider {...form}>
        <Box
          // No form element: the key that saves is for the record, and a comment is sent by its own button.
          role="form"
          aria-labelledby={id}
          onFocus={() => setOpen(true)}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
            if (event.key === 'Escape') onCancel?.();
          }}
          sx={{display: 'grid', gap: 1}}
        >
          <Box id={id} component="span" hidden>
            {t(comment ? 'timeline.editComment' : 'timeline.addComment')}
          </Box>
          {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
          {NAMES.slice(0, open ? NAMES.length : 1)
            .flatMap(name => entity.field[name] ?? [])
            .map(field => (
              <FieldInput key={field.name} field={field} name={field.name} />
            ))}
          <Box sx={{display: open ? 'flex' : 'none', gap: 1, justifyContent: 'flex-end'}}>
            {onCancel && (
              <Button variant="text" onClick={onCancel} disabled={isSubmitting}>
                {t('common.cancel')}
              </Button>
            )}
            <Button variant="outlined" loading={isSubmitting} onClick={() => void submit()}>
              {t(comment ? 'timeline.save' : 'timeline.send')}
            </Button>
          </Box>
        </Box>
      </FormProvider>
    </FormTargetProvider>
  );
}
