/**
 * The template types of a category as rows: place, both levels, last change; in edit mode they are dragged into order
 * (DA-234, DA-300).
 */
import {IconButton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow} from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import {DndContext, type DragEndEvent} from '@dnd-kit/core';
import {SortableContext, useSortable, verticalListSortingStrategy} from '@dnd-kit/sortable';
import {CSS} from '@dnd-kit/utilities';
import {formatDateTime} from '../../formatting/local-time';
import {animationOf, moveTo, sortNumber} from '../../engine/sort/order';
import {useDrag} from '../../engine/sort/use-drag';
import {useT} from '../../i18n/hooks';
import type {ChosenType} from './template-choice';

interface ChosenRowsProps {
  readonly rows: readonly ChosenType[];
  /** When each type's row was changed last, ISO 8601. */
  readonly times: ReadonlyMap<number, string>;
  /** Undefined in view mode. */
  readonly onSort?: (ids: readonly number[]) => void;
}

interface RowProps {
  readonly row: ChosenType;
  readonly index: number;
  readonly time?: string;
  readonly draggable: boolean;
}

function ChosenRow({row, index, time, draggable}: RowProps) {
  const t = useT();
  const {attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition} = useSortable({
    id: row.templateTypeId,
    disabled: !draggable,
    transition: {duration: animationOf(undefined, 'table'), easing: 'ease'},
  });
  return (
    <TableRow ref={setNodeRef} hover style={{transform: CSS.Translate.toString(transform), transition}}>
      <TableCell sx={{width: 88, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap'}}>
        {draggable && (
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={t('sort.drag', {name: row.templateTypeName})}
            sx={{cursor: 'grab', touchAction: 'none', p: 0.5, mr: 0.5}}
          >
            <DragIcon fontSize="small" />
          </IconButton>
        )}
        {sortNumber(index)}
      </TableCell>
      <TableCell>{row.templateTypePname}</TableCell>
      <TableCell>{row.templateTypeName}</TableCell>
      <TableCell sx={{whiteSpace: 'nowrap'}}>{time === undefined ? '—' : formatDateTime(time)}</TableCell>
    </TableRow>
  );
}

export function ChosenRows({rows, times, onSort}: ChosenRowsProps) {
  const t = useT();
  const ids = rows.map(row => row.templateTypeId);
  const drag = useDrag(ids, id => rows.find(row => row.templateTypeId === id)?.templateTypeName ?? '');
  const drop = ({active, over}: DragEndEvent) => {
    if (over && active.id !== over.id) onSort?.(moveTo(ids, Number(active.id), ids.indexOf(Number(over.id))));
  };
  return (
    <DndContext {...drag} onDragEnd={drop}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <TableContainer tabIndex={0} role="group" aria-label={t('categoryTemplates.configured')}>
          <Table size="small" aria-label={t('categoryTemplates.configured')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('categoryTemplates.sort')}</TableCell>
                <TableCell>{t('categoryTemplates.firstLevel')}</TableCell>
                <TableCell>{t('categoryTemplates.type')}</TableCell>
                <TableCell>{t('categoryTemplates.updateTime')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, index) => (
                <ChosenRow
                  key={row.templateTypeId}
                  row={row}
                  index={index}
                  time={times.get(row.templateTypeId)}
                  draggable={onSort !== undefined}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </SortableContext>
    </DndContext>
  );
}
