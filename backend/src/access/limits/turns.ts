/** Lets only so many pieces of work run at once; the others wait in the order they came. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>(resolve => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  get idle(): boolean {
    return this.running === 0;
  }
}

/** One piece of work at a time for each key. */
export class TurnsByKey {
  private readonly turns = new Map<string, Turns>();

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turns = this.turns.get(key) ?? new Turns(1);
    this.turns.set(key, turns);
    try {
      return await turns.take(work);
    } finally {
      if (turns.idle) this.turns.delete(key);
    }
  }
}
