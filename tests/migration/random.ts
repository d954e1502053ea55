/** Random choices that a seed repeats. */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to, but without, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the list; undefined when it is empty. */
  maybe<T>(list: readonly T[]): T | undefined {
    return list[this.integer(0, list.length - 1)];
  }

  pick<T>(list: readonly T[]): T {
    const found = this.maybe(list);
    if (found === undefined) throw new Error('Nothing to pick from.');
    return found;
  }
}
