/** Lets only so much work run at once, of one party and of all together; what waits is taken up party by party. */
import {AsyncLocalStorage} from 'node:async_hooks';
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

/** What somebody's work holds while it runs. */
interface Turn {
  enter(): Promise<void>;
  leave(): void;
  /** How many works it was left for and has not been taken up after. */
  left: number;
}

const taken = new AsyncLocalStorage<Turn>();

/**
 * Leaves the turn that this work is in to others of its party for as long as `work` lasts, and waits for another one
 * afterwards. For what is done elsewhere and holds nothing of what turns are for.
 */
export async function aside<T>(work: () => Promise<T>): Promise<T> {
  const turn = taken.getStore();
  if (!turn) return work();
  turn.left += 1;
  if (turn.left === 1) turn.leave();
  try {
    return await work();
  } finally {
    turn.left -= 1;
    if (turn.left === 0) await turn.enter();
  }
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
    const turn = {enter: () => this.enter(party), leave: () => this.leave(party), left: 0};
    await turn.enter();
    try {
      return await taken.run(turn, work);
    } finally {
      turn.leave();
    }
  }

  private async enter(party: string): Promise<void> {
    await new Promise<void>(start => {
      this.queue.add(party, {party, start});
      this.next();
    });
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
    this.next();
  }
}
