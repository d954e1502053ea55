/** Keeps the list that is shown up to date while others write. Answers how many new records there are to be shown. */
import {useEffect, useRef, useState} from 'react';
import {useQueryClient} from '@tanstack/react-query';
import {useDataProvider, type GetListResult} from 'react-admin';
import {clock} from '@emblem/schemas/clock';
import {afterPress} from '../../press';
import {watchEntity} from '../../realtime/watch';
import {useLatest} from '../../widgets/use-latest';
import type {EntityRecord} from '../../model/record';
import {isDeletedView, useListState, useRecords} from '../list-state/list-state';
import {followRows, newcomers} from '../rows/others';

/** Milliseconds that words of the server are gathered; not all consoles ask at the same moment. */
const GATHERED = 150;
const SPREAD = 350;
const QUIETLY = {background: true} as const;

type Kept = GetListResult<EntityRecord>;

/** What was written since it was last looked at; null for many. */
type Written = Set<number> | null;

/** Looks up what the server has now and puts it in the place of what was fetched. */
function useLook(): (written: readonly number[] | undefined) => Promise<readonly number[]> {
  const {view, fixed} = useListState();
  const {data: shown = [], page, perPage, sort, filterValues} = useRecords();
  const provider = useDataProvider();
  const client = useQueryClient();
  const ask = async (filter: object, {perPage: size, page: at}: {readonly perPage: number; readonly page: number}) =>
    (
      await provider.getList<EntityRecord>(view.name, {
        pagination: {page: at, perPage: size},
        sort,
        filter,
        meta: QUIETLY,
      })
    ).data;
  return async written => {
    const now = await ask({...filterValues, ...fixed}, {page, perPage});
    const there = new Set(now.map(({id}) => id));
    const asked = shown.map(({id}) => id).filter(id => !there.has(id) && (written?.includes(id) ?? true));
    const found = asked.length === 0 ? [] : await ask({id: asked}, {page: 1, perPage: asked.length});
    const change = (rows: readonly EntityRecord[]) => followRows(rows, {page: now, asked, found}, clock.now());
    client.setQueriesData<Kept>({queryKey: [view.name, 'getList']}, kept => {
      if (!kept) return kept;
      const rows = change(kept.data);
      return rows === kept.data ? kept : {...kept, data: [...rows]};
    });
    for (const record of [...now, ...found])
      client.setQueryData<EntityRecord>([view.name, 'getOne', {id: String(record.id)}], kept =>
        kept && kept.version !== record.version ? {...kept, ...record} : kept,
      );
    return newcomers(shown, now, written);
  };
}

export function useOthers(): {readonly count: number; show(): void} {
  const {view} = useListState();
  const {data = [], filterValues, refetch} = useRecords();
  const look = useLook();
  const [arrived, setArrived] = useState<readonly number[]>([]);
  const written = useRef<Written>(new Set());
  const timer = useRef<number>(undefined);
  const lookNow = useLatest(() => {
    timer.current = undefined;
    const ids = written.current === null ? undefined : [...written.current];
    written.current = new Set();
    // Deleted records are looked at once, and nothing is asked for a page that nobody sees.
    if (isDeletedView(filterValues ?? {})) return;
    look(ids).then(
      added => afterPress(() => setArrived(before => [...new Set([...before, ...added])])),
      () => undefined,
    );
  });
  const lookSoon = useLatest(() => {
    if (document.hidden) return;
    timer.current ??= window.setTimeout(lookNow, GATHERED + Math.random() * SPREAD);
  });
  const hear = useLatest((ids: readonly number[] | undefined) => {
    written.current = ids === undefined || written.current === null ? null : new Set([...written.current, ...ids]);
    lookSoon();
  });
  useEffect(() => watchEntity(view.entity.key, hear), [view.entity.key, hear]);
  useEffect(() => {
    const seen = () => {
      if (!document.hidden && (written.current === null || written.current.size > 0)) lookSoon();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [lookSoon]);
  const shown = new Set(data.map(({id}) => id));
  const show = () => {
    setArrived([]);
    void refetch();
  };
  return {count: arrived.filter(id => !shown.has(id)).length, show};
}
