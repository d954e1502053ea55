/** The form of an existing record. Sends only what was changed, with the version it was changed from. */
import {useCallback, useMemo, useRef, useState} from 'react';
import {useNotify} from 'react-admin';
import {useSay, useT} from '../../i18n/hooks';
import {MESSAGE} from '../../model/record';
import {asText, type Values} from '../../model/parse';
import {useSave} from '../conflict/use-save';
import {isEditable, useFormSections} from '../fields/fields';
import {FollowNote} from '../conflict/FollowNote';
import {RecordForm} from '../form/RecordForm';
import {storedValues} from '../fields/values';
import {storedLines} from '../lines/form-lines';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import {useNewest} from '../conflict/use-newest';

interface EditFormProps {
  readonly record: EntityRecord;
  /** One of the entity's further forms. */
  readonly form?: string;
  /** Another query of the address leaves the form, too. */
  readonly wholeAddress?: boolean;
  /** Saved or given up. */
  readonly onDone: () => void;
}

export function EditForm({record, form, wholeAddress, onDone}: EditFormProps) {
  const t = useT();
  const say = useSay();
  const view = useView();
  const {entity} = view;
  const notify = useNotify();
  const saved = useRef(false);
  const further = form === undefined ? undefined : entity.dialogs[form];
  const sections = useFormSections(entity, 'edit', form);
  const fields = useMemo(
    () => sections.flatMap(section => section.fields).filter(field => isEditable(entity, field, 'edit')),
    [sections, entity],
  );
  const newest = useNewest(view, record);
  const [base, setBase] = useState(record);
  const [round, setRound] = useState(0);
  const agree = useCallback(() => setBase(newest), [newest]);
  const initial = useMemo(
    () => ({...storedValues(fields, newest), ...storedLines(entity, newest)}),
    [entity, fields, newest],
  );
  const {save: write, dialog} = useSave({
    view,
    base,
    onDiscard: () => setRound(round + 1),
    onSaved: after => {
      notify(further?.done ? say(further.done) : (asText(after[MESSAGE]) ?? t('form.saved')), {type: 'success'});
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
        entity={entity}
        mode="edit"
        form={form}
        initial={initial}
        record={newest}
        save={save}
        saved={saved}
        onCancel={onDone}
        wholeAddress={wholeAddress}
        failed={further?.failed ?? entity.notices.updateFailed}
        key={round}
        head={<FollowNote view={view} fields={fields} base={base} newest={newest} onAgree={agree} />}
      />
      {dialog}
    </>
  );
}
