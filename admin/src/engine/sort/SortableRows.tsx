/** The rows being put in order: of a long list only those in sight are drawn. */
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {Box} from '@mui/material';
import {DndContext, type DragEndEvent} from '@dnd-kit/core';
import {SortableContext, verticalListSortingStrategy} from '@dnd-kit/sortable';
import {recordLabel} from '../../controls/shared/record-label';
import {useT} from '../../i18n/hooks';
import {useListState} from '../list-state/list-state';
import type {EntityRecord} from '../../model/record';
import {useLayoutChoice} from '../list-state/layout';
import {animationOf, moveTo, placesInSight, ROW_HEIGHT, type Seen} from './order';
import {SortableRow} from './SortableRow';
import {useDrag} from './use-drag';

interface SortableRowsProps {
  readonly records: readonly EntityRecord[];
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

export function SortableRows({records, ids, onChange}: SortableRowsProps) {
  const t = useT();
  const {view} = useListState();
  const items = useMemo(() => [...ids], [ids]);
  const order = useRef({ids, onChange});
  useEffect(() => {
    order.current = {ids, onChange};
  });
  const toTop = useCallback((id: number) => order.current.onChange(moveTo(order.current.ids, id, 0)), []);
  const byId = useMemo(() => new Map(records.map(record => [record.id, record])), [records]);
  const drag = useDrag(ids, id => recordLabel(view.entity, byId.get(id) ?? {id}));
  const list = useRef<HTMLOListElement>(null);
  const [layout] = useLayoutChoice();
  const animation = animationOf(view.entity.sort?.animation, layout);
  const [seen, setSeen] = useState<Seen>({top: 0, height: 0});
  const [held, setHeld] = useState<number>();
  const places = placesInSight(ids.length, seen, held === undefined ? undefined : ids.indexOf(held));
  const whole = places.length === ids.length;
  const look = () => {
    if (list.current) setSeen({top: list.current.scrollTop, height: list.current.clientHeight});
  };
  const drop = ({active, over}: DragEndEvent) => {
    setHeld(undefined);
    if (over && active.id !== over.id) onChange(moveTo(ids, Number(active.id), ids.indexOf(Number(over.id))));
  };
  return (
    <DndContext
      {...drag}
      onDragStart={({active}) => setHeld(Number(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setHeld(undefined)}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <Box
          component="ol"
          ref={list}
          aria-label={t('sort.start')}
          onScroll={whole ? undefined : look}
          sx={{listStyle: 'none', m: 0, p: 0, overflowY: 'auto', maxHeight: 'max(320px, calc(100dvh - 250px))'}}
        >
          {places.map((place, index) => {
            const record = byId.get(ids[place] ?? 0);
            const gap = (place - (places[index - 1] ?? -1) - 1) * ROW_HEIGHT;
            return (
              record && (
                <SortableRow
                  key={record.id}
                  record={record}
                  index={place}
                  count={ids.length}
                  gap={gap}
                  animation={animation}
                  onTop={toTop}
                />
              )
            );
          })}
          {!whole && <li aria-hidden style={{height: (ids.length - 1 - (places.at(-1) ?? 0)) * ROW_HEIGHT}} />}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
