/** What all pages of one record share: its name, its states, the way between its pages, and its actions. */
import type {ReactNode} from 'react';
import {Alert, Box, Button, Card, Skeleton, Stack, Tab, Tabs} from '@mui/material';
import {useGetOne} from 'react-admin';
import {Link, useLocation, useParams} from 'react-router';
import {useCan} from '../../access/session-context';
import {recordLabel} from '../../controls/shared/record-label';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useT} from '../../i18n/hooks';
import {isFailure, messageOf} from '../../request/failure';
import {PageHeader} from '../../shell/PageHeader';
import {RecordButtons} from '../actions/RecordButtons';
import {abilityOf, type EntityRecord} from '../record';
import {useView} from '../use-view';
import type {EntityView} from '../views';
import {pathsOf} from './paths';

interface RecordFrameProps {
  /** Without the frame's card, for pages that lay out their own. */
  readonly bare?: boolean;
  readonly children: (record: EntityRecord) => ReactNode;
}

function RecordTabs({view, record}: {readonly view: EntityView; readonly record: EntityRecord}) {
  const t = useT();
  const can = useCan();
  const {pathname} = useLocation();
  const paths = pathsOf(view);
  const tabs = [
    {label: t('record.details'), path: paths.main(record.id), shown: true},
    {label: t('record.edit'), path: paths.edit(record.id), shown: view.entity.writable && can(view.entity, 'update')},
    {label: t('record.history'), path: paths.history(record.id), shown: view.entity.audit !== false && can(view.entity, 'history')},
  ].filter(tab => tab.shown);
  const current = tabs.some(tab => tab.path === pathname) ? pathname : false;
  const denied = abilityOf(record, 'update');
  return (
    <Tabs value={current} component="nav" aria-label={t('record.pages')} sx={{mb: 1.5}}>
      {tabs.map(tab => (
        <Tab
          key={tab.path} value={tab.path} label={tab.label} component={Link} to={tab.path} role="link" aria-selected={undefined}
          aria-current={tab.path === pathname ? 'page' : undefined}
          disabled={tab.path === paths.edit(record.id) && denied !== true} title={tab.path === paths.edit(record.id) && denied !== true ? denied : undefined}
        />
      ))}
    </Tabs>
  );
}

function Missing({view, error}: {readonly view: EntityView; readonly error: unknown}) {
  const t = useT();
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start', p: 2}}>
      <PageHeader title={t('record.missing')} />
      <Alert severity="error">{messageOf(error)}</Alert>
      <Button variant="outlined" component={Link} to={pathsOf(view).list}>{t('record.toList')}</Button>
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
        title={recordLabel(entity, record)} crumb={recordLabel(entity, record)}
        chips={states.map(field => <FieldDisplay key={field.name} field={field} value={record[field.name]} record={record} />)}
        actions={<RecordButtons record={record} />}
      />
      <RecordTabs view={view} record={record} />
      {bare ? children(record) : <Card sx={{overflow: 'visible'}}>{children(record)}</Card>}
    </Box>
  );
}

function RecordSkeleton() {
  const t = useT();
  return (
    <Box role="status" aria-label={t('common.loading')}>
      <Skeleton width={260} height={34} />
      <Skeleton width={180} height={36} sx={{mb: 1.5}} />
      <Card sx={{p: 2.5}}>{['80%', '60%', '72%', '50%'].map(width => <Skeleton key={width} width={width} height={34} />)}</Card>
    </Box>
  );
}
