/** Records below one another as a table, whose rows are folded and unfolded. */
import {
  Box,
  IconButton,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material';
import BelowIcon from '@mui/icons-material/SubdirectoryArrowRight';
import FoldedIcon from '@mui/icons-material/ChevronRight';
import UnfoldedIcon from '@mui/icons-material/ExpandMore';
import type {Field} from '@emblem/schemas';
import {useCan} from '../../../access/session-context';
import {FieldDisplay} from '../../../controls/FieldDisplay';
import {useSay, useT} from '../../../i18n/hooks';
import {pathsOf} from '../../../model/paths';
import type {EntityRecord} from '../../../model/record';
import type {EntityView} from '../../../model/views';
import {visuallyHidden} from '../../../theme/visually-hidden';
import {PageLink} from '../../../widgets/PageLink';
import {useColumns} from '../../list-state/shown-columns';
import type {TreeNode} from './tree';

/** Pixels. */
const INDENT = 20;
/** Beside the name; more stands in the table and on the record's page. */
const COLUMNS = 4;
/** On a phone the names have the whole width. */
const WIDE = {xs: 'none', sm: 'table-cell'};

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
export function useTreeFields(view: EntityView): {
  readonly title: Field | undefined;
  readonly others: readonly Field[];
} {
  const {fields} = useColumns(view);
  const title = fields.find(field => field.control === 'text' && field.kind === 'string');
  return {
    title,
    others: fields
      .filter(field => field !== title && field.name !== view.list.tree && field.name !== view.entity.sort?.field)
      .slice(0, COLUMNS),
  };
}

interface TreeTableProps {
  readonly view: EntityView;
  readonly rows: readonly TreeNode[];
  readonly nameOf: (record: EntityRecord) => string;
  readonly isOpen: (id: number) => boolean;
  readonly onFold: (id: number) => void;
}

export function TreeTable({view, rows, nameOf, isOpen, onFold}: TreeTableProps) {
  const t = useT();
  const say = useSay();
  const {title, others} = useTreeFields(view);
  return (
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
              onFold={onFold}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
