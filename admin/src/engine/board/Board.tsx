/**
 * A list by the states of a workflow, a column each: to drag a card is to take the step that leads there. On a phone
 * the columns are tabs.
 */
import {useRef, useState} from 'react';
import {Box, MenuItem, Tab, Tabs, TextField, useMediaQuery, type Theme} from '@mui/material';
import type {DragEndEvent} from '@dnd-kit/core';
import {useStore} from 'react-admin';
import type {Entity, Field, WorkflowKeyword} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {useListState, useRecords} from '../list-state/list-state';
import {useFollow} from '../list-state/use-follow';
import {useStartAction} from '../rows/row-actions';
import {focusRow} from '../rows/focus';
import {CardBody} from './BoardCard';
import {BoardColumn, stateLabel} from './BoardColumn';
import {stepTo, type State} from '../workflow/steps';
import {columnsOf, nextState} from './columns';
import {DragFrame} from '../drag/DragFrame';
import {HeldCard} from '../drag/HeldCard';
import {partsKey} from '../list-state/use-part';
import {useMove} from './use-move';

/** Pixels that the frame of the console and the tools of a list take. */
const ABOVE = 235;
/** Pixels of the choice among several workflows. */
const CHOICE = 48;

interface Machine {
  readonly workflow: WorkflowKeyword;
  readonly field: Field;
}

/** The workflows whose states the user may see. */
function useMachines(entity: Entity): readonly Machine[] {
  const session = useSession();
  return entity.workflows.flatMap(workflow => {
    const field = entity.field[workflow.field];
    return field && canSee(session, entity, field) ? [{workflow, field}] : [];
  });
}

interface ColumnsProps extends Machine {
  /** Pixels of the window that are taken. */
  readonly above: number;
  readonly columns: readonly State[];
}

interface ColumnTabsProps {
  readonly field: Field;
  readonly columns: readonly State[];
  readonly shown: State | undefined;
  readonly onShow: (state: State) => void;
}

function ColumnTabs({field, columns, shown, onShow}: ColumnTabsProps) {
  const say = useSay();
  return (
    <Tabs
      value={shown ?? false}
      onChange={(_, state: State) => onShow(state)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={say(field.label)}
    >
      {columns.map(state => (
        <Tab key={state} value={state} label={stateLabel(field, state, say)} sx={{minHeight: 44}} />
      ))}
    </Tabs>
  );
}

/** Takes records to other columns: dragged, or by keys, which go on with the record. */
function useColumnDrag({workflow, field, columns}: ColumnsProps, wide: boolean) {
  const {view} = useListState();
  const {entity} = view;
  const moves = useMove(workflow, field, useStartAction());
  const [held, setHeld] = useState<EntityRecord>();
  const grasped = useRef<EntityRecord>(undefined);
  useFollow(view, partsKey(view.name), held !== undefined);
  const drop = ({over}: DragEndEvent) => {
    const to = columns.find(state => over?.id === `column-${state}`);
    if (held && to !== undefined) moves.move(held, to);
    setHeld(undefined);
  };
  const onStep = (record: EntityRecord, by: 1 | -1) => {
    const to = nextState(entity, workflow, record, columns, by);
    if (to === undefined) return;
    moves.move(record, to);
    if (wide) requestAnimationFrame(() => focusRow(record.id));
  };
  const onGrasp = (record: EntityRecord) => {
    grasped.current = record;
  };
  const take = () => {
    moves.forget();
    setHeld(grasped.current);
  };
  return {held, take, leave: () => setHeld(undefined), drop, handling: {moves, onStep, onGrasp}};
}

function Columns(props: ColumnsProps) {
  const {workflow, field, columns, above} = props;
  const t = useT();
  const say = useSay();
  const {view} = useListState();
  const {entity} = view;
  const wide = useMediaQuery<Theme>(theme => theme.breakpoints.up('sm'));
  const {held, take, leave, drop, handling} = useColumnDrag(props, wide);
  const [tab, setTab] = useState<State | undefined>(columns[0]);
  const shared = {field, wide, ...handling};
  const shown = columns.includes(tab ?? '') ? tab : columns[0];
  if (!wide)
    return (
      <>
        <ColumnTabs field={field} columns={columns} shown={shown} onShow={setTab} />
        {shown !== undefined && (
          <BoardColumn key={shown} {...shared} state={shown} limit={view.list.limits?.[String(shown)]} />
        )}
      </>
    );
  return (
    <DragFrame
      instructions={t('board.instructions')}
      held={
        held && (
          <HeldCard sx={{borderRadius: 1.5, p: 1, display: 'grid', gap: 0.75}}>
            <CardBody record={held} state={field.name} />
          </HeldCard>
        )
      }
      onTake={take}
      onLeave={leave}
      onDrop={drop}
    >
      <Box
        role="group"
        aria-label={say(field.label)}
        sx={{
          display: 'flex',
          alignItems: 'stretch',
          gap: 1.25,
          p: 1.25,
          overflowX: 'auto',
          height: `max(320px, calc(100vh - ${above}px))`,
        }}
      >
        {columns.map(state => (
          <BoardColumn
            key={state}
            {...shared}
            state={state}
            limit={view.list.limits?.[String(state)]}
            takes={held && (held[field.name] === state || stepTo(entity, workflow, held, state)?.ability === true)}
          />
        ))}
      </Box>
    </DragFrame>
  );
}

export default function Board() {
  const t = useT();
  const say = useSay();
  const {view} = useListState();
  const {filterValues} = useRecords();
  const machines = useMachines(view.entity);
  const [by, setBy] = useStore<string>(`${view.name}.look.board`, '');
  const machine = machines.find(({field}) => field.name === by) ?? machines[0];
  if (!machine) return null;
  return (
    <>
      {machines.length > 1 && (
        <TextField
          select
          size="small"
          label={t('board.by')}
          value={machine.field.name}
          onChange={event => setBy(event.target.value)}
          sx={{m: 1.25, mb: 0, width: 200}}
        >
          {machines.map(({field}) => (
            <MenuItem key={field.name} value={field.name}>
              {say(field.label)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Columns
        above={ABOVE + (machines.length > 1 ? CHOICE : 0)}
        key={machine.field.name}
        {...machine}
        columns={columnsOf(machine.workflow, filterValues ?? {})}
      />
    </>
  );
}
