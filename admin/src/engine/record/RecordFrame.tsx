/** What all pages of one record share: its name, its states, the way between its pages, and its actions. */
import {useEffect, type ReactNode} from 'react';
import {Box, Button, Card, Skeleton, Stack} from '@mui/material';
import {useGetOne} from 'react-admin';
import {useParams} from 'react-router';
import {recordLabel} from '../../controls/shared/record-label';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useT} from '../../i18n/hooks';
import {isMissing} from '../../request/failure';
import {PageHeader} from '../../frame/PageHeader';
import {useTags} from '../../frame/tags-context';
import {LoadingRows} from '../../widgets/LoadingRows';
import {PageLink} from '../../widgets/PageLink';
import {RecordButtons} from './RecordButtons';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import type {EntityView} from '../../model/views';
import {pathsOf} from '../../model/paths';
import {stateFields} from '../workflow/steps';
import {ReadFailure} from './ReadFailure';
import {RecordTabs} from './RecordTabs';

interface RecordFrameProps {
  /** Without the card: the page lays out its own. */
  readonly bare?: boolean;
  readonly children: (record: EntityRecord) => ReactNode;
}

export function RecordFrame({bare, children}: RecordFrameProps) {
  const view = useView();
  const {id = ''} = useParams();
  const {
    data: record,
    error,
    isPending,
    refetch,
  } = useGetOne<EntityRecord>(view.name, {id: Number(id)}, {retry: false});
  if (error && (!record || isMissing(error)))
    return <Unreadable view={view} error={error} onRetry={() => void refetch()} />;
  if (isPending || !record) return <RecordSkeleton />;
  const label = recordLabel(view.entity, record);
  return (
    <Box>
      <PageHeader
        title={label}
        crumb={label}
        chips={stateFields(view.entity).map(field => (
          <FieldDisplay key={field.name} field={field} value={record[field.name]} record={record} />
        ))}
        actions={<RecordButtons record={record} />}
      />
      <RecordTabs view={view} record={record} />
      {bare ? children(record) : <Card sx={{overflow: 'visible'}}>{children(record)}</Card>}
    </Box>
  );
}

interface UnreadableProps {
  readonly view: EntityView;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Unreadable({view, error, onRetry}: UnreadableProps) {
  const t = useT();
  const {forget} = useTags();
  const leadsNowhere = isMissing(error);
  // A page that leads nowhere keeps no tag.
  useEffect(() => {
    if (leadsNowhere) forget();
  }, [leadsNowhere, forget]);
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start', p: 2}}>
      <PageHeader title={t(leadsNowhere ? 'record.missing' : 'record.readFailed')} />
      <ReadFailure entity={view.entity} error={error} onRetry={onRetry} />
      <Button variant="outlined" component={PageLink} to={pathsOf(view).list}>
        {t('record.toList')}
      </Button>
    </Stack>
  );
}

function RecordSkeleton() {
  return (
    <Box>
      <Skeleton width={260} height={34} />
      <Skeleton width={180} height={36} sx={{mb: 1.5}} />
      <Card>
        <LoadingRows rows={['80%', '60%', '72%', '50%']} height={34} sx={{p: 2.5}} />
      </Card>
    </Box>
  );
}
