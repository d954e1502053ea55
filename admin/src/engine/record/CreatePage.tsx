/** Creates a record. Each filled-in form carries one idempotency key, so that sending it twice makes one record. */
import {useMemo, useRef, useState} from 'react';
import {Card} from '@mui/material';
import {useDataProvider, useNotify} from 'react-admin';
import {useNavigate, useSearchParams} from 'react-router';
import {useSay, useT} from '../../i18n/hooks';
import {randomId} from '../../formatting/random-code';
import {isFailure} from '../../request/failure';
import {MESSAGE} from '../../request/data-provider';
import {asText, type Values} from '../../request/parse';
import {PageHeader} from '../../shell/PageHeader';
import {useFormSections} from '../form/fields';
import {RecordForm} from '../form/RecordForm';
import {blankValues, valuesOfQuery, valuesOfWhere} from '../form/values';
import type {EntityRecord} from '../record';
import {useView} from '../use-view';
import {useBack} from './back';
import {FormDialog} from './FormDialog';
import {pathsOf} from './paths';

export default function CreatePage() {
  const t = useT();
  const say = useSay();
  const view = useView();
  const {entity} = view;
  const paths = pathsOf(view);
  const navigate = useNavigate();
  const back = useBack();
  const notify = useNotify();
  const sections = useFormSections(entity, 'create');
  const [idempotencyKey, setIdempotencyKey] = useState(() => randomId());
  const again = useRef(false);
  const saved = useRef(false);
  const [round, setRound] = useState(0);
  const fixed = useMemo(() => valuesOfWhere(view.where), [view]);
  const [query] = useSearchParams();
  const initial = useMemo(() => {
    const fields = sections.flatMap(section => section.fields);
    return {...blankValues(fields), ...valuesOfQuery(fields, query), ...fixed};
  }, [sections, fixed, query]);
  const dataProvider = useDataProvider();

  const save = async (values: Values) => {
    try {
      const {data: created} = await dataProvider.create<EntityRecord>(view.name, {data: {...fixed, ...values}, meta: {idempotencyKey}});
      notify(asText(created[MESSAGE]) ?? t('form.created'), {type: 'success'});
      setIdempotencyKey(randomId());
      if (again.current) setRound(round + 1);
      else {
        saved.current = true;
        await navigate(back ?? (entity.dialog ? paths.list : paths.main(created.id)));
      }
    } catch (error) {
      // Refused: the next attempt is another request, not a repetition.
      if (isFailure(error) && error.status >= 400 && error.status < 500) setIdempotencyKey(randomId());
      throw error;
    }
  };

  const title = t('form.newTitle', {name: say(entity.label)});
  const leave = () => void navigate(back ?? paths.list);
  const form = (
    <RecordForm
      key={round} entity={entity} mode="create" initial={initial} save={save} saved={saved} saveLabel={t('form.create')} onCancel={leave} failed={entity.notices.createFailed}
      actions={<SaveAndNew onChoose={chosen => {
        again.current = chosen;
      }} />}
    />
  );
  if (entity.dialog) return <FormDialog title={title} onClose={leave}>{form}</FormDialog>;
  return (
    <>
      <PageHeader title={title} crumb={t('form.new')} />
      <Card sx={{overflow: 'visible'}}>{form}</Card>
    </>
  );
}

function SaveAndNew({onChoose}: {readonly onChoose: (chosen: boolean) => void}) {
  const t = useT();
  return (
    <label style={{display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: '0.8125rem', marginInlineStart: 'auto'}}>
      <input type="checkbox" onChange={event => onChoose(event.target.checked)} /> {t('form.another')}
    </label>
  );
}
