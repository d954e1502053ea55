/**
 * The last four are those of the press: the time or the memory was not enough, the asker has gone, or has too many
 * prints waiting.
 */
const REFUSALS = [
  'no-size',
  'picture',
  'too-large',
  'no-side',
  'not-a-design',
  'profile',
  'too-long',
  'too-heavy',
  'given-up',
  'too-many',
] as const;

export type PrintRefusal = (typeof REFUSALS)[number];

export const isRefusal = (code: string): code is PrintRefusal => REFUSALS.some(each => each === code);

/** Why a design cannot be printed. */
export class PrintError extends Error {
  constructor(
    readonly code: PrintRefusal,
    readonly detail = '',
  ) {
    super(`${code} ${detail}`.trim());
    this.name = 'PrintError';
  }
}
