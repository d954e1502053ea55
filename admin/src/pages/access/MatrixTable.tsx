/** Items down, holders across. Only the rows in sight are drawn, so that thousands of rights stay quick. */
import {memo, useState, type UIEvent} from 'react';
import {
  Box,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import FoldedIcon from '@mui/icons-material/ChevronRight';
import UnfoldedIcon from '@mui/icons-material/ExpandMore';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import ScreenIcon from '@mui/icons-material/WebAssetOutlined';
import {useSay, useT} from '../../i18n/hooks';
import type {Item} from './catalogue';
import type {Holder} from './load';
import {MatrixCell, type MatrixState} from './MatrixCell';

/** Pixels. */
const NAME_WIDTH = {xs: 168, sm: 280};
const CELL_WIDTH = 56;
const INDENT = 14;
const ROW_HEIGHT = 33;
/** Rows drawn at once, and among them those above the first in sight. */
const DRAWN = 70;
const AHEAD = 15;

/** Which of so many rows are drawn; redrawn when a row has been scrolled past. */
function useWindow(count: number) {
  const [first, setFirst] = useState(0);
  const from = Math.max(0, Math.min(first - AHEAD, count - DRAWN));
  const onScroll = ({currentTarget}: UIEvent<HTMLElement>) =>
    setFirst(Math.floor(currentTarget.scrollTop / ROW_HEIGHT));
  return {from, to: Math.min(count, from + DRAWN), onScroll};
}

function Gap({rows}: {readonly rows: number}) {
  return rows > 0 ? <tr aria-hidden style={{height: rows * ROW_HEIGHT}} /> : null;
}

interface MatrixTableProps extends MatrixState {
  readonly items: readonly Item[];
  readonly holders: readonly Holder[];
  readonly isOpen: (id: string) => boolean;
  readonly onFold: (id: string) => void;
}

function Kind({kind}: {readonly kind: Item['kind']}) {
  if (kind === 'screen') return <ScreenIcon aria-hidden sx={{fontSize: 15, color: 'text.secondary'}} />;
  return kind === 'label' ? <LabelIcon aria-hidden sx={{fontSize: 15, color: 'text.secondary'}} /> : null;
}

interface NameProps {
  readonly item: Item;
  readonly open: boolean;
  readonly onFold: (id: string) => void;
}

function Name({item, open, onFold}: NameProps) {
  const t = useT();
  const say = useSay();
  const title = say(item.title);
  const label = t(open ? 'shell.fold' : 'shell.unfold', {name: title});
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 0.5, pl: `${item.depth * INDENT}px`, minWidth: 0}}>
      {item.children.length > 0 ? (
        <IconButton size="small" aria-label={label} aria-expanded={open} onClick={() => onFold(item.id)} sx={{p: 0.25}}>
          {open ? <UnfoldedIcon fontSize="small" /> : <FoldedIcon fontSize="small" />}
        </IconButton>
      ) : (
        <Box sx={{width: 24, flex: 'none'}} />
      )}
      <Kind kind={item.kind} />
      <Typography
        variant="body2"
        noWrap
        title={title}
        onClick={item.children.length > 0 ? () => onFold(item.id) : undefined}
        sx={{
          fontWeight: item.kind === 'group' || item.kind === 'screen' ? 600 : 400,
          cursor: item.children.length > 0 ? 'pointer' : 'default',
          minWidth: 0,
        }}
      >
        {title}
      </Typography>
    </Box>
  );
}

interface RowProps extends MatrixState {
  readonly item: Item;
  readonly index: number;
  readonly holders: readonly Holder[];
  readonly open: boolean;
  readonly onFold: (id: string) => void;
}

const Row = memo(({item, index, holders, open, onFold, ...state}: RowProps) => {
  const say = useSay();
  return (
    <TableRow
      hover
      aria-label={say(item.title)}
      aria-rowindex={index + 2}
      sx={{height: ROW_HEIGHT, ...(item.kind === 'group' && item.depth === 0 ? {backgroundColor: 'action.hover'} : {})}}
    >
      <TableCell
        component="th"
        scope="row"
        sx={{
          position: 'sticky',
          left: 0,
          zIndex: 1,
          backgroundColor: 'background.paper',
          maxWidth: NAME_WIDTH,
          px: 0.5,
        }}
      >
        <Name item={item} open={open} onFold={onFold} />
      </TableCell>
      {holders.flatMap(holder =>
        (['view', 'edit'] as const).map(part => (
          <TableCell
            key={`${holder.id} ${part}`}
            align="center"
            sx={{
              px: 0.25,
              width: CELL_WIDTH,
              minWidth: CELL_WIDTH,
              ...(part === 'view' ? {borderLeft: 1, borderLeftColor: 'divider'} : {}),
            }}
          >
            <MatrixCell item={item} holder={holder} part={part} {...state} />
          </TableCell>
        )),
      )}
      <TableCell aria-hidden sx={{p: 0}} />
    </TableRow>
  );
});
Row.displayName = 'Row';

/** The head of a holder's two columns. */
function HolderHead({holder}: {readonly holder: Holder}) {
  const t = useT();
  return (
    <TableCell
      colSpan={2}
      scope="colgroup"
      sx={{borderLeft: 1, borderLeftColor: 'divider', width: 2 * CELL_WIDTH, maxWidth: 2 * CELL_WIDTH, px: 0.5}}
    >
      <Typography
        noWrap
        variant="caption"
        component="div"
        title={holder.name}
        color="textPrimary"
        sx={{fontWeight: 650, textAlign: 'center'}}
      >
        {holder.name}
      </Typography>
      <Typography
        noWrap
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{textAlign: 'center', fontWeight: 400}}
      >
        {t('rights.people', {count: holder.people})}
      </Typography>
      <Box sx={{display: 'flex', justifyContent: 'space-around', pt: 0.25}}>
        <span>{t('rights.view')}</span>
        <span>{t('rights.edit')}</span>
      </Box>
    </TableCell>
  );
}

export function MatrixTable({items, holders, isOpen, onFold, ...state}: MatrixTableProps) {
  const t = useT();
  const {from, to, onScroll} = useWindow(items.length);
  return (
    <TableContainer
      tabIndex={0}
      onScroll={onScroll}
      role="region"
      aria-label={t('rights.matrix')}
      sx={{maxHeight: 'calc(100vh - 260px)', minHeight: 240}}
    >
      <Table
        stickyHeader
        size="small"
        aria-rowcount={items.length + 1}
        sx={{width: 'auto', minWidth: '100%', '& td, & th': {py: 0.25}}}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{left: 0, zIndex: 4, width: NAME_WIDTH, minWidth: NAME_WIDTH, verticalAlign: 'bottom'}}>
              {t('rights.screen')}
            </TableCell>
            {holders.map(holder => (
              <HolderHead key={holder.id} holder={holder} />
            ))}
            <TableCell aria-hidden sx={{width: '100%', p: 0}} />
          </TableRow>
        </TableHead>
        <TableBody>
          <Gap rows={from} />
          {items.slice(from, to).map((item, place) => (
            <Row
              key={item.id}
              item={item}
              index={from + place}
              holders={holders}
              open={isOpen(item.id)}
              onFold={onFold}
              {...state}
            />
          ))}
          <Gap rows={items.length - to} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
