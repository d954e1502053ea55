/**
 * Values kept in this process for a short while. Every process keeps its own and drops them when PostgreSQL notifies it
 * of a change (`forget`); a change made here is dropped at once, and nothing is remembered until it is committed.
 */
import {clock} from '@emblem/schemas/clock';
interface Entry<T> {
  readonly value: T;
  readonly until: number;
}

/** A load that has begun and not ended, and after how many forgettings it began. */
interface Loading<T> {
  readonly value: Promise<T | undefined>;
  readonly generation: number;
}

export class Memory<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly loading = new Map<string, Loading<T>>();
  private readonly suspensions = new Map<string, NodeJS.Timeout>();
  private generation = 0;

  /** `subject` is one word: its name among the memories that all processes forget together. */
  constructor(
    readonly subject: string,
    private readonly lifetimeMs: number,
    private readonly limit: number,
  ) {}

  /**
   * The remembered value, or the loaded one. Undefined is not remembered. Who asks while it is being loaded waits for
   * the same load, unless something was forgotten since that began.
   */
  async get(key: string, load: () => Promise<T | undefined>): Promise<T | undefined> {
    const known = this.known(key);
    if (known !== undefined) return known;
    const begun = this.loading.get(key);
    if (begun?.generation === this.generation && this.suspensions.size === 0) return begun.value;
    const loading: Loading<T> = {value: this.load(key, load), generation: this.generation};
    this.loading.set(key, loading);
    try {
      return await loading.value;
    } finally {
      if (this.loading.get(key) === loading) this.loading.delete(key);
    }
  }

  /**
   * As `get`, where `load` reads in a transaction: nobody else waits for it, since it may wait for their locks, or fail
   * with what else is done in it.
   */
  async getWithin(key: string, load: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.known(key) ?? this.load(key, load);
  }

  private known(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (entry && entry.until > clock.now()) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  private async load(key: string, load: () => Promise<T | undefined>): Promise<T | undefined> {
    const generation = this.generation;
    const value = await load();
    if (value !== undefined && generation === this.generation && this.suspensions.size === 0) this.put(key, value);
    return value;
  }

  forget(): void {
    this.generation += 1;
    this.entries.clear();
  }

  /** Forgets, and remembers nothing until `resume` is called with the same ticket or the lifetime has passed. */
  suspend(ticket: string): void {
    this.forget();
    const timer = setTimeout(() => this.resume(ticket), this.lifetimeMs);
    timer.unref();
    this.suspensions.set(ticket, timer);
  }

  /**
   * Forgets once more: what was loaded meanwhile may be from before the commit. Any ticket of any process is welcome.
   */
  resume(ticket: string): void {
    clearTimeout(this.suspensions.get(ticket));
    this.suspensions.delete(ticket);
    this.forget();
  }

  private put(key: string, value: T): void {
    if (this.entries.size >= this.limit) {
      const oldest = this.entries.keys().next();
      if (!oldest.done) this.entries.delete(oldest.value);
    }
    this.entries.set(key, {value, until: clock.now() + this.lifetimeMs});
  }
}
