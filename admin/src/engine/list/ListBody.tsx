/**
 * The rows of a list as a table, as cards, or stacked on a narrow screen; and what stands there when there are none.
 */
import {lazy, Suspense, useState} from 'react';
import {Box, Button, LinearProgress, useMediaQuery, type Theme} from '@mui/material';
import {DateStyleContext} from '../../controls/datetime/date-style';
import {useT} from '../../i18n/hooks';
import {useThrottle} from '../../widgets/throttle';
import {useRecordAction} from '../actions/use-record-action';
import {ImportDialog} from '../exchange/ImportDialog';
import {useNotices} from '../notices';
import {CardGrid} from './CardGrid';
import {isDeletedView, useFilterValues, useListState, useRecords} from '../list-state/list-state';
import {useGrouping} from '../list-state/grouping';
import {isWhole, useLayoutChoice} from '../list-state/layout';
import {useListLook} from './look';
import {NothingFrame, NothingYet} from '../rows/NothingYet';
import {RecordTable} from './table/RecordTable';
import {RowActionsProvider} from '../rows/row-actions';
import {StackedList} from './StackedList';
import {useMayImport} from './use-may-import';
import {TableSkeleton} from './table/TableSkeleton';
import {RetryAlert} from '../../widgets/RetryAlert';

/** With what drags cards; most lists are never seen so. */
const Board = lazy(() => import('../board/Board'));
const Calendar = lazy(() => import('../calendar/Calendar'));
const GroupedList = lazy(() => import('./groups/GroupedList'));

function Nothing() {
  const t = useT();
  const {view} = useListState();
  const {values, replace} = useFilterValues();
  const mayImport = useMayImport();
  const [importing, setImporting] = useState(false);
  if (Object.keys(values).length === 0)
    return (
      <>
        <NothingYet view={view} onImport={mayImport ? () => setImporting(true) : undefined} />
        {importing && <ImportDialog onClose={() => setImporting(false)} />}
      </>
    );
  return (
    <NothingFrame text={t(isDeletedView(values) ? 'list.noneDeleted' : 'list.noneFound')}>
      <Button variant="outlined" onClick={() => replace({})}>
        {t('filter.clear')}
      </Button>
    </NothingFrame>
  );
}

export function ListBody() {
  const t = useT();
  const {data, error, isPending, isFetching, refetch} = useRecords();
  const [layout] = useLayoutChoice();
  const [grouping] = useGrouping();
  const [look] = useListLook();
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'));
  const sparingly = useThrottle();
  const {view} = useListState();
  const {values} = useFilterValues();
  const start = useRecordAction();
  const {failed} = useNotices(view.entity);
  if (error)
    return (
      <RetryAlert sx={{m: 2}} onRetry={() => sparingly(() => void refetch())}>
        {failed('listFailed', error)}
      </RetryAlert>
    );
  if (isPending || !data) return <TableSkeleton />;
  if (data.length === 0) return <Nothing />;
  const asWhole = isWhole(layout) && !isDeletedView(values);
  const Layout = layout === 'cards' ? CardGrid : narrow ? StackedList : RecordTable;
  return (
    <RowActionsProvider start={start}>
      <Box data-density={look.density} sx={{position: 'relative', flex: 1, minHeight: 0}}>
        {isFetching && (
          <LinearProgress
            aria-label={t('common.loading')}
            sx={{position: 'absolute', insetInline: 0, top: 0, zIndex: 4}}
          />
        )}
        <DateStyleContext value={look.dates}>
          {asWhole ? (
            <Suspense fallback={<TableSkeleton />}>{layout === 'calendar' ? <Calendar /> : <Board />}</Suspense>
          ) : grouping ? (
            <Suspense fallback={<TableSkeleton />}>
              <GroupedList key={grouping.key} grouping={grouping} rows={Layout} />
            </Suspense>
          ) : (
            <Layout records={data} />
          )}
        </DateStyleContext>
      </Box>
    </RowActionsProvider>
  );
}
