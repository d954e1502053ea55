/** Edits a record over its list: the main form, or one of the further ones of its entity. */
import {useGetOne} from 'react-admin';
import {useNavigate, useParams} from 'react-router';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import {useBack} from '../back';
import {EditForm} from './EditForm';
import {FormDialog} from './FormDialog';
import {FormSkeleton} from './FormSkeleton';
import {pathsOf} from '../../model/paths';
import {ReadFailure} from './ReadFailure';

export default function EditDialog({form}: {readonly form?: string}) {
  const t = useT();
  const say = useSay();
  const view = useView();
  const {entity} = view;
  const navigate = useNavigate();
  const back = useBack();
  const {id = ''} = useParams();
  const {
    data: record,
    error,
    isPending,
    refetch,
  } = useGetOne<EntityRecord>(view.name, {id: Number(id)}, {retry: false});
  const further = form === undefined ? undefined : entity.dialogs[form];
  const close = () => void navigate(back ?? pathsOf(view).list);
  const title =
    `${further ? say(further.label) : t('record.edit')} · ` +
    `${record ? recordLabel(entity, record) : say(entity.label)}`;
  return (
    <FormDialog title={title} onClose={close}>
      {error && !record && <ReadFailure entity={entity} error={error} onRetry={() => void refetch()} sx={{m: 2}} />}
      {isPending && <FormSkeleton />}
      {record && <EditForm record={record} form={form} onDone={close} />}
    </FormDialog>
  );
}
