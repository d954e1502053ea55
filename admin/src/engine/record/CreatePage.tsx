/** Creates a record: from nothing, or filled in from another one. */
import {useMemo, useRef, useState} from 'react';
import {Card} from '@mui/material';
import {useNavigate, useSearchParams} from 'react-router';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {PageHeader} from '../../frame/PageHeader';
import {RecordForm} from '../form/RecordForm';
import {valuesOfQuery} from '../fields/values';
import {valuesOfWhere} from '../../model/values-of-where';
import {useView} from '../use-view';
import {useBack} from '../back';
import {CopyNote} from './CopyNote';
import {FormDialog} from './FormDialog';
import {FormSkeleton} from './FormSkeleton';
import {pathsOf} from '../../model/paths';
import {useCopy} from './use-copy';
import {useNewRecord} from './use-new-record';

export default function CreatePage() {
  const t = useT();
  const say = useSay();
  const view = useView();
  const {entity} = view;
  const paths = pathsOf(view);
  const navigate = useNavigate();
  const back = useBack();
  const {fields, blank, make} = useNewRecord(entity, view.name);
  const again = useRef(false);
  const saved = useRef(false);
  const [round, setRound] = useState(0);
  const fixed = useMemo(() => valuesOfWhere(view.where), [view]);
  const [query] = useSearchParams();
  const {source, copy, error, isLoading} = useCopy();
  const initial = useMemo(
    () => ({...blank, ...copy?.values, ...valuesOfQuery(fields, query), ...fixed}),
    [blank, fields, fixed, query, copy],
  );

  const save = async (values: Values) => {
    const created = await make({...fixed, ...values});
    if (again.current) return setRound(round + 1);
    saved.current = true;
    await navigate(back ?? (entity.dialog ? paths.list : paths.main(created.id)));
  };

  const title = t('form.newTitle', {name: say(entity.label)});
  const leave = () => void navigate(back ?? paths.list);
  const form = isLoading ? (
    <FormSkeleton />
  ) : (
    <>
      <CopyNote source={source} copy={copy} error={error} />
      <RecordForm
        key={round}
        entity={entity}
        mode="create"
        initial={initial}
        save={save}
        saved={saved}
        saveLabel={t('form.create')}
        onCancel={leave}
        failed={entity.notices.createFailed}
        actions={
          <SaveAndNew
            onChoose={chosen => {
              again.current = chosen;
            }}
          />
        }
      />
    </>
  );
  if (entity.dialog)
    return (
      <FormDialog title={title} onClose={leave}>
        {form}
      </FormDialog>
    );
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
    <label
      style={{display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: '0.8125rem', marginInlineStart: 'auto'}}
    >
      <input type="checkbox" onChange={event => onChoose(event.target.checked)} /> {t('form.another')}
    </label>
  );
}
