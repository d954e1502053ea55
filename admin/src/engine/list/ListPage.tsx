/** The generated list of a view. */
import {useEffect, useMemo, useState} from 'react';
import {Box, Button, Card} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import {ListBase, useNotify} from 'react-admin';
import {useLocation, useNavigate} from 'react-router';
import {useCan} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {PageHeader} from '../../frame/PageHeader';
import {BulkBar} from '../bulk/BulkBar';
import {ListCards} from '../cards/ListCards';
import {SortMode} from '../sort/SortMode';
import {PreviewPanel} from '../preview/PreviewPanel';
import {useView} from '../use-view';
import type {EntityView} from '../../model/views';
import {BesidePanel} from './tree/BesidePanel';
import {useColumns} from '../list-state/shown-columns';
import {FilterBar} from './filters/FilterBar';
import {FIGURE, PREVIEW} from '../../model/filter-keys';
import {ListActions} from './ListActions';
import {ListBody} from './ListBody';
import {useGrouping} from '../list-state/grouping';
import {isWhole, useLayoutChoice} from '../list-state/layout';
import {
  isDeletedView,
  ListStateProvider,
  useFilterValues,
  useListState,
  useRecords,
  type ListState,
} from '../list-state/list-state';
import {OthersBar} from './OthersBar';
import {Pager} from './Pager';
import {StateTabs} from './filters/StateTabs';
import {TreePage} from './tree/TreePage';
import {useTreeChoice} from './tree/use-tree-choice';
import {useUnfolding} from '../list-state/use-unfolding';
import {useFixedFilter} from './filters/use-fixed-filter';
import {useListKeys} from './use-list-keys';

const PAGE_SIZE = 25;
/** Names that react-admin's own list addresses use. */
const RESERVED: ReadonlySet<string> = new Set([
  'filter',
  'sort',
  'order',
  'page',
  'perPage',
  'displayedFilters',
  PREVIEW,
]);

function defaultSort({list}: EntityView) {
  return {field: list.sort.replace(/^-/, ''), order: list.sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const)};
}

/** While a list is being sorted nothing is added to it (DA-295). */
function FinishFirst() {
  const t = useT();
  const can = useCan();
  const notify = useNotify();
  const {
    view: {entity},
  } = useListState();
  if (!entity.writable || !can(entity, 'create')) return null;
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => notify(t('sort.finishFirst'), {type: 'warning'})}
    >
      {t('form.new')}
    </Button>
  );
}

/** Only where it is the page itself. */
function Keys() {
  useListKeys();
  return null;
}

interface ListContentProps {
  readonly view: EntityView;
  readonly fixed: Values;
  readonly sorting: boolean;
  readonly setSorting: (sorting: boolean) => void;
  readonly beneath: boolean;
}

/** What is in the list, drawn one way or another. */
function ListCard({beneath}: {readonly beneath: boolean}) {
  const [layout] = useLayoutChoice();
  const {values} = useFilterValues();
  const [grouping] = useGrouping();
  const asWhole = isWhole(layout) && !isDeletedView(values);
  const inPages = !asWhole && !grouping;
  return (
    <Card sx={{display: 'flex', flexDirection: 'column', minHeight: 240, flex: 1, minWidth: 0}}>
      <StateTabs />
      <FilterBar />
      {!asWhole && <BulkBar />}
      {!beneath && inPages && <OthersBar />}
      <ListBody />
      {inPages && <Pager />}
    </Card>
  );
}

function ListContent({view, fixed, sorting, setSorting, beneath}: ListContentProps) {
  const say = useSay();
  const columns = useColumns(view);
  const unfolding = useUnfolding(view);
  const beside = view.entity.field[view.list.beside ?? ''];
  const {filterValues, selectedIds} = useRecords();
  const [allMatching, setAllMatching] = useState(false);
  useEffect(() => setAllMatching(false), [filterValues, selectedIds, fixed]);
  const state = useMemo<ListState>(
    () => ({view, columns, fixed, allMatching, setAllMatching, sorting, setSorting, unfolding}),
    [view, columns, fixed, allMatching, sorting, setSorting, unfolding],
  );
  return (
    <ListStateProvider state={state}>
      <PageHeader title={say(view.title)} actions={sorting ? <FinishFirst /> : <ListActions />} />
      {!beneath && !sorting && <ListCards />}
      {sorting ? (
        <SortMode />
      ) : (
        <Box sx={{display: 'flex', flexDirection: {xs: 'column', md: 'row'}, gap: 1.5}}>
          {beside && <BesidePanel field={beside} />}
          <ListCard beneath={beneath} />
          {!beneath && <PreviewPanel />}
          {!beneath && <Keys />}
        </Box>
      )}
    </ListStateProvider>
  );
}

/**
 * Queries of documented addresses such as `?paymentType=1` become filters, since a list keeps its filter in `filter`.
 */
function usePlainQuery(view: EntityView): boolean {
  const {search, pathname} = useLocation();
  const navigate = useNavigate();
  const plain = useMemo(() => {
    const query = new URLSearchParams(search);
    const found = [...query].filter(([name]) => view.entity.field[name] !== undefined && !RESERVED.has(name));
    return Object.fromEntries(found.map(([name, value]) => [name, /^-?\d+$/.test(value) ? Number(value) : value]));
  }, [search, view]);
  const pending = Object.keys(plain).length > 0;
  useEffect(() => {
    if (pending)
      void navigate({pathname, search: `?${new URLSearchParams({filter: JSON.stringify(plain)})}`}, {replace: true});
  }, [pending, plain, navigate, pathname]);
  return pending;
}

/** The records behind a figure are looked at once: whoever comes back by the menu finds the list as it was before. */
function useOwnStore(beneath: boolean): false | undefined {
  const {search} = useLocation();
  const filter = new URLSearchParams(search).get('filter') ?? '';
  return !beneath && filter.includes(`"${FIGURE}"`) ? false : undefined;
}

/** The list says what went wrong where its rows would be, and need not say it twice. */
function saidInPlace(): void {}

/**
 * With `beneath` it lies under a dialog that has an address of its own: what the list shows stays, and the address is
 * left alone.
 */
export default function ListPage({beneath = false}: {readonly beneath?: boolean}) {
  const view = useView();
  const sort = useMemo(() => defaultSort(view), [view]);
  const redirecting = usePlainQuery(view);
  const fixed = useFixedFilter(view);
  const ownStore = useOwnStore(beneath);
  const [asTree] = useTreeChoice(view);
  const [sorting, setSorting] = useState(false);
  if (redirecting) return null;
  if (asTree && !sorting) return <TreePage key={view.name} view={view} onSort={() => setSorting(true)} />;
  return (
    <ListBase
      // Whoever may not open a list has no route to it.
      disableAuthentication
      key={view.name}
      resource={view.name}
      perPage={view.list.pageSize ?? PAGE_SIZE}
      sort={sort}
      filter={fixed}
      queryOptions={{onError: saidInPlace}}
      storeKey={ownStore}
      {...(beneath ? {disableSyncWithLocation: true, storeKey: `${view.name}.listParams`} : {})}
    >
      <ListContent view={view} fixed={fixed} sorting={sorting} setSorting={setSorting} beneath={beneath} />
    </ListBase>
  );
}
