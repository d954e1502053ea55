/** The form of an existing record. Sends only what was changed, with the version it was changed from. */
import {useMemo, useRef} from 'react';
import {useNotify} from 'react-admin';
import {useSay, useT} from '../../i18n/hooks';
import {MESSAGE} from '../../request/data-provider';
import {asText, type Values} from '../../request/parse';
import {useSave} from '../conflict/use-save';
import {isEditable, useFormSections} from '../form/fields';
import {RecordForm} from '../form/RecordForm';
import {storedValues} from '../form/values';
import type {EntityRecord} from '../record';
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
  const saved = useRef(false);
  const further = form === undefined ? undefined : entity.dialogs[form];
  const sections = useFormSections(entity, 'edit', form);
  const initial = useMemo(
    () => storedValues(sections.flatMap(section => section.fields).filter(field => isEditable(entity, field, 'edit')), record),
    [sections, entity, record],
  );
  const {save: write, dialog} = useSave({
    view, base: record,
    onSaved: after => {
      notify(further?.done ? say(further.done) : asText(after[MESSAGE]) ?? t('form.saved'), {type: 'success'});
      saved.current = true;
      onDone();
    },
  });
  const save = async (changes: Values) => {
    if (Object.keys(changes).length === 0) notify(t('form.unchanged'), {type: 'info'});
    else await write(changes);
  };

  return (
    <>
      <RecordForm
        entity={entity} mode="edit" form={form} initial={initial} record={record} save={save} saved={saved} onCancel={onDone} failed={further?.failed ?? entity.notices.updateFailed}
        key={String(record.version)}
      />
      {dialog}
    </>
  );
}
