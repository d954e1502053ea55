/** What is put off until many writes are done. */
import type {Entity} from '@emblem/schemas';

/** What is told instead of a refusal by the record of that id: the same, where somebody finds what they entered. */
export type Translate = (error: unknown, id: number) => unknown;

/** Records whose rollups are to be worked out at the end of a piece of work, by entity and id. */
export type Owed = Map<Entity, Map<number, Translate>>;

export function owe(owed: Owed, entity: Entity, ids: readonly number[], translate: Translate): void {
  const known = owed.get(entity) ?? new Map<number, Translate>();
  for (const id of ids) known.set(id, translate);
  owed.set(entity, known);
}
