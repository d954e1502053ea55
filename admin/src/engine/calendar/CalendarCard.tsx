/** A record on its day: its name and its state. */
import {Box} from '@mui/material';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {isBlank} from '../../model/equal';
import type {EntityRecord} from '../../model/record';
import {DraggableCard} from '../drag/DraggableCard';
import {RefusalNote} from '../drag/RefusalNote';
import {useListState} from '../list-state/list-state';
import {RecordTitle} from '../rows/RecordTitle';

/** By days: a day is a column, a week a row. */
const STEPS: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7};
const NO_STEPS: Readonly<Record<string, number>> = {};

export interface CardHandling {
  readonly moving: number | undefined;
  readonly refusal: {readonly id: number; readonly reason: string} | undefined;
  /** True where nobody's record is moved: its day is worked out, or is no matter of the user's. */
  readonly isFixed: boolean;
  isMovable(record: EntityRecord): boolean;
  forget(): void;
  /** Before it is dragged. */
  onGrasp(record: EntityRecord): void;
  onStep(record: EntityRecord, days: number): void;
}

export function CardText({record}: {readonly record: EntityRecord}) {
  const {
    view: {entity},
  } = useListState();
  const state = entity.field[entity.workflows[0]?.field ?? ''];
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, minWidth: 0}}>
      <RecordTitle record={record} size={0.75} draggable={false} />
      {state && !isBlank(record[state.name]) && (
        <FieldDisplay field={state} value={record[state.name]} record={record} dense />
      )}
    </Box>
  );
}

export function CalendarCard({record, handling}: {readonly record: EntityRecord; readonly handling: CardHandling}) {
  return (
    <DraggableCard
      record={record}
      movable={handling.isMovable(record)}
      moving={handling.moving === record.id}
      steps={handling.isFixed ? NO_STEPS : STEPS}
      onStep={handling.onStep}
      onGrasp={handling.onGrasp}
      sx={{border: 1, borderColor: 'divider', borderRadius: 1, backgroundColor: 'background.paper', px: 0.75, py: 0.5}}
    >
      <CardText record={record} />
      {handling.refusal?.id === record.id && (
        <RefusalNote narrow reason={handling.refusal.reason} onForget={handling.forget} />
      )}
    </DraggableCard>
  );
}
