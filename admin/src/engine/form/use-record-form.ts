/** The values of a form, how they are checked and saved, and where what the server refuses is shown. */
import {useEffect, useMemo, useRef, useState} from 'react';
import {useForm, type FieldValues, type UseFormReturn} from 'react-hook-form';
import {useNotify} from 'react-admin';
import type {Entity, Text} from '@emblem/schemas';
import {usePredicateContext} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import {asValues, type Values} from '../../model/parse';
import {currentOf, isFailure, messageOf} from '../../request/failure';
import {isEditable, useFormSections, type FormMode} from '../fields/fields';
import {changedValues, withoutBlanks} from '../fields/values';
import {linesSent, placeInForm, withoutLines} from '../lines/form-lines';
import {withReason} from '../notices';
import {refusals} from '../validation/refusals';
import {flatErrors, type Problem} from '../validation/server-errors';
import {useAskedField} from './asked-field';
import {schemaResolver} from './resolver';
import {useTyped, type Typed} from './use-typed';

export interface RecordFormOptions {
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
  /** It lies over another form: leaving the page is that one's question. */
  readonly nested?: boolean;
  /** Stands before the reason why a save was refused. */
  readonly failed?: Text;
}

const NOTHING: readonly Typed[] = [];

/** The form of react-hook-form, and what of its values is sent. */
function useValues({entity, mode, form: name, initial, record}: RecordFormOptions) {
  const context = usePredicateContext();
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
  return {form, sections, fields, hasLines, sent, refused};
}

/** Of a record that somebody else has changed, whatever was typed stays. */
function useNewerRecord({mode, initial}: RecordFormOptions, {reset}: UseFormReturn): void {
  const begun = useRef(initial);
  useEffect(() => {
    if (mode === 'create' || begun.current === initial) return;
    begun.current = initial;
    reset(initial, {keepDirtyValues: true, keepErrors: true, keepTouched: true});
  }, [mode, initial, reset]);
}

export function useRecordForm(options: RecordFormOptions) {
  const {entity, save, nested = false, failed} = options;
  const t = useT();
  const say = useSay();
  const notify = useNotify();
  const {form, sections, fields, hasLines, sent, refused} = useValues(options);
  useTyped(form, nested ? NOTHING : hasLines ? [...fields, ...entity.lines] : fields);
  useAskedField(form, fields);
  useNewerRecord(options, form);

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
  return {form, sections, submit};
}
