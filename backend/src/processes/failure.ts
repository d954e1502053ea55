/** Why a job in a process of its own came to nothing. */

/**
 * - `busy`: too much is waiting already; later it may work.
 * - `too-slow`: it took longer than its time; the process was ended.
 * - `given-up`: nobody waits for it any more.
 * - `died`: the process was ended because the job needed more memory than it may have.
 * - `crashed`: the process ended by itself: native code that it used gave up.
 * - `refused`: the job itself says no, with a code of its own.
 * - `failed`: the job threw.
 */
export type FailureReason = 'busy' | 'too-slow' | 'given-up' | 'died' | 'crashed' | 'refused' | 'failed';

export class JobFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly code = '',
    readonly detail = '',
  ) {
    super([reason, code, detail].filter(part => part !== '').join(': '));
    this.name = 'JobFailure';
  }
}

/**
 * Thrown by a job for what it does not accept. A class of error does not survive the way between processes; its code
 * does.
 */
export class JobRefusal extends Error {
  constructor(
    readonly code: string,
    readonly detail = '',
  ) {
    super(code);
    this.name = 'JobRefusal';
  }
}
