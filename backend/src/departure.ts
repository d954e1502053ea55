/**
 * Whether whoever asks has left before the answer, and what is ended then. Node's own signals do the same, but every
 * request would pay for one that hardly any needs.
 */
export class Departure {
  private isOver = false;
  private readonly ends = new Set<() => void>();

  get hasLeft(): boolean {
    return this.isOver;
  }

  leave(): void {
    this.isOver = true;
    for (const end of this.ends) end();
    this.ends.clear();
  }

  /** The outcome of `work`, which is ended by `end` where whoever asks leaves meanwhile. */
  async watch<T>(work: PromiseLike<T>, end: () => void): Promise<T> {
    this.ends.add(end);
    try {
      return await work;
    } finally {
      this.ends.delete(end);
    }
  }
}
