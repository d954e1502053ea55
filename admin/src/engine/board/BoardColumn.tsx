/** The records of one state. */
import {Box, Button, Typography} from '@mui/material';
import OverIcon from '@mui/icons-material/WarningAmberOutlined';
import {useDroppable} from '@dnd-kit/core';
import type {Field} from '@emblem/schemas';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import type {EntityRecord} from '../../model/record';
import {BoardCard, CARDS} from './BoardCard';
import type {State} from '../workflow/steps';
import {usePart} from '../list-state/use-part';
import type {Moves} from './use-move';
import {RetryAlert} from '../../widgets/RetryAlert';
import {LoadingRows} from '../../widgets/LoadingRows';

/** Pixels. */
const WIDTH = 264;
/** Of a column without cards, so that more of the others are seen. */
const EMPTY_WIDTH = 176;

export interface BoardColumnProps {
  readonly field: Field;
  readonly state: State;
  readonly moves: Moves;
  /** How many cards it should have at most. */
  readonly limit?: number;
  /** False where cards are not dragged: one column alone is shown. */
  readonly wide: boolean;
  /** Whether the card in hand may be put here; undefined where none is. */
  readonly takes?: boolean;
  readonly onStep: (record: EntityRecord, by: 1 | -1) => void;
  readonly onGrasp: (record: EntityRecord) => void;
}

export function stateLabel(field: Field, state: State, say: ReturnType<typeof useSay>): string {
  const label = field.options?.find(({value}) => value === state)?.label;
  return label ? say(label) : String(state);
}

/** How many there are, of how many there should be at most; what is too much is said, and not by its colour alone. */
function Count({count, limit, isOver}: {readonly count: string; readonly limit?: number; readonly isOver: boolean}) {
  const t = useT();
  return (
    <Typography
      variant="caption"
      color={isOver ? 'error' : 'textSecondary'}
      sx={{display: 'flex', alignItems: 'center', gap: 0.5, fontVariantNumeric: 'tabular-nums'}}
    >
      {isOver && <OverIcon titleAccess={t('board.over')} sx={{fontSize: 16}} />}
      {limit === undefined ? count : `${count} / ${limit}`}
    </Typography>
  );
}

interface ColumnCardsProps extends Pick<BoardColumnProps, 'moves' | 'onStep' | 'onGrasp'> {
  readonly column: ReturnType<typeof usePart>;
  /** The name of the field that the columns stand for. */
  readonly state: string;
  readonly movable: boolean;
}

function ColumnCards({column, state, movable, moves, onStep, onGrasp}: ColumnCardsProps) {
  const t = useT();
  return (
    <>
      {column.error && <RetryAlert onRetry={column.retry}>{messageOf(column.error)}</RetryAlert>}
      {column.isPending && <LoadingRows rows={2} height={72} />}
      {column.total === 0 && (
        <Typography variant="caption" color="textSecondary" sx={{p: 1, textAlign: 'center'}}>
          {t('board.empty')}
        </Typography>
      )}
      {column.records.length > 0 && (
        <Box component="ul" sx={CARDS}>
          {column.records.map(record => (
            <BoardCard
              key={record.id}
              record={record}
              state={state}
              movable={movable}
              moving={moves.moving === record.id}
              refusal={moves.refusal?.id === record.id ? moves.refusal.reason : undefined}
              onForget={moves.forget}
              onStep={onStep}
              onGrasp={onGrasp}
            />
          ))}
        </Box>
      )}
      {column.hasMore && (
        <Button variant="text" loading={column.isLoadingMore} onClick={column.more}>
          {t('board.more')}
        </Button>
      )}
    </>
  );
}

export function BoardColumn({field, state, limit, moves, wide, takes, onStep, onGrasp}: BoardColumnProps) {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const column = usePart({[field.name]: state});
  const {setNodeRef, isOver} = useDroppable({id: `column-${state}`});
  const {total} = column;
  const count =
    total === undefined
      ? ''
      : column.isCapped
        ? `${(total - 1).toLocaleString(locale)}+`
        : total.toLocaleString(locale);
  return (
    <Box
      component="section"
      ref={setNodeRef}
      aria-label={t('board.column', {state: stateLabel(field, state, say), count})}
      sx={{
        width: wide ? (total === 0 ? EMPTY_WIDTH : WIDTH) : '100%',
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: 2,
        border: 1,
        borderColor: isOver && takes !== undefined ? (takes ? 'primary.main' : 'warning.main') : 'transparent',
        backgroundColor: 'action.hover',
        opacity: takes === false && !isOver ? 0.6 : 1,
        maxHeight: wide ? '100%' : undefined,
        minHeight: 0,
      }}
    >
      {(wide || count !== '') && (
        <Box sx={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 1.25, py: 1}}>
          <Box sx={{minWidth: 0}}>
            <FieldDisplay field={field} value={state} record={{}} dense />
          </Box>
          <Count count={count} limit={limit} isOver={limit !== undefined && total !== undefined && total > limit} />
        </Box>
      )}
      <Box sx={{overflowY: wide ? 'auto' : undefined, p: 1, pt: 0, display: 'grid', gap: 1}}>
        <ColumnCards
          column={column}
          state={field.name}
          movable={wide}
          moves={moves}
          onStep={onStep}
          onGrasp={onGrasp}
        />
      </Box>
    </Box>
  );
}
