/** The control of a property over its cell: Enter saves, Escape leaves, Tab saves and goes on. */
import {useEffect, useMemo, useRef, useState, type KeyboardEvent} from 'react';
import {Box, ClickAwayListener, FormHelperText, Paper, Popper} from '@mui/material';
import {FormProvider, useForm, type FieldValues} from 'react-hook-form';
import {usePredicateContext} from '../../access/session-context';
import {FieldInput} from '../../controls/FieldInput';
import {NoNewChoices} from '../../controls/shared/new-choice';
import {useSay, useT} from '../../i18n/hooks';
import {currentOf, isFailure, messageOf} from '../../request/failure';
import {asValues} from '../../model/parse';
import {useSave} from '../conflict/use-save';
import {refusals} from '../validation/refusals';
import {schemaResolver} from '../form/resolver';
import {flatErrors} from '../validation/server-errors';
import {FormTargetProvider} from '../../model/form-target';
import {changedValues, storedValues} from '../fields/values';
import {isEditable} from '../fields/fields';
import type {EntityView} from '../../model/views';
import type {Cell} from './cells';
import {isChosenAtOnce} from './editable';

/** Pixels: room for a picker in a narrow column. */
const LEAST_WIDTH = 240;
const INPUTS = 'input, textarea, [role="combobox"]';

/** Called with the editor as soon as it is there. */
function begin(editor: HTMLElement | null): void {
  const input = editor?.querySelector<HTMLElement>(INPUTS);
  input?.focus({preventScroll: true});
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
}

/** Where the focus goes afterwards: to the cell, to its neighbours, or where somebody clicked. */
export type Leave = 'stay' | 'next' | 'previous' | 'away';

interface CellEditorProps {
  readonly view: EntityView;
  readonly cell: Cell;
  readonly onLeave: (how: Leave) => void;
}

export function CellEditor({view, cell: {record, field, element}, onLeave}: CellEditorProps) {
  const t = useT();
  const say = useSay();
  const {entity} = view;
  const context = usePredicateContext();
  const leaving = useRef<Leave>('stay');
  const [refused] = useState(refusals);
  const initial = useMemo(
    () =>
      storedValues(
        entity.fields.filter(each => isEditable(entity, each, 'edit')),
        record,
      ),
    [entity, record],
  );
  const [fields, target] = useMemo(() => [[field], {entity, record}] as const, [entity, field, record]);
  const sent = (values: FieldValues) => changedValues(entity, {[field.name]: values[field.name]}, initial);
  const form = useForm<FieldValues>({
    defaultValues: initial,
    mode: 'onChange',
    resolver: schemaResolver({entity, mode: 'edit', fields, record, context, sent, refused}),
  });
  const {errors, isSubmitting} = form.formState;
  const {save, dialog} = useSave({
    view,
    base: record,
    onSaved: () => onLeave(leaving.current),
    onDiscard: () => onLeave('stay'),
  });

  const tell = (error: unknown) => {
    if (currentOf(error)) return;
    const told = isFailure(error) ? flatErrors(asValues(error.body).errors) : [];
    refused.keep(
      told.filter(([path]) => path === field.name),
      form.getValues(),
    );
    const [own] = told.filter(([path]) => path === field.name);
    if (own) form.setError(field.name, {type: 'server', message: own[1]});
    else form.setError('root', {message: [messageOf(error), ...told.map(([, message]) => message)].join(' ')});
  };
  const submit = async (how: Leave) => {
    leaving.current = how;
    refused.forget();
    await form.handleSubmit(async values => {
      const changes = sent(values);
      if (Object.keys(changes).length === 0) return onLeave(how);
      try {
        await save(changes);
      } catch (error) {
        tell(error);
      }
    })();
  };
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const {key, shiftKey} = event;
    const isInLines = event.target instanceof HTMLTextAreaElement;
    if (key === 'Escape') onLeave('stay');
    else if (key === 'Tab') void submit(shiftKey ? 'previous' : 'next');
    else if (key === 'Enter' && isInLines && !shiftKey) void submit('stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const {subscribe} = form;
  const submitted = useRef(submit);
  useEffect(() => {
    submitted.current = submit;
  });
  useEffect(() => {
    if (!isChosenAtOnce(field)) return undefined;
    return subscribe({name: field.name, formState: {values: true}, callback: () => void submitted.current('stay')});
  }, [subscribe, field]);
  return (
    <>
      <Popper
        open
        anchorEl={element}
        placement="bottom-start"
        sx={{zIndex: 'modal'}}
        modifiers={[
          {name: 'offset', options: {offset: [-1, -element.offsetHeight]}},
          {name: 'flip', enabled: false},
        ]}
      >
        <ClickAwayListener onClickAway={() => !dialog && void submit('away')}>
          <Paper
            ref={begin}
            component="div"
            role="group"
            aria-label={t('cell.editing', {field: say(field.label)})}
            elevation={6}
            onKeyDown={press}
            sx={{
              p: 0.5,
              minWidth: Math.max(element.offsetWidth, LEAST_WIDTH),
              maxWidth: 'min(420px, 90vw)',
              border: 1,
              borderColor: 'primary.main',
            }}
          >
            <NoNewChoices>
              <FormTargetProvider target={target}>
                <FormProvider {...form}>
                  <Box
                    component="form"
                    noValidate
                    autoComplete="off"
                    aria-busy={isSubmitting}
                    onSubmit={event => {
                      event.preventDefault();
                      void submit('stay');
                    }}
                  >
                    <FieldInput bare field={field} name={field.name} required={field.required} />
                    {errors.root && (
                      <FormHelperText error role="alert">
                        {errors.root.message}
                      </FormHelperText>
                    )}
                  </Box>
                </FormProvider>
              </FormTargetProvider>
            </NoNewChoices>
          </Paper>
        </ClickAwayListener>
      </Popper>
      {dialog}
    </>
  );
}
