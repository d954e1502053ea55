/** Which records were written lately, for lists that were asked for before they were said to be watched. */
import {NAMED} from '../context/touched';

/** What was written of an entity; `ids` null for many. Milliseconds. */
export interface Writing {
  readonly entity: string;
  readonly ids: readonly number[] | null;
  /** At most so long ago. */
  readonly age: number;
}

interface Word {
  readonly at: number;
  readonly ids: readonly number[] | null;
}

/** Of one entity. A console says what it shows within seconds. */
const WORDS = 50;

export class Writings {
  private readonly words = new Map<string, readonly Word[]>();

  note(entity: string, ids: readonly number[] | null): void {
    this.words.set(entity, [...(this.words.get(entity) ?? []).slice(1 - WORDS), {at: performance.now(), ids}]);
  }

  /** Undefined where nothing was; many where it is more than is remembered. */
  since(entity: string, age: number): Writing | undefined {
    const all = this.words.get(entity) ?? [];
    const heard = all.filter(({at}) => performance.now() - at <= age);
    if (heard.length === 0) return undefined;
    const ids = new Set<number>();
    for (const word of heard) for (const id of word.ids ?? []) ids.add(id);
    const areMany = heard.length === WORDS || ids.size > NAMED || heard.some(word => word.ids === null);
    return {entity, ids: areMany ? null : [...ids], age};
  }
}
