/** Runs work after some milliseconds; the answer cancels it. */
export type Later = (work: () => void, milliseconds: number) => () => void;

/** Work that waits until no more calls come for a while; only the last call counts. */
export class Debounced<T> {
  private pending: {readonly value: T; readonly cancel: () => void} | undefined;

  constructor(
    private readonly work: (value: T) => void,
    private readonly milliseconds: number,
    private readonly later: Later,
  ) {}

  call(value: T): void {
    this.pending?.cancel();
    this.pending = {value, cancel: this.later(() => this.flush(), this.milliseconds)};
  }

  /** Does at once what is pending. */
  flush(): void {
    const {pending} = this;
    this.pending = undefined;
    pending?.cancel();
    if (pending) this.work(pending.value);
  }

  /** Forgets what is pending. */
  cancel(): void {
    this.pending?.cancel();
    this.pending = undefined;
  }
}
