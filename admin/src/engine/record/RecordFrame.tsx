/** What all pages of one record share: its name, its states, the way between its pages, and its actions. */
import {useEffect, type ReactNode} from 'react';
import {Alert, Box, Button, Card, Skeleton, Stack} from '@mui/material';
import {useGetOne} from 'react-admin';
import {useParams} from 'react-router';
import {recordLabel} from '../../controls/shared/record-label';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useT} from '../../i18n/hooks';
import {isFailure} from '../../request/failure';
import {PageHeader} from '../../frame/PageHeader';
import {useTags} from '../../frame/tags-context';
import {LoadingRows} from '../../widgets/LoadingRows';
import {PageLink} from '../../widgets/PageLink';
import {RecordButtons} from './RecordButtons';
import {useNotices} from '../notices';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import type {EntityView} from '../../model/views';
import {pathsOf} from '../../model/paths';
import {RecordTabs} from './RecordTabs';

interface RecordFrameProps {
  /** Without the frame's card, for pages that lay out their own. */
  readonly bare?: boolean;
  readonly children: (record: EntityRecord) => ReactNode;
}

function Missing({view, error}: {readonly view: EntityView; readonly error: unknown}) {
  const t = useT();
  const {failed} = useNotices(view.entity);
  const {forget} = useTags();
  useEffect(() => forget(), [forget]);
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start', p: 2}}>
      <PageHeader title={t('record.missing')} />
      <Alert severity="error">{failed('readFailed', error)}</Alert>
      <Button variant="outlined" component={PageLink} to={pathsOf(view).list}>
        {t('record.toList')}
      </Button>
    </Stack>
  );
}

export function RecordFrame({bare, children}: RecordFrameProps) {
  const view = useView();
  const {id = ''} = useParams();
  const {data: record, error, isPending} = useGetOne<EntityRecord>(view.name, {id: Number(id)}, {retry: false});
  if (error && (!record || (isFailure(error) && error.status === 404))) return <Missing view={view} error={error} />;
  if (isPending || !record) return <RecordSkeleton />;
  const {entity} = view;
  const states = entity.workflows.map(workflow => entity.field[workflow.field]).filter(field => field !== undefined);
  return (
    <Box>
      <PageHeader
        title={recordLabel(entity, record)}
        crumb={recordLabel(entity, record)}
        chips={states.map(field => (
          <FieldDisplay key={field.name} field={field} value={record[field.name]} record={record} />
        ))}
        actions={<RecordButtons record={record} />}
      />
      <RecordTabs view={view} record={record} />
      {bare ? children(record) : <Card sx={{overflow: 'visible'}}>{children(record)}</Card>}
    </Box>
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
