/** Time that passes only when told to. */
export class ManualClock {
  private now = 0;
  private waiting: {readonly at: number; readonly work: () => void}[] = [];

  later(work: () => void, milliseconds: number): () => void {
    const entry = {at: this.now + milliseconds, work};
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter(other => other !== entry);
    };
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.waiting.filter(entry => entry.at <= this.now).sort((a, b) => a.at - b.at);
    this.waiting = this.waiting.filter(entry => entry.at > this.now);
    for (const entry of due) entry.work();
  }
}
