/** A record on its day: its name and its state. */
import type {KeyboardEvent} from 'react';
import {Alert, Box, Link} from '@mui/material';
import {useDraggable} from '@dnd-kit/core';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {recordLabel} from '../../controls/shared/record-label';
import {useT} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {PageLink} from '../../widgets/PageLink';
import {openPreview} from '../list-state/preview-address';
import {useListState} from '../list-state/list-state';
import {rowProps} from '../rows/focus';

/** By days: a day is a column, a week a row. */
const STEPS: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7};

export interface CardHandling {
  readonly moving: number | undefined;
  readonly refusal: {readonly id: number; readonly reason: string} | undefined;
  isMovable(record: EntityRecord): boolean;
  forget(): void;
  /** Before it is dragged. */
  onGrasp(record: EntityRecord): void;
  onStep(record: EntityRecord, days: number): void;
}

export function CardText({record}: {readonly record: EntityRecord}) {
  const {view} = useListState();
  const {entity} = view;
  const state = entity.field[entity.workflows[0]?.field ?? ''];
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, minWidth: 0}}>
      <Link
        component={PageLink}
        to={pathsOf(view).main(record.id)}
        color="textPrimary"
        draggable={false}
        sx={{fontWeight: 600, fontSize: '0.75rem', minWidth: 0, overflowWrap: 'anywhere'}}
      >
        {recordLabel(entity, record)}
      </Link>
      {state && !isBlank(record[state.name]) && (
        <FieldDisplay field={state} value={record[state.name]} record={record} dense />
      )}
    </Box>
  );
}

export function CalendarCard({record, handling}: {readonly record: EntityRecord; readonly handling: CardHandling}) {
  const t = useT();
  const movable = handling.isMovable(record);
  const moving = handling.moving === record.id;
  const {setNodeRef, listeners, isDragging} = useDraggable({id: record.id, disabled: !movable});
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? STEPS[event.key] : undefined;
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    handling.onStep(record, by);
  };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...listeners}
      {...rowProps(record.id)}
      tabIndex={0}
      aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft Shift+ArrowDown Shift+ArrowUp"
      aria-busy={moving || undefined}
      onPointerDownCapture={() => handling.onGrasp(record)}
      onKeyDown={press}
      onDoubleClick={() => openPreview(record.id)}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        px: 0.75,
        py: 0.5,
        cursor: movable ? 'grab' : undefined,
        opacity: isDragging || moving ? 0.45 : 1,
      }}
    >
      <CardText record={record} />
      {handling.refusal?.id === record.id && (
        <Alert
          severity="warning"
          onClose={handling.forget}
          closeText={t('common.close')}
          sx={{py: 0, px: 1, mt: 0.5, fontSize: '0.75rem', '& .MuiAlert-icon': {display: 'none'}}}
        >
          {handling.refusal.reason}
        </Alert>
      )}
    </Box>
  );
}
