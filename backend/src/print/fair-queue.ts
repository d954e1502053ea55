/** Work of several people that wait for the same few places: each person's turn comes round, however much another has brought. Pure. */

export class FairQueue<Work> {
  /** By who brought it; whose turn is next stands first. */
  private readonly waiting = new Map<string, Work[]>();
  private readonly running = new Map<string, number>();

  /** `most` pieces of one person's work are done at a time. */
  constructor(private readonly most: number) {}

  /** How many pieces of a person's work wait. */
  waitingOf(person: string): number {
    return this.waiting.get(person)?.length ?? 0;
  }

  add(person: string, work: Work): void {
    const known = this.waiting.get(person);
    if (known) known.push(work);
    else this.waiting.set(person, [work]);
  }

  /** Whether the work still waited. */
  remove(person: string, work: Work): boolean {
    const known = this.waiting.get(person) ?? [];
    const left = known.filter(each => each !== work);
    if (left.length > 0) this.waiting.set(person, left);
    else this.waiting.delete(person);
    return left.length < known.length;
  }

  /** The work whose turn it is, which runs from now on; undefined when none may begin. */
  next(): Work | undefined {
    for (const [person, [work]] of this.waiting) {
      const running = this.running.get(person) ?? 0;
      if (work === undefined || running >= this.most) continue;
      this.remove(person, work);
      const left = this.waiting.get(person);
      // Behind all others.
      if (left) {
        this.waiting.delete(person);
        this.waiting.set(person, left);
      }
      this.running.set(person, running + 1);
      return work;
    }
    return undefined;
  }

  done(person: string): void {
    const left = (this.running.get(person) ?? 1) - 1;
    if (left > 0) this.running.set(person, left);
    else this.running.delete(person);
  }
}
