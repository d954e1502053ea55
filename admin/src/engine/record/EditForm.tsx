/** The form of an existing record. Sends only what was changed, with the version it was changed from. */
import {useMemo, useRef, useState} from 'react';
import {useNotify, useRefresh, useUpdate} from 'react-admin';
import {useSay, useT} from '../../i18n/hooks';
import {MESSAGE} from '../../request/data-provider';
import {currentOf, messageOf} from '../../request/failure';
import {asText, type Values} from '../../request/parse';
import {ConflictDialog, type Conflict} from '../conflict/ConflictDialog';
import {isEditable, useFormSections} from '../form/fields';
import {RecordForm} from '../form/RecordForm';
import {storedValues} from '../form/values';
import {versionOf, type EntityRecord} from '../record';
import {useView} from '../use-view';

interface EditFormProps {
  readonly record: EntityRecord;
  /** One of the entity's further forms. */
  readonly form?: string;
  /** Saved or given up. */
  readonly onDone: () => void;
}

export function EditForm({record, form, onDone}: EditFormProps) {
  const t = useT();
  const say = useSay();
  const view = useView();
  const {entity} = view;
  const notify = useNotify();
  const refresh = useRefresh();
  const [conflict, setConflict] = useState<Conflict>();
  const saved = useRef(false);
  const further = form === undefined ? undefined : entity.dialogs[form];
  const sections = useFormSections(entity, 'edit', form);
  const initial = useMemo(
    () => storedValues(sections.flatMap(section => section.fields).filter(field => isEditable(entity, field, 'edit')), record),
    [sections, entity, record],
  );
  const [update, {isPending}] = useUpdate<EntityRecord>(undefined, undefined, {mutationMode: 'pessimistic', returnPromise: true});

  const write = async (changes: Values, version: number | undefined) => {
    const after = await update(view.name, {id: record.id, data: {...changes, ...(version === undefined ? {} : {version})}, previousData: record});
    notify(further?.done ? say(further.done) : asText(after?.[MESSAGE]) ?? t('form.saved'), {type: 'success'});
    saved.current = true;
    onDone();
  };
  const save = async (changes: Values) => {
    if (Object.keys(changes).length === 0) return notify(t('form.unchanged'), {type: 'info'});
    try {
      await write(changes, versionOf(record));
    } catch (error) {
      const current = currentOf(error);
      if (current) setConflict({base: record, changes, current});
      throw error;
    }
  };
  const saveChosen = async (values: Values) => {
    if (!conflict) return;
    try {
      await write(values, versionOf(conflict.current));
      setConflict(undefined);
    } catch (error) {
      const current = currentOf(error);
      if (current) setConflict({base: conflict.current, changes: values, current});
      else {
        setConflict(undefined);
        notify(messageOf(error), {type: 'error'});
      }
    }
  };
  const discard = () => {
    setConflict(undefined);
    refresh();
  };

  return (
    <>
      <RecordForm
        entity={entity} mode="edit" form={form} initial={initial} record={record} save={save} saved={saved} onCancel={onDone} failed={further?.failed ?? entity.notices.updateFailed}
        key={String(record.version)}
      />
      {conflict && (
        <ConflictDialog
          entity={entity} conflict={conflict} busy={isPending} onSave={values => void saveChosen(values)} onDiscard={discard} onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}
