/** Around what is dragged by a pointer; keys have their own way, of which nothing is announced here. */
import type {ReactNode} from 'react';
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';

/** Pixels the pointer travels before a press becomes a drag. */
const DRAG_DISTANCE = 6;
/** Shares of the width and height at whose edges a drag scrolls: small, as what is seen there is a target, too. */
const SCROLLING = {threshold: {x: 0.04, y: 0.12}};
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface DragFrameProps {
  /** For screen readers. */
  readonly instructions: string;
  /** What is dragged, as it is drawn under the pointer. */
  readonly held: ReactNode;
  readonly onTake: () => void;
  /** It is let go where it was. */
  readonly onLeave: () => void;
  readonly onDrop: (event: DragEndEvent) => void;
  readonly children: ReactNode;
}

export function DragFrame({instructions, held, onTake, onLeave, onDrop, children}: DragFrameProps) {
  const sensors = useSensors(useSensor(PointerSensor, {activationConstraint: {distance: DRAG_DISTANCE}}));
  return (
    <DndContext
      sensors={sensors}
      // What is under the pointer takes it, however the card lies over its neighbours.
      collisionDetection={pointerWithin}
      autoScroll={SCROLLING}
      accessibility={{announcements: SILENT, screenReaderInstructions: {draggable: instructions}}}
      onDragStart={onTake}
      onDragCancel={onLeave}
      onDragEnd={onDrop}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held}</DragOverlay>
    </DndContext>
  );
}
