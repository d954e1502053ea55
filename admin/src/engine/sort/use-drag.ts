/** How rows are dragged into order, by mouse and by keyboard, and what a screen reader is told of it. */
import {
  closestCenter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DndContextProps,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {sortableKeyboardCoordinates} from '@dnd-kit/sortable';
import {useT} from '../../i18n/hooks';

/** Pixels the mouse travels before a press becomes a drag. */
const DRAG_DISTANCE = 4;

/** What every drag context of a list has in common. */
export function useDrag(
  ids: readonly number[],
  nameOf: (id: number) => string,
): Pick<DndContextProps, 'sensors' | 'collisionDetection' | 'accessibility'> {
  const t = useT();
  const sensors = useSensors(
    useSensor(PointerSensor, {activationConstraint: {distance: DRAG_DISTANCE}}),
    useSensor(KeyboardSensor, {coordinateGetter: sortableKeyboardCoordinates}),
  );
  const told = (active: UniqueIdentifier, over: UniqueIdentifier = active) => ({
    name: nameOf(Number(active)),
    place: ids.indexOf(Number(over)) + 1,
  });
  const announcements: Announcements = {
    onDragStart: ({active}) => t('sort.lifted', told(active.id)),
    onDragOver: ({active, over}) => (over ? t('sort.over', told(active.id, over.id)) : undefined),
    onDragEnd: ({active, over}) => t('sort.dropped', told(active.id, over?.id)),
    onDragCancel: ({active}) => t('sort.cancelled', {name: nameOf(Number(active.id))}),
  };
  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: {announcements, screenReaderInstructions: {draggable: t('sort.instructions')}},
  };
}
