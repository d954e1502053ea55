/** The generated list of a view whose records lie below one another: all of them at once, folded. */
import {useDeferredValue, useMemo, useState} from 'react';
import {Button, Card, LinearProgress, Stack, TextField, Typography} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import SortIcon from '@mui/icons-material/SwapVert';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import {useQuery} from '@tanstack/react-query';
import {useCan} from '../../../access/session-context';
import {useSay, useT} from '../../../i18n/hooks';
import {messageOf} from '../../../request/failure';
import {wireFilter} from '../../../request/wire-filter';
import {asText} from '../../../model/parse';
import {allRecords} from '../../../request/rest';
import {PageHeader} from '../../../frame/PageHeader';
import {PageLink} from '../../../widgets/PageLink';
import type {EntityRecord} from '../../../model/record';
import {pathsOf} from '../../../model/paths';
import type {EntityView} from '../../../model/views';
import {NothingFrame, NothingYet} from '../../rows/NothingYet';
import {useTreeChoice} from './use-tree-choice';
import {allIds, filterNodes, rowsOf, toTree, type TreeNode} from './tree';
import {TreeTable, useTreeFields} from './TreeTable';
import {RetryAlert} from '../../../widgets/RetryAlert';

/** So many records are shown unfolded at first. */
const SMALL = 60;

interface TreePageProps {
  readonly view: EntityView;
  /** What a record is called, where that is more than its first text. */
  readonly titleOf?: (record: EntityRecord) => string;
  /** Begins drag-sorting, where the page can. */
  readonly onSort?: () => void;
}

function useFolds(tree: readonly TreeNode[], found: readonly TreeNode[], searching: boolean) {
  const [folds, setFolds] = useState<ReadonlySet<number>>();
  const ids = useMemo(() => allIds(tree), [tree]);
  const open = folds ?? new Set(ids.length <= SMALL ? ids : []);
  const isOpen = (id: number) => searching || open.has(id);
  const fold = (id: number) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setFolds(next);
  };
  return {
    rows: rowsOf(found, isOpen),
    isOpen,
    fold,
    unfoldAll: () => setFolds(new Set(ids)),
    foldAll: () => setFolds(new Set()),
  };
}

/** To the table, to sorting, and to a new record. */
function TreeActions({view, onSort}: Pick<TreePageProps, 'view' | 'onSort'>) {
  const t = useT();
  const can = useCan();
  const {entity} = view;
  const [, setAsTree] = useTreeChoice(view);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
      <Button variant="outlined" startIcon={<TableIcon />} onClick={() => setAsTree(false)}>
        {t('tree.asTable')}
      </Button>
      {onSort && entity.sort && can(entity, 'sort') && (
        <Button variant="outlined" startIcon={<SortIcon />} onClick={onSort}>
          {t('sort.start')}
        </Button>
      )}
      {entity.writable && can(entity, 'create') && (
        <Button variant="contained" startIcon={<AddIcon />} component={PageLink} to={pathsOf(view).create}>
          {t('form.new')}
        </Button>
      )}
    </Stack>
  );
}

interface TreeBarProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** How many records are shown, folded ones too. */
  readonly count: number;
  readonly onUnfoldAll: () => void;
  readonly onFoldAll: () => void;
}

function TreeBar({words, onWords, count, onUnfoldAll, onFoldAll}: TreeBarProps) {
  const t = useT();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{p: 1.25, alignItems: 'center', flexWrap: 'wrap'}}>
      <TextField
        type="search"
        placeholder={t('list.search')}
        value={words}
        onChange={event => onWords(event.target.value)}
        sx={{width: {xs: '100%', sm: 240}}}
        slotProps={{htmlInput: {'aria-label': t('list.search')}}}
      />
      <Button onClick={onUnfoldAll}>{t('tree.unfoldAll')}</Button>
      <Button onClick={onFoldAll}>{t('tree.foldAll')}</Button>
      <Typography variant="caption" color="textSecondary" sx={{ml: 'auto'}}>
        {t('tree.count', {count})}
      </Typography>
    </Stack>
  );
}

export function TreePage({view, titleOf, onSort}: TreePageProps) {
  const t = useT();
  const say = useSay();
  const {entity, list} = view;
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const {title} = useTreeFields(view);
  const {
    data: records,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: [entity.key, 'tree', view.name],
    queryFn: ({signal}) => allRecords(entity.key, wireFilter(view.name, {}), entity.sort?.field ?? 'id', signal),
    gcTime: 0,
  });
  const nameOf = (record: EntityRecord) => titleOf?.(record) ?? asText(record[title?.name ?? '']) ?? String(record.id);
  const tree = useMemo(() => toTree(records ?? [], list.tree ?? ''), [records, list.tree]);
  const fits = (record: EntityRecord) =>
    [nameOf(record), ...entity.search.map(name => asText(record[name]) ?? '')].some(text =>
      text.toLowerCase().includes(wanted),
    );
  const found = wanted === '' ? tree : filterNodes(tree, fits);
  const {rows, isOpen, fold, unfoldAll, foldAll} = useFolds(tree, found, wanted !== '');
  return (
    <>
      <PageHeader title={say(view.title)} actions={<TreeActions view={view} onSort={onSort} />} />
      {error && (
        <RetryAlert sx={{mb: 1.5}} onRetry={() => void refetch()}>
          {messageOf(error)}
        </RetryAlert>
      )}
      <Card>
        <TreeBar
          words={words}
          onWords={setWords}
          count={allIds(found).length}
          onUnfoldAll={unfoldAll}
          onFoldAll={foldAll}
        />
        {isPending && <LinearProgress aria-label={t('common.loading')} />}
        {records &&
          rows.length === 0 &&
          (wanted === '' ? <NothingYet view={view} /> : <NothingFrame text={t('list.noneFound')} />)}
        {rows.length > 0 && <TreeTable view={view} rows={rows} nameOf={nameOf} isOpen={isOpen} onFold={fold} />}
      </Card>
    </>
  );
}
