/** An orderly end, once, whatever it is that ends the process. */

type Stop = () => Promise<void>;

/** What runs by now; ended in the opposite order. */
export class Running {
  private readonly stops: Stop[] = [];
  private ending: Promise<void> | undefined;

  /** Notes how to end a part that has just been started. */
  add(stop: Stop): void {
    this.stops.push(stop);
  }

  get isEnding(): boolean {
    return this.ending !== undefined;
  }

  /** Ends every part, even where ending another one fails; throws what failed first. */
  async stop(): Promise<void> {
    this.ending ??= this.endAll();
    return this.ending;
  }

  private async endAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop()) await stop().catch(error => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  /** Ends every part, then the process. */
  end(): void {
    if (this.isEnding) return;
    this.stop().then(
      () => process.exit(0),
      error => {
        console.error(error);
        process.exit(1);
      },
    );
  }

  /** Ctrl+C and its like end everything. */
  stopOnSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.end());
  }
}
