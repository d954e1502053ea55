/** The form of a new record. */
import {useMemo, useRef} from 'react';
import {useNavigate, useSearchParams} from 'react-router';
import {useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {pathsOf} from '../../model/paths';
import {valuesOfWhere} from '../../model/values-of-where';
import {useBack} from '../back';
import {valuesOfQuery} from '../fields/values';
import {FieldNotes} from '../form/field-notes';
import {RecordForm} from '../form/RecordForm';
import {ChosenOrigin} from '../origins/ChosenOrigin';
import {OriginNote} from '../origins/OriginNote';
import {useFilling, valuesFilled, type Filling} from '../origins/use-filling';
import {useView} from '../use-view';
import {CopyNote} from './CopyNote';
import type {CopyState} from './use-copy';
import {useNewRecord} from './use-new-record';

interface CreateFormProps {
  readonly copied: CopyState;
  /** What the form begins with, where the record is made from another one. */
  readonly begun: Filling | undefined;
  /** Another record is to be made when this one is. */
  readonly onAnother: () => void;
  readonly onCancel: () => void;
}

export function CreateForm({copied: {source, copy, error}, begun, onAnother, onCancel}: CreateFormProps) {
  const t = useT();
  const view = useView();
  const {entity} = view;
  const paths = pathsOf(view);
  const navigate = useNavigate();
  const back = useBack();
  const {fields, blank, make} = useNewRecord(entity, view.name);
  const again = useRef(false);
  const saved = useRef(false);
  const fixed = useMemo(() => valuesOfWhere(view.where), [view]);
  const [query] = useSearchParams();
  const initial = useMemo(
    () => ({...blank, ...copy?.values, ...valuesFilled(entity, begun), ...valuesOfQuery(fields, query), ...fixed}),
    [blank, copy, entity, begun, fields, query, fixed],
  );
  const filling = useFilling(entity, initial, begun);
  const notes = useMemo(
    () =>
      Object.fromEntries(
        entity.origins.map(origin => [
          origin.via,
          <ChosenOrigin key={origin.via} origin={origin} state={filling} blank={blank} />,
        ]),
      ),
    [entity, filling, blank],
  );

  const save = async (values: Values) => {
    try {
      const created = await make({...fixed, ...values}, filling.makingOf(values));
      if (again.current) return onAnother();
      saved.current = true;
      await navigate(back ?? (entity.dialog ? paths.list : paths.main(created.id)));
    } catch (refusal) {
      await filling.lookAgain(refusal);
      throw refusal;
    }
  };

  return (
    <FieldNotes value={notes}>
      <CopyNote source={source} copy={copy} error={error} />
      <RecordForm
        entity={entity}
        mode="create"
        initial={initial}
        save={save}
        saved={saved}
        saveLabel={t('form.create')}
        onCancel={onCancel}
        failed={entity.notices.createFailed}
        head={<OriginNote state={filling} blank={blank} />}
        actions={
          <SaveAndNew
            onChoose={chosen => {
              again.current = chosen;
            }}
          />
        }
      />
    </FieldNotes>
  );
}

function SaveAndNew({onChoose}: {readonly onChoose: (chosen: boolean) => void}) {
  const t = useT();
  return (
    <label
      style={{display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: '0.8125rem', marginInlineStart: 'auto'}}
    >
      <input type="checkbox" onChange={event => onChoose(event.target.checked)} /> {t('form.another')}
    </label>
  );
}
