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

/** What somebody's work holds while it runs; handed to that work, as stores of Node slow down every promise. */
export class Turn {
  /** How many works it was left for and has not been taken up after. */
  private left = 0;

  constructor(
    private readonly enter: () => Promise<void>,
    private readonly leave: () => void,
  ) {}

  /**
   * Leaves the turn to others of its party for as long as `work` lasts, and waits for another one afterwards. For what
   * is done elsewhere and holds nothing of what turns are for.
   */
  async aside<T>(work: () => Promise<T>): Promise<T> {
    this.left += 1;
    if (this.left === 1) this.leave();
    try {
      return await work();
    } finally {
      this.left -= 1;
      if (this.left === 0) await this.enter();
    }
  }
}

/** Of work that waited for no turn: there is none to leave. */
export const NO_TURN = new Turn(
  async () => undefined,
  () => undefined,
);

export class FairTurns {
  private readonly queue = new FairQueue<Waiting>();
  private readonly running = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: TurnLimits) {}

  /** False when too much of the party is waiting already. */
  hasRoom(party: string): boolean {
    return this.queue.sizeOf(party) < this.limits.waiting;
  }

  async take<T>(party: string, work: (turn: Turn) => Promise<T>): Promise<T> {
    if (!this.enterAtOnce(party)) await this.enter(party);
    try {
      return await work(
        new Turn(
          () => this.enter(party),
          () => this.leave(party),
        ),
      );
    } finally {
      this.leave(party);
    }
  }

  /** Where nobody waits and there is room, as nearly always. */
  private enterAtOnce(party: string): boolean {
    if (this.queue.size > 0 || this.total >= this.limits.ofAll || !this.mayEnter(party)) return false;
    this.begin(party);
    return true;
  }

  private mayEnter(party: string): boolean {
    return (this.running.get(party) ?? 0) < this.limits.ofParty;
  }

  private begin(party: string): void {
    this.total += 1;
    this.running.set(party, (this.running.get(party) ?? 0) + 1);
  }

  private async enter(party: string): Promise<void> {
    await new Promise<void>(start => {
      this.queue.add(party, {party, start});
      this.next();
    });
  }

  private next(): void {
    while (this.total < this.limits.ofAll) {
      const next = this.queue.take(party => this.mayEnter(party));
      if (!next) return;
      this.begin(next.party);
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
