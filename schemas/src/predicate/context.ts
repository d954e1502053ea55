/** Who asks whether a predicate holds, and when. */
import type {Entity} from '../model';

/** What dynamic operands resolve to for one actor at one time. */
export interface PredicateContext {
  readonly actor: {
    readonly id: number | null;
    readonly departmentIds: readonly number[];
    readonly roleIds: readonly number[];
    readonly platformIds: readonly number[];
    /** All platforms of the markets that those belong to. */
    readonly marketPlatformIds: readonly number[];
    readonly memberId: number | null;
    readonly email: string | null;
  };
  /** ISO 8601 in UTC. */
  readonly now: string;
  /** The time zone of a record whose entity leads to another one for it (`x-zone`); UTC where it is not told. */
  readonly zoneOf?: (entity: Entity, record: Readonly<Record<string, unknown>>) => string | undefined;
}
