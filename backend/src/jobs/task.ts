/** A piece of work in the background. */
import type {Engine} from '../engine';

/** One of the times that a job is tried. */
export interface Attempt {
  /** Nobody tries again when it fails. */
  readonly isLast: boolean;
}

export interface Task {
  readonly name: string;
  /**
   * When it first runs by itself, as a crontab says it (UTC); from then on its row says when. Absent for tasks that are
   * only queued.
   */
  readonly schedule?: string;
  run(engine: Engine, payload: unknown, attempt: Attempt): Promise<void>;
}
