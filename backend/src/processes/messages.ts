/** What passes between the server and a process that works for it. One job is at work at a time. */

/** Server to process. */
export type Order = {readonly job: string; readonly input: unknown} | {readonly wish: number; readonly answer: unknown};

/** Process to server. `memory` is what the process holds after the job, bytes. */
export type Report =
  | {readonly done: true; readonly output: unknown; readonly memory: number}
  | {readonly done: false; readonly refusal: string | undefined; readonly detail: string; readonly memory: number}
  | {readonly wish: number; readonly question: unknown};
