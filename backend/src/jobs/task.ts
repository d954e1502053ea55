/** A piece of work in the background. */
import type {Engine} from '../engine';

export interface Task {
  readonly name: string;
  /**
   * When it first runs by itself, as a crontab says it (UTC); from then on its row says when. Absent for tasks that are
   * only queued.
   */
  readonly schedule?: string;
  run(engine: Engine, payload: unknown): Promise<void>;
}
