/** A record on a board: its name, its picture and what it amounts to. */
import {memo} from 'react';
import {Box} from '@mui/material';
import type {Entity, Field} from '@emblem/schemas';
import {isBlank} from '../../model/equal';
import type {EntityRecord} from '../../model/record';
import {Picture} from '../../widgets/Picture';
import {DraggableCard} from '../drag/DraggableCard';
import {RefusalNote} from '../drag/RefusalNote';
import {detailsOf} from '../rows/detail-fields';
import {useListState} from '../list-state/list-state';
import {RecordDetails} from '../rows/RecordDetails';
import {RecordTitle} from '../rows/RecordTitle';
import {RowMenu} from '../rows/RowMenu';
import {useFigures} from '../record/use-figures';

/** Pixels. */
const PICTURE = 44;
const DETAILS = 4;

/** Until when it is to be done, the figures that lead the record's page, then what the list shows first. */
function useDetails(entity: Entity, record: EntityRecord, state: string): readonly Field[] {
  const {columns} = useListState();
  const figures = useFigures(entity, record);
  const led = entity.summary.figures.map(name => entity.field[name]);
  const due = columns.available.filter(({isDue}) => isDue);
  const shown = [...led, ...due, entity.field[state]];
  const says = ({name}: Field) => !isBlank(record[name]);
  const others = detailsOf(entity, columns.fields.filter(says), DETAILS, shown);
  return [...[...due, ...figures].filter(says), ...others].slice(0, DETAILS);
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
  const {view, columns} = useListState();
  const {entity} = view;
  const cover = columns.available.find(({control}) => control === 'image');
  const details = useDetails(entity, record, state);
  return (
    <>
      <Box sx={{display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0}}>
        {cover && !isBlank(record[cover.name]) && <Picture url={record[cover.name]} size={PICTURE} alt="" />}
        <RecordTitle record={record} size={0.8125} draggable={false} sx={{flex: 1, pt: 0.5}} />
        <Box sx={{mr: -0.75, flex: 'none'}}>
          <RowMenu view={view} record={record} />
        </Box>
      </Box>
      <RecordDetails record={record} fields={details} layout="lines" />
      {refusal !== undefined && <RefusalNote reason={refusal} onForget={onForget} />}
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

const STEPS: Readonly<Record<string, 1 | -1>> = {ArrowRight: 1, ArrowLeft: -1};

export function BoardCard({moving, movable, onStep, onGrasp, ...body}: BoardCardProps) {
  const {record} = body;
  return (
    <DraggableCard record={record} movable={movable} moving={moving} steps={STEPS} onStep={onStep} onGrasp={onGrasp}>
      <CardBody {...body} />
    </DraggableCard>
  );
}
