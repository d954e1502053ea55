/** A record on a board: its name, its picture and what it amounts to. */
import {memo, type KeyboardEvent} from 'react';
import {Alert, Box, Link, Typography} from '@mui/material';
import {useDraggable} from '@dnd-kit/core';
import type {Entity, Field} from '@emblem/schemas';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {PageLink} from '../../widgets/PageLink';
import {Picture} from '../../widgets/Picture';
import {openPreview} from '../list-state/preview-address';
import {CellValue} from '../rows/CellValue';
import {detailsOf} from '../rows/detail-fields';
import {useListState} from '../list-state/list-state';
import {RowMenu} from '../rows/RowMenu';
import {rowProps} from '../rows/focus';
import {useFigures} from '../record/figures';

/** Pixels. */
const PICTURE = 44;
const DETAILS = 3;

/** The figures that lead the record's page, then what the list shows first. */
function useDetails(entity: Entity, record: EntityRecord, state: string): readonly Field[] {
  const {columns} = useListState();
  const figures = useFigures(entity, record);
  const led = entity.summary.figures.map(name => entity.field[name]);
  const shown = [...led, entity.field[state]];
  return [...figures, ...detailsOf(entity, columns.fields, DETAILS, shown)]
    .filter(({name}) => !isBlank(record[name]))
    .slice(0, DETAILS);
}

interface CardBodyProps {
  readonly record: EntityRecord;
  /** The property that holds the state. */
  readonly state: string;
  readonly refusal?: string;
  readonly onForget?: () => void;
}

/** Drawn again when what it shows changes, and not while any of the board's cards is carried over it. */
export const CardBody = memo(({record, state, refusal, onForget}: CardBodyProps) => {
  const t = useT();
  const say = useSay();
  const {view, columns} = useListState();
  const {entity} = view;
  const name = recordLabel(entity, record);
  const cover = columns.available.find(({control}) => control === 'image');
  const details = useDetails(entity, record, state);
  return (
    <>
      <Box sx={{display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0}}>
        {cover && !isBlank(record[cover.name]) && <Picture url={record[cover.name]} size={PICTURE} alt="" />}
        <Link
          component={PageLink}
          to={pathsOf(view).main(record.id)}
          color="textPrimary"
          draggable={false}
          sx={{fontWeight: 600, fontSize: '0.8125rem', flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 0.5}}
        >
          {name}
        </Link>
        <Box sx={{mr: -0.75, flex: 'none'}}>
          <RowMenu view={view} record={record} />
        </Box>
      </Box>
      <Box component="dl" sx={{m: 0, display: 'grid', gap: 0.25}}>
        {details.map(field => (
          <Box key={field.name} sx={{display: 'flex', gap: 1, justifyContent: 'space-between', minWidth: 0}}>
            <Typography component="dt" variant="caption" color="textSecondary" noWrap>
              {say(field.label)}
            </Typography>
            <Typography component="dd" variant="caption" noWrap sx={{m: 0, textAlign: 'end', maxWidth: '65%'}}>
              <CellValue field={field} record={record} />
            </Typography>
          </Box>
        ))}
      </Box>
      {refusal !== undefined && (
        <Alert
          severity="warning"
          onClose={onForget}
          closeText={t('common.close')}
          sx={{py: 0, px: 1, fontSize: '0.75rem', '& .MuiAlert-icon': {mr: 0.75}}}
        >
          {refusal}
        </Alert>
      )}
    </>
  );
});
CardBody.displayName = 'CardBody';

/** Of the list that holds the cards. Each is told over which column one is carried: none has styles of its own. */
export const CARDS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  '& > li': {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    backgroundColor: 'background.paper',
    p: 1,
    display: 'grid',
    gap: 0.75,
  },
} as const;

interface BoardCardProps extends CardBodyProps {
  readonly moving: boolean;
  readonly movable: boolean;
  /** To the next column in a direction. */
  readonly onStep: (record: EntityRecord, by: 1 | -1) => void;
  /** Before it is dragged. */
  readonly onGrasp: (record: EntityRecord) => void;
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = {ArrowRight: 1, ArrowLeft: -1};

export function BoardCard({moving, movable, onStep, onGrasp, ...body}: BoardCardProps) {
  const {record} = body;
  const {setNodeRef, listeners, isDragging} = useDraggable({id: record.id, disabled: !movable});
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? DIRECTIONS[event.key] : undefined;
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
      aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
      aria-busy={moving || undefined}
      onPointerDownCapture={() => onGrasp(record)}
      onKeyDown={press}
      onDoubleClick={() => openPreview(record.id)}
      style={{cursor: movable ? 'grab' : undefined, opacity: isDragging || moving ? 0.45 : undefined}}
    >
      <CardBody {...body} />
    </Box>
  );
}
