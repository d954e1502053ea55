/** Drags records to other days, and moves them there by keys, which then go on with the record. */
import {useEffect, useRef, useState} from 'react';
import type {DragEndEvent} from '@dnd-kit/core';
import type {Field} from '@emblem/schemas';
import type {EntityRecord} from '../../model/record';
import {useSession} from '../../access/session-context';
import {isEditableBy} from '../fields/fields';
import {useFollow} from '../list-state/use-follow';
import {partsKey} from '../list-state/use-part';
import {useListState} from '../list-state/list-state';
import {focusRow} from '../rows/focus';
import type {CardHandling} from './CalendarCard';
import {dayOf, shiftDay} from './days';
import {useReschedule} from './use-reschedule';
import {zoneOf} from './zones';

interface DaysDragOptions {
  readonly field: Field;
  readonly day: string;
  readonly days: readonly string[];
  /** On a phone nothing is dragged. */
  readonly wide: boolean;
  readonly byDay: ReadonlyMap<string, readonly EntityRecord[]>;
  readonly onDay: (day: string) => void;
}

export function useDaysDrag({field, day, days, wide, byDay, onDay}: DaysDragOptions) {
  const session = useSession();
  const {view} = useListState();
  const {move, ...reschedule} = useReschedule(field);
  const [held, setHeld] = useState<EntityRecord>();
  const grasped = useRef<EntityRecord>(undefined);
  useFollow(view, partsKey(view.name), held !== undefined);
  const awaited = useRef<{readonly id: number; readonly day: string}>(undefined);
  // Keys go on with the record where it stands by then.
  useEffect(() => {
    const {id, day: to} = awaited.current ?? {};
    if (id === undefined || !byDay.get(to ?? '')?.some(record => record.id === id)) return;
    awaited.current = undefined;
    focusRow(id);
  });
  const handling: CardHandling = {
    ...reschedule,
    isFixed: !isEditableBy(session, view.entity, field, 'edit'),
    isMovable: record => wide && reschedule.isMovable(record),
    onGrasp: record => {
      grasped.current = record;
    },
    onStep: (record, by) => {
      const to = shiftDay(dayOf(field, record, zoneOf(view, record)) ?? day, by);
      awaited.current = {id: record.id, day: to};
      void move(record, to);
      if (!days.includes(to)) onDay(to);
    },
  };
  const drop = ({over}: DragEndEvent) => {
    const to = days.find(each => over?.id === `day-${each}`);
    if (held && to !== undefined) void move(held, to);
    setHeld(undefined);
  };
  return {held, handling, take: () => setHeld(grasped.current), leave: () => setHeld(undefined), drop};
}
