/** Creates a record: from nothing, filled in from another one of its kind, or made from one of another kind. */
import {useState} from 'react';
import {Card} from '@mui/material';
import {useNavigate} from 'react-router';
import {useSay, useT} from '../../i18n/hooks';
import {PageHeader} from '../../frame/PageHeader';
import {pathsOf} from '../../model/paths';
import {useView} from '../use-view';
import {useBack} from '../back';
import {NoProposal} from '../origins/NoProposal';
import {useAskedFilling} from '../origins/use-asked-filling';
import {originPath} from '../origins/use-origin-record';
import {CreateForm} from './CreateForm';
import {FormDialog} from './FormDialog';
import {FormSkeleton} from './FormSkeleton';
import {useCopy} from './use-copy';

export default function CreatePage() {
  const t = useT();
  const say = useSay();
  const view = useView();
  const {entity} = view;
  const navigate = useNavigate();
  const back = useBack();
  const [round, setRound] = useState(0);
  const copied = useCopy();
  const asked = useAskedFilling(entity, round);

  const title = t('form.newTitle', {name: say(entity.label)});
  const leave = () => void navigate(back ?? (asked.made && originPath(asked.made)) ?? pathsOf(view).list);
  const form =
    copied.isLoading || asked.isLoading ? (
      <FormSkeleton />
    ) : asked.made && asked.error ? (
      <NoProposal made={asked.made} error={asked.error} onRetry={asked.retry} />
    ) : (
      <CreateForm
        key={round}
        copied={copied}
        begun={asked.filling}
        onAnother={() => setRound(round + 1)}
        onCancel={leave}
      />
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
