/** What is put off until many writes are done. */
import type {Entity} from '@emblem/schemas';

/** Records whose rollups are to be worked out at the end of a piece of work, by entity. */
export type Owed = Map<Entity, Set<number>>;

export function owe(owed: Owed, entity: Entity, ids: readonly number[]): void {
  owed.set(entity, new Set([...(owed.get(entity) ?? []), ...ids]));
}
