/** How steps of time are called on the wire. */

export interface StepName {
  /** What the clock shows as it begins: `2026-10-25T02:00`. */
  readonly shown: string;
  /** How far that clock is from UTC, where it shows this hour twice: `+02:00`. */
  readonly offset?: string;
}

const STEP = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})([+-]\d{2}:\d{2})?$/;

/** Takes apart what a step is called. */
export function stepNamed(at: string): StepName {
  const [, shown = at, offset] = STEP.exec(at) ?? [];
  return offset === undefined ? {shown} : {shown, offset};
}

/** What a reader calls a step whose clock is written as `shown`. */
export function stepInWords(shown: string, {offset}: Pick<StepName, 'offset'>): string {
  return offset === undefined ? shown : `${shown} (UTC${offset})`;
}
