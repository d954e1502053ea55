/** The card of a record that is moved to other places of its list: dragged by a pointer, or by keys. */
import type {KeyboardEvent, ReactNode} from 'react';
import {Box, type SxProps, type Theme} from '@mui/material';
import {useDraggable} from '@dnd-kit/core';
import type {EntityRecord} from '../../model/record';
import {openPreview} from '../list-state/preview-address';
import {rowProps} from '../rows/focus';

interface DraggableCardProps<Step extends number> {
  readonly record: EntityRecord;
  readonly movable: boolean;
  /** It has been let go somewhere, and the server is asked. */
  readonly moving: boolean;
  /** How far each key leads, with shift. */
  readonly steps: Readonly<Record<string, Step>>;
  readonly onStep: (record: EntityRecord, by: Step) => void;
  /** Before it is dragged. */
  readonly onGrasp: (record: EntityRecord) => void;
  readonly children: ReactNode;
  readonly sx?: SxProps<Theme>;
}

export function DraggableCard<Step extends number>(props: DraggableCardProps<Step>) {
  const {record, movable, moving, steps, onStep, onGrasp, children, sx} = props;
  const {setNodeRef, listeners, isDragging} = useDraggable({id: record.id, disabled: !movable});
  const shortcuts = Object.keys(steps)
    .map(key => `Shift+${key}`)
    .join(' ');
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? steps[event.key] : undefined;
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(record, by);
  };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...listeners}
      {...rowProps(record.id)}
      tabIndex={0}
      aria-keyshortcuts={shortcuts === '' ? undefined : shortcuts}
      aria-busy={moving || undefined}
      onPointerDownCapture={() => onGrasp(record)}
      onKeyDown={press}
      onDoubleClick={() => openPreview(record.id)}
      sx={sx}
      style={{cursor: movable ? 'grab' : undefined, opacity: isDragging || moving ? 0.45 : undefined}}
    >
      {children}
    </Box>
  );
}
