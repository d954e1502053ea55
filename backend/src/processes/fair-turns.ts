/** Lets only so much work run at once, of one party and of all together; what waits is taken up party by party. */
import {FairQueue} from './fair-queue';

export interface TurnLimits {
  readonly ofParty: number;
  readonly ofAll: number;
  /** Of one party; more is refused. */
  readonly waiting: number;
}

interface Waiting {
  readonly party: string;
  start(): void;
}

export class FairTurns {
  private readonly queue = new FairQueue<Waiting>();
  private readonly running = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: TurnLimits) {}

  /** False when too much of the party is waiting already. */
  hasRoom(party: string): boolean {
    return this.queue.sizeOf(party) < this.limits.waiting;
  }

  async take<T>(party: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>(start => {
      this.queue.add(party, {party, start});
      this.next();
    });
    try {
      return await work();
    } finally {
      this.leave(party);
      this.next();
    }
  }

  private next(): void {
    while (this.total < this.limits.ofAll) {
      const next = this.queue.take(party => (this.running.get(party) ?? 0) < this.limits.ofParty);
      if (!next) return;
      this.total += 1;
      this.running.set(next.party, (this.running.get(next.party) ?? 0) + 1);
      next.start();
    }
  }

  private leave(party: string): void {
    this.total -= 1;
    const left = (this.running.get(party) ?? 1) - 1;
    if (left > 0) this.running.set(party, left);
    else this.running.delete(party);
  }
}
