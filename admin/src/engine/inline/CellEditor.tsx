/** The control of a property over its cell: Enter saves, Escape leaves, Tab saves and goes on. */
import {useMemo, type KeyboardEvent, type ReactElement} from 'react';
import {Box, ClickAwayListener, FormHelperText, Paper, Popper} from '@mui/material';
import {FormProvider, useFormState} from 'react-hook-form';
import type {Field} from '@emblem/schemas';
import {FieldInput} from '../../controls/FieldInput';
import {NoNewChoices} from '../../controls/shared/new-choice';
import {useSay, useT} from '../../i18n/hooks';
import {FormTargetProvider} from '../../model/form-target';
import {useCellForm, type CellEditorProps} from './use-cell-form';

/** Pixels: room for a picker in a narrow column. */
const MIN_WIDTH = 240;
const INPUTS = 'input, textarea, [role="combobox"]';

/** Called with the editor as soon as it is there. */
function begin(editor: HTMLElement | null): void {
  const input = editor?.querySelector<HTMLElement>(INPUTS);
  input?.focus({preventScroll: true});
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
}

interface OverCellProps {
  readonly element: HTMLElement;
  readonly children: ReactElement;
}

/** Lies over a cell, as wide as it or wider. */
function OverCell({element, children}: OverCellProps) {
  return (
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
      {children}
    </Popper>
  );
}

interface CellFormProps {
  readonly field: Field;
  readonly onSubmit: () => void;
}

function CellForm({field, onSubmit}: CellFormProps) {
  const {errors, isSubmitting} = useFormState();
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      aria-busy={isSubmitting}
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FieldInput bare field={field} name={field.name} required={field.required} />
      {errors.root && (
        <FormHelperText error role="alert">
          {errors.root.message}
        </FormHelperText>
      )}
    </Box>
  );
}

export function CellEditor(props: CellEditorProps) {
  const {view, cell, onLeave} = props;
  const {record, field, element} = cell;
  const t = useT();
  const say = useSay();
  const {form, submit, dialog} = useCellForm(props);
  const target = useMemo(() => ({entity: view.entity, record}), [view.entity, record]);
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
  return (
    <>
      <OverCell element={element}>
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
              minWidth: Math.max(element.offsetWidth, MIN_WIDTH),
              maxWidth: 'min(420px, 90vw)',
              border: 1,
              borderColor: 'primary.main',
            }}
          >
            <NoNewChoices>
              <FormTargetProvider target={target}>
                <FormProvider {...form}>
                  <CellForm field={field} onSubmit={() => void submit('stay')} />
                </FormProvider>
              </FormTargetProvider>
            </NoNewChoices>
          </Paper>
        </ClickAwayListener>
      </OverCell>
      {dialog}
    </>
  );
}
