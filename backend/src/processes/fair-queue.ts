/** A queue in which parties take turns: who has a hundred things to do waits behind who has one. */

export class FairQueue<Item> {
  /** In the order of their next turn. A party that has nothing waiting is not in it. */
  private readonly waiting = new Map<string, Item[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(party: string): number {
    return this.waiting.get(party)?.length ?? 0;
  }

  add(party: string, item: Item): void {
    const items = this.waiting.get(party);
    if (items) items.push(item);
    else this.waiting.set(party, [item]);
    this.count += 1;
  }

  /** Whether the item still waited. */
  remove(party: string, item: Item): boolean {
    const items = this.waiting.get(party) ?? [];
    const at = items.indexOf(item);
    if (at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.waiting.delete(party);
    this.count -= 1;
    return true;
  }

  /** The next item of the first party that may have a turn, which then goes to the end of the line. */
  take(mayHave: (party: string) => boolean): Item | undefined {
    for (const [party, items] of this.waiting) {
      if (!mayHave(party)) continue;
      this.waiting.delete(party);
      const item = items.shift();
      if (items.length > 0) this.waiting.set(party, items);
      this.count -= 1;
      return item;
    }
    return undefined;
  }
}
