/** Remembers recent writes, so that a list learns of what was written between its query and its subscription. */
import {MAX_NAMED_IDS} from '../context/touched';

/** Records of an entity that were written; `ids` is null when they are too many to name. */
export interface RecentWrite {
  readonly entity: string;
  readonly ids: readonly number[] | null;
  /** Milliseconds: written no longer ago than this. */
  readonly withinMs: number;
}

interface NotedWrite {
  readonly at: number;
  readonly ids: readonly number[] | null;
}

/** Per entity. A console subscribes within seconds of its query, so a few are enough. */
const MAX_NOTED = 50;

export class RecentWrites {
  private readonly writes = new Map<string, readonly NotedWrite[]>();

  note(entity: string, ids: readonly number[] | null): void {
    this.writes.set(entity, [...(this.writes.get(entity) ?? []).slice(1 - MAX_NOTED), {at: performance.now(), ids}]);
  }

  /** Returns undefined when nothing was written; `ids` is null when more was written than is remembered. */
  within(entity: string, withinMs: number): RecentWrite | undefined {
    const all = this.writes.get(entity) ?? [];
    const recent = all.filter(({at}) => performance.now() - at <= withinMs);
    if (recent.length === 0) return undefined;
    const ids = new Set<number>();
    for (const write of recent) for (const id of write.ids ?? []) ids.add(id);
    const areMany = recent.length === MAX_NOTED || ids.size > MAX_NAMED_IDS || recent.some(write => write.ids === null);
    return {entity, ids: areMany ? null : [...ids], withinMs};
  }
}
