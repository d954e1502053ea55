/** Random numbers that come out the same for the same seed. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2654435761) >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  flag(): boolean {
    return this.next() < 0.5;
  }

  /** One of the entries; undefined of none. */
  pick<T>(entries: readonly T[]): T | undefined {
    return entries[Math.floor(this.next() * entries.length)];
  }
}
