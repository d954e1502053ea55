/**
 * Numbers that look random and are the same on every run: the small fast counting generator (sfc32), seeded by a name.
 */
export class Random {
  private a = 0x9e3779b9;
  private b = 0x243f6a88;
  private c = 0xb7e15162;
  private counter = 1;

  constructor(name: string) {
    for (const character of name) {
      this.a = Math.imul(this.a ^ (character.codePointAt(0) ?? 0), 0x85ebca6b);
      this.next();
    }
    for (let round = 0; round < 12; round += 1) this.next();
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
