/** The form of a single cell: what it begins with, how it is saved, and where what the server refuses is shown. */
import {useEffect, useMemo, useRef, useState} from 'react';
import {useForm, type FieldValues} from 'react-hook-form';
import {usePredicateContext} from '../../access/session-context';
import {asValues} from '../../model/parse';
import type {EntityView} from '../../model/views';
import {currentOf, isFailure, messageOf} from '../../request/failure';
import {useSave} from '../conflict/use-save';
import {isEditable} from '../fields/fields';
import {changedValues, storedValues} from '../fields/values';
import {schemaResolver} from '../form/resolver';
import {refusals} from '../validation/refusals';
import {flatErrors} from '../validation/server-errors';
import type {Cell} from './cells';
import {isChosenAtOnce} from './editable';

/** Where the focus goes afterwards: to the cell, to its neighbours, or where somebody clicked. */
export type Leave = 'stay' | 'next' | 'previous' | 'away';

export interface CellEditorProps {
  readonly view: EntityView;
  readonly cell: Cell;
  readonly onLeave: (how: Leave) => void;
}

/** The form's values, which are those of the record, and what is sent of them. */
function useValues({view: {entity}, cell: {record, field}}: CellEditorProps) {
  const context = usePredicateContext();
  const [refused] = useState(refusals);
  const initial = useMemo(
    () =>
      storedValues(
        entity.fields.filter(each => isEditable(entity, each, 'edit')),
        record,
      ),
    [entity, record],
  );
  const fields = useMemo(() => [field] as const, [field]);
  const sent = (values: FieldValues) => changedValues(entity, {[field.name]: values[field.name]}, initial);
  const form = useForm<FieldValues>({
    defaultValues: initial,
    mode: 'onChange',
    resolver: schemaResolver({entity, mode: 'edit', fields, record, context, sent, refused}),
  });
  return {form, sent, refused};
}

export function useCellForm(props: CellEditorProps) {
  const {
    view,
    cell: {record, field},
    onLeave,
  } = props;
  const leaving = useRef<Leave>('stay');
  const {form, sent, refused} = useValues(props);
  const {save, dialog} = useSave({
    view,
    base: record,
    onSaved: () => onLeave(leaving.current),
    onDiscard: () => onLeave('stay'),
  });

  const tell = (error: unknown) => {
    if (currentOf(error)) return;
    const told = isFailure(error) ? flatErrors(asValues(error.body).errors) : [];
    const own = told.filter(([path]) => path === field.name);
    refused.keep(own, form.getValues());
    if (own[0]) form.setError(field.name, {type: 'server', message: own[0][1]});
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

  const {subscribe} = form;
  const submitted = useRef(submit);
  useEffect(() => {
    submitted.current = submit;
  });
  useEffect(() => {
    if (!isChosenAtOnce(field)) return undefined;
    return subscribe({name: field.name, formState: {values: true}, callback: () => void submitted.current('stay')});
  }, [subscribe, field]);
  return {form, submit, dialog};
}
