/** A column's head: sorts where an index allows it, and can be made wider or narrower by mouse or arrow keys. */
import type {KeyboardEvent, PointerEvent} from 'react';
import {Box, TableCell, TableSortLabel} from '@mui/material';
import type {SortPayload} from 'react-admin';
import type {Field} from '@emblem/schemas';
import {controlFor} from '../../../controls/registry';
import {useSay, useT} from '../../../i18n/hooks';
import {sortableFields} from '@emblem/schemas';
import {CELL} from '../../../theme/cells';
import {visuallyHidden} from '../../../theme/visually-hidden';
import {MIN_WIDTH} from '../../list-state/shown-columns';
import {useListState, useRecords} from '../../list-state/list-state';
import {hasHeading} from '../../list-state/widths';

const KEY_STEP = 16;
const MAX_WIDTH = 800;

function Resizer({field, width}: {readonly field: Field; readonly width: number}) {
  const t = useT();
  const say = useSay();
  const {columns} = useListState();
  const drag = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const handle = event.currentTarget;
    const cell = handle.closest('th');
    const from = {x: event.clientX, width: cell?.offsetWidth ?? width};
    handle.setPointerCapture(event.pointerId);
    const widthAt = (x: number) => Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, from.width + x - from.x));
    handle.onpointermove = move => {
      if (cell) cell.style.width = `${widthAt(move.clientX)}px`;
    };
    handle.onpointerup = up => {
      handle.onpointermove = null;
      handle.onpointerup = null;
      if (up.clientX !== from.x) columns.resize(field.name, widthAt(up.clientX));
    };
  };
  const step = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    columns.resize(field.name, width + direction * KEY_STEP);
  };
  return (
    <span
      className={CELL.resizer}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('list.columnWidth', {column: say(field.label)})}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      title={t('list.columnWidthHint')}
      onPointerDown={drag}
      onDoubleClick={() => columns.resize(field.name)}
      onKeyDown={step}
    />
  );
}

interface HeadCellProps {
  readonly field: Field;
  readonly width: number;
  /** Where it stays while the others are scrolled sideways. */
  readonly left: number | undefined;
  readonly sort: SortPayload;
}

export function HeadCell({field, width, left, sort}: HeadCellProps) {
  const say = useSay();
  const {view} = useListState();
  const {setSort} = useRecords();
  const active = sort.field === field.name;
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const label = say(field.label);
  return (
    <TableCell
      align={controlFor(field).align}
      sortDirection={active ? direction : false}
      title={label}
      className={CELL.head}
      // As a style of its own: for a class of each width the whole page would be styled anew.
      style={left === undefined ? {width} : {width, left, zIndex: 3}}
    >
      {sortableFields(view.entity).has(field.name) ? (
        <TableSortLabel
          active={active}
          direction={active ? direction : 'asc'}
          onClick={() => setSort({field: field.name, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC'})}
        >
          {label}
        </TableSortLabel>
      ) : hasHeading(field) ? (
        label
      ) : (
        <Box component="span" sx={visuallyHidden}>
          {label}
        </Box>
      )}
      <Resizer field={field} width={width} />
    </TableCell>
  );
}
