/**
 * The generated form of an entity: sections of fields, validation, the server's refusals at the field, and a warning on
 * leaving.
 */
import {useEffect, useMemo, useRef, useState, type ReactNode, type RefObject} from 'react';
import {FormProvider, useForm, type FieldValues} from 'react-hook-form';
import {useNotify} from 'react-admin';
import type {Entity, Text} from '@emblem/schemas';
import {usePredicateContext} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import {currentOf, isFailure, messageOf} from '../../request/failure';
import {asValues, type Values} from '../../model/parse';
import {withReason} from '../notices';
import {useAskedField} from './asked-field';
import {isEditable, useFormSections, type FormMode} from '../fields/fields';
import {FormActions} from './FormActions';
import {FormSections} from './FormSections';
import {refusals} from '../validation/refusals';
import {schemaResolver} from './resolver';
import {flatErrors, type Problem} from '../validation/server-errors';
import {FormTargetProvider} from '../../model/form-target';
import {useFormUploads} from '../../upload/form-uploads';
import {UploadingForm} from '../../upload/UploadingForm';
import {linesSent, placeInForm, withoutLines} from '../lines/form-lines';
import {UnsavedGuard} from './UnsavedGuard';
import {useTyped, type Typed} from './use-typed';
import {changedValues, withoutBlanks} from '../fields/values';

interface RecordFormProps {
  readonly entity: Entity;
  readonly mode: FormMode;
  /** One of the entity's further forms. */
  readonly form?: string;
  readonly initial: Readonly<Record<string, unknown>>;
  readonly record?: Values;
  /**
   * Sends a new record, or what was changed of one; what it throws is shown, except a stale version, which the caller
   * has taken care of.
   */
  readonly save: (sent: Values) => Promise<void>;
  readonly saveLabel?: string;
  readonly actions?: ReactNode;
  /** Stands above the fields, as a part of the form. */
  readonly head?: ReactNode;
  /** Set by the caller once the values are saved, before it leaves the page. */
  readonly saved: RefObject<boolean>;
  readonly onCancel: () => void;
  /** It lies over another form: leaving the page is that one's question. */
  readonly nested?: boolean;
  /** Another query of the address leaves the form, too. */
  readonly wholeAddress?: boolean;
  /** Stands before the reason why a save was refused. */
  readonly failed?: Text;
}

const NOTHING: readonly Typed[] = [];

export function RecordForm({
  entity,
  mode,
  form: name,
  initial,
  record,
  save,
  saveLabel,
  actions,
  head,
  saved,
  onCancel,
  nested = false,
  wholeAddress,
  failed,
}: RecordFormProps) {
  const t = useT();
  const notify = useNotify();
  const context = usePredicateContext();
  const say = useSay();
  const sections = useFormSections(entity, mode, name);
  const needed = name === undefined ? undefined : entity.dialogs[name]?.required;
  const fields = useMemo(
    () => sections.flatMap(section => section.fields).filter(field => isEditable(entity, field, mode)),
    [sections, entity, mode],
  );
  const hasLines = sections.some(({lines}) => lines.length > 0);
  const sent = (values: Values) => {
    const own = withoutLines(entity, values);
    return {
      ...(mode === 'create' ? withoutBlanks(own) : changedValues(entity, own, initial)),
      ...(hasLines ? linesSent(entity, values, initial) : {}),
    };
  };
  const [refused] = useState(refusals);
  const form = useForm<FieldValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: schemaResolver({
      entity,
      mode,
      fields,
      record,
      context,
      sent,
      needed,
      refused,
      ...(hasLines ? {initial} : {}),
    }),
    shouldFocusError: true,
  });

  const uploads = useFormUploads();
  useTyped(form, nested ? NOTHING : hasLines ? [...fields, ...entity.lines] : fields);
  useAskedField(form, fields);

  // Of a record that somebody else has changed, whatever was typed stays.
  const {reset} = form;
  const begun = useRef(initial);
  useEffect(() => {
    if (mode === 'create' || begun.current === initial) return;
    begun.current = initial;
    reset(initial, {keepDirtyValues: true, keepErrors: true, keepTouched: true});
  }, [mode, initial, reset]);

  const showRefusal = (error: unknown) => {
    if (currentOf(error)) return;
    const errors = (isFailure(error) ? flatErrors(asValues(error.body).errors) : []).map(([path, message]): Problem => [
      placeInForm(entity, form.getValues(), path),
      message,
    ]);
    refused.keep(errors, form.getValues());
    for (const [path, message] of errors)
      form.setError(path, {type: 'server', message}, {shouldFocus: path === errors[0]?.[0]});
    const names = new Set([...fields, ...(hasLines ? entity.lines : [])].map(({name}) => name));
    const elsewhere = errors.filter(([path]) => !names.has(path.split('.')[0] ?? '')).map(([, message]) => message);
    // Every reason stands at its field already.
    if (entity.silent && errors.length > 0 && elsewhere.length === 0) return;
    notify([withReason(failed && say(failed), messageOf(error)), ...elsewhere].join(' '), {type: 'error'});
  };
  const send = form.handleSubmit(
    async values => {
      try {
        await save(sent(values));
        form.reset(values);
      } catch (error) {
        showRefusal(error);
      }
    },
    () => notify(t('form.invalid'), {type: 'warning'}),
  );
  const submit = async () => {
    refused.forget();
    await send();
  };

  return (
    <FormTargetProvider target={{entity, record}}>
      <FormProvider {...form}>
        <UploadingForm uploads={uploads} submit={submit} autoComplete="off">
          {head}
          <FormSections sections={sections} mode={mode} />
          <FormActions saveLabel={saveLabel} onCancel={onCancel} uploads={uploads}>
            {actions}
          </FormActions>
        </UploadingForm>
        {!nested && <UnsavedGuard saved={saved} uploads={uploads} wholeAddress={wholeAddress} />}
      </FormProvider>
    </FormTargetProvider>
  );
}
