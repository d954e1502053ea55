/** The rows being put in order. */
import {useMemo} from 'react';
import {Box, Button, IconButton, Typography} from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import TopIcon from '@mui/icons-material/VerticalAlignTop';
import {
  closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements, type DragEndEvent, type UniqueIdentifier,
} from '@dnd-kit/core';
import {SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy} from '@dnd-kit/sortable';
import {CSS} from '@dnd-kit/utilities';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {Picture} from '../../controls/image/Picture';
import {recordLabel} from '../../controls/shared/record-label';
import {useT} from '../../i18n/hooks';
import {useListState} from '../list/list-state';
import type {EntityRecord} from '../record';
import {moveTo, sortNumber} from './order';

const DETAILS = 2;
/** Pixels the mouse travels before a press becomes a drag. */
const DRAG_DISTANCE = 4;

interface RowProps {
  readonly record: EntityRecord;
  readonly index: number;
  readonly onTop: () => void;
}

function SortableRow({record, index, onTop}: RowProps) {
  const t = useT();
  const {view, columns} = useListState();
  const {attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging} = useSortable({id: record.id});
  const name = recordLabel(view.entity, record);
  const picture = columns.fields.find(field => field.control === 'image');
  const details = columns.fields.filter(field => field !== picture && field.name !== view.entity.display && field.name !== view.entity.sort?.field).slice(0, DETAILS);
  return (
    <Box
      component="li" ref={setNodeRef} style={{transform: CSS.Translate.toString(transform), transition}}
      sx={{
        display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 0.5, minHeight: 44, borderBottom: 1, borderColor: 'divider', backgroundColor: 'background.paper',
        ...(isDragging ? {position: 'relative', zIndex: 1, boxShadow: 4} : {}),
      }}
    >
      <IconButton ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={t('sort.drag', {name})} sx={{cursor: 'grab', touchAction: 'none'}}>
        <DragIcon fontSize="small" />
      </IconButton>
      <Typography variant="body2" color="textSecondary" sx={{width: 28, fontVariantNumeric: 'tabular-nums'}}>{sortNumber(index)}</Typography>
      {picture && <Picture url={record[picture.name]} size={32} alt="" />}
      <Typography variant="body2" noWrap sx={{fontWeight: 600, flex: 2, minWidth: 0}}>{name}</Typography>
      {details.map(field => (
        <Box key={field.name} sx={{flex: 1, minWidth: 0, overflow: 'hidden', display: {xs: 'none', md: 'block'}, fontSize: '0.8125rem'}}>
          <FieldDisplay field={field} value={record[field.name]} record={record} dense />
        </Box>
      ))}
      <Box sx={{width: 120, textAlign: 'right'}}>
        {index > 0 && <Button variant="text" startIcon={<TopIcon />} onClick={onTop} aria-label={t('sort.topOf', {name})}>{t('sort.top')}</Button>}
      </Box>
    </Box>
  );
}

interface SortableRowsProps {
  readonly records: readonly EntityRecord[];
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

export function SortableRows({records, ids, onChange}: SortableRowsProps) {
  const t = useT();
  const {view} = useListState();
  const byId = useMemo(() => new Map(records.map(record => [record.id, record])), [records]);
  const sensors = useSensors(
    useSensor(PointerSensor, {activationConstraint: {distance: DRAG_DISTANCE}}),
    useSensor(KeyboardSensor, {coordinateGetter: sortableKeyboardCoordinates}),
  );
  const nameOf = (id: UniqueIdentifier) => recordLabel(view.entity, byId.get(Number(id)) ?? {id});
  const placeOf = (id: UniqueIdentifier | undefined) => ids.indexOf(Number(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({active}) => t('sort.lifted', {name: nameOf(active.id), place: placeOf(active.id)}),
    onDragOver: ({active, over}) => (over ? t('sort.over', {name: nameOf(active.id), place: placeOf(over.id)}) : undefined),
    onDragEnd: ({active, over}) => t('sort.dropped', {name: nameOf(active.id), place: placeOf(over?.id ?? active.id)}),
    onDragCancel: ({active}) => t('sort.cancelled', {name: nameOf(active.id)}),
  };
  const drop = ({active, over}: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(moveTo(ids, Number(active.id), ids.indexOf(Number(over.id))));
  };
  return (
    <DndContext
      sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}
      accessibility={{announcements, screenReaderInstructions: {draggable: t('sort.instructions')}}}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={t('sort.start')} sx={{listStyle: 'none', m: 0, p: 0}}>
          {ids.map((id, index) => {
            const record = byId.get(id);
            return record && <SortableRow key={id} record={record} index={index} onTop={() => onChange(moveTo(ids, id, 0))} />;
          })}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
