/** The generated list of a view whose records lie below one another: all of them at once, folded. */
import {useDeferredValue, useMemo, useState} from 'react';
import {
  Alert,
  Box,
  Button,
  Card,
  IconButton,
  LinearProgress,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import BelowIcon from '@mui/icons-material/SubdirectoryArrowRight';
import FoldedIcon from '@mui/icons-material/ChevronRight';
import SortIcon from '@mui/icons-material/SwapVert';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import UnfoldedIcon from '@mui/icons-material/ExpandMore';
import {useQuery} from '@tanstack/react-query';
import type {Field} from '@emblem/schemas';
import {useCan} from '../../../access/session-context';
import {FieldDisplay} from '../../../controls/FieldDisplay';
import {useSay, useT} from '../../../i18n/hooks';
import {messageOf} from '../../../request/failure';
import {wireFilter} from '../../../request/data-provider';
import {asText} from '../../../model/parse';
import {allRecords} from '../../../request/rest';
import {PageHeader} from '../../../frame/PageHeader';
import {visuallyHidden} from '../../../theme/visually-hidden';
import {PageLink} from '../../../widgets/PageLink';
import type {EntityRecord} from '../../../model/record';
import {pathsOf} from '../../../model/paths';
import type {EntityView} from '../../../model/views';
import {useColumns} from '../../list-state/shown-columns';
import {NothingFrame, NothingYet} from '../../rows/NothingYet';
import {useTreeChoice} from './tree-choice';
import {allIds, filterNodes, rowsOf, toTree, type TreeNode} from './tree';

/** Pixels. */
const INDENT = 20;
/** Beside the name; more stands in the table and on the record's page. */
const COLUMNS = 4;
/** On a phone the names have the whole width. */
const WIDE = {xs: 'none', sm: 'table-cell'};
/** So many records are shown unfolded at first. */
const SMALL = 60;

interface TreePageProps {
  readonly view: EntityView;
  /** What a record is called, where that is more than its first text. */
  readonly titleOf?: (record: EntityRecord) => string;
  /** Begins drag-sorting, where the page can. */
  readonly onSort?: () => void;
}

interface RowProps {
  readonly node: TreeNode;
  readonly view: EntityView;
  readonly fields: readonly Field[];
  readonly title: string;
  readonly open: boolean;
  readonly onFold: (id: number) => void;
}

function Row({node: {record, depth, children}, view, fields, title, open, onFold}: RowProps) {
  const t = useT();
  const can = useCan();
  const paths = pathsOf(view);
  const below = `${paths.create}?${new URLSearchParams({[view.list.tree ?? '']: String(record.id)})}`;
  const fold = t(open ? 'shell.fold' : 'shell.unfold', {name: title});
  return (
    <TableRow hover aria-level={depth + 1} aria-expanded={children.length > 0 ? open : undefined} sx={{height: 36}}>
      <TableCell>
        <Box sx={{display: 'flex', alignItems: 'center', gap: 0.5, pl: `${depth * INDENT}px`}}>
          {children.length > 0 ? (
            <IconButton aria-label={fold} onClick={() => onFold(record.id)} sx={{p: 0.25}}>
              {open ? <UnfoldedIcon fontSize="small" /> : <FoldedIcon fontSize="small" />}
            </IconButton>
          ) : (
            <Box sx={{width: 24, flex: 'none'}} />
          )}
          <Link
            component={PageLink}
            to={paths.main(record.id)}
            color="textPrimary"
            sx={{fontWeight: children.length > 0 ? 650 : 500}}
          >
            {title}
          </Link>
          {children.length > 0 && (
            <Typography variant="caption" color="textSecondary" component="span">
              {children.length}
            </Typography>
          )}
        </Box>
      </TableCell>
      {fields.map(field => (
        <TableCell
          key={field.name}
          sx={{display: WIDE, maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap'}}
        >
          <FieldDisplay field={field} value={record[field.name]} record={record} dense />
        </TableCell>
      ))}
      <TableCell align="right" padding="none" sx={{pr: 1}}>
        {view.entity.writable && can(view.entity, 'create') && (
          <Tooltip title={t('tree.addBelow', {name: title})}>
            <IconButton component={PageLink} to={below} aria-label={t('tree.addBelow', {name: title})}>
              <BelowIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </TableCell>
    </TableRow>
  );
}

/** The first text of the view names a record; the parent shows by the tree itself, the place by the order. */
function useFields(view: EntityView): {readonly title: Field | undefined; readonly others: readonly Field[]} {
  const {fields} = useColumns(view);
  const title = fields.find(field => field.control === 'text' && field.kind === 'string');
  return {
    title,
    others: fields
      .filter(field => field !== title && field.name !== view.list.tree && field.name !== view.entity.sort?.field)
      .slice(0, COLUMNS),
  };
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

export function TreePage({view, titleOf, onSort}: TreePageProps) {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const {entity, list} = view;
  const [, setAsTree] = useTreeChoice(view);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const {title, others} = useFields(view);
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
  const actions = (
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
  return (
    <>
      <PageHeader title={say(view.title)} actions={actions} />
      {error && (
        <Alert
          severity="error"
          sx={{mb: 1.5}}
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {t('list.retry')}
            </Button>
          }
        >
          {messageOf(error)}
        </Alert>
      )}
      <Card>
        <Stack direction="row" useFlexGap spacing={1} sx={{p: 1.25, alignItems: 'center', flexWrap: 'wrap'}}>
          <TextField
            type="search"
            placeholder={t('list.search')}
            value={words}
            onChange={event => setWords(event.target.value)}
            sx={{width: {xs: '100%', sm: 240}}}
            slotProps={{htmlInput: {'aria-label': t('list.search')}}}
          />
          <Button onClick={unfoldAll}>{t('tree.unfoldAll')}</Button>
          <Button onClick={foldAll}>{t('tree.foldAll')}</Button>
          <Typography variant="caption" color="textSecondary" sx={{ml: 'auto'}}>
            {t('tree.count', {count: allIds(found).length})}
          </Typography>
        </Stack>
        {isPending && <LinearProgress aria-label={t('common.loading')} />}
        {records &&
          rows.length === 0 &&
          (wanted === '' ? <NothingYet view={view} /> : <NothingFrame text={t('list.noneFound')} />)}
        {rows.length > 0 && (
          <TableContainer
            tabIndex={0}
            role="region"
            aria-label={say(view.title)}
            sx={{maxHeight: {sm: 'calc(100vh - 224px)'}}}
          >
            <Table role="treegrid" stickyHeader size="small" aria-label={say(view.title)}>
              <TableHead>
                <TableRow>
                  <TableCell>{title ? say(title.label) : ''}</TableCell>
                  {others.map(field => (
                    <TableCell key={field.name} sx={{display: WIDE}}>
                      {say(field.label)}
                    </TableCell>
                  ))}
                  <TableCell>
                    <Box component="span" sx={visuallyHidden}>
                      {t('list.actions')}
                    </Box>
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map(node => (
                  <Row
                    key={node.record.id}
                    node={node}
                    view={view}
                    fields={others}
                    title={nameOf(node.record)}
                    open={isOpen(node.record.id)}
                    onFold={fold}
                  />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Card>
    </>
  );
}
