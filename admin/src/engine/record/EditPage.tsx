/** Edits a record. Sends only what was changed, with the version it was changed from. */
import {useMemo, useRef, useState} from 'react';
import {useNotify, useRefresh, useUpdate} from 'react-admin';
import {useNavigate} from 'react-router';
import {useT} from '../../i18n/hooks';
import {currentOf, messageOf} from '../../request/failure';
import type {Values} from '../../request/parse';
import {ConflictDialog, type Conflict} from '../conflict/ConflictDialog';
import {isEditable, useFormSections} from '../form/fields';
import {RecordForm} from '../form/RecordForm';
import {storedValues} from '../form/values';
import {versionOf, type EntityRecord} from '../record';
import {useView} from '../use-view';
import {pathsOf} from './paths';
import {RecordFrame} from './RecordFrame';

function EditForm({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const view = useView();
  const {entity} = view;
  const paths = pathsOf(view);
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [conflict, setConflict] = useState<Conflict>();
  const saved = useRef(false);
  const sections = useFormSections(entity, 'edit');
  const initial = useMemo(
    () => storedValues(sections.flatMap(section => section.fields).filter(field => isEditable(entity, field, 'edit')), record),
    [sections, entity, record],
  );
  const [update, {isPending}] = useUpdate<EntityRecord>(undefined, undefined, {mutationMode: 'pessimistic', returnPromise: true});

  const write = async (changes: Values, version: number | undefined) => {
    await update(view.name, {id: record.id, data: {...changes, ...(version === undefined ? {} : {version})}, previousData: record});
    notify(t('form.saved'), {type: 'success'});
    saved.current = true;
    await navigate(paths.main(record.id));
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
      <RecordForm entity={entity} mode="edit" initial={initial} record={record} save={save} saved={saved} onCancel={() => void navigate(paths.main(record.id))} key={String(record.version)} />
      {conflict && (
        <ConflictDialog
          entity={entity} conflict={conflict} busy={isPending} onSave={values => void saveChosen(values)} onDiscard={discard} onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}

export default function EditPage() {
  return <RecordFrame>{record => <EditForm record={record} />}</RecordFrame>;
}
