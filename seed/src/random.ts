/**
 * Numbers that look random and are the same on every run: the small fast counting generator (sfc32), seeded by a name.
 * A record draws from a stream of its own, named after its entity and its place there, so that one record more, or one
 * draw more of another one, changes nothing of it.
 */
/** One of the three numbers that a stream begins with: every letter of its name changes each bit (FNV-1a, fmix32). */
function seedOf(name: string, start: number): number {
  let hash = start;
  for (let place = 0; place < name.length; place += 1) hash = Math.imul(hash ^ name.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Rounds after which what is alike in two names is no longer seen in what is drawn. */
const ROUNDS = 12;

export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** `place` tells streams of one name apart, such as those of the records of an entity. */
  constructor(name: string, place?: number) {
    const full = place === undefined ? name : `${name} ${place}`;
    this.a = seedOf(full, 0x811c9dc5);
    this.b = seedOf(full, 0x9e3779b9);
    this.c = seedOf(full, 0x243f6a88);
    for (let round = 0; round < ROUNDS; round += 1) this.next();
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new Error('Nothing can be picked from an empty list.');
    return item;
  }

  /** Picks by weight: `[[item, weight], ...]`. */
  weighted<T>(list: readonly (readonly [T, number])[]): T {
    let rest = this.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of list) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return this.pick(list)[0];
  }

  /** Up to `count` different items, in the list's order. */
  some<T>(list: readonly T[], count: number): readonly T[] {
    const places = list.map((_, place) => place);
    for (let place = places.length - 1; place > 0; place -= 1) {
      const other = this.int(0, place);
      [places[place], places[other]] = [places[other] ?? 0, places[place] ?? 0];
    }
    const chosen = new Set(places.slice(0, count));
    return list.filter((_, place) => chosen.has(place));
  }

  digits(count: number): string {
    let text = '';
    while (text.length < count) text += String(this.int(0, 9_999_999)).padStart(7, '0');
    return text.slice(0, count);
  }
}
