export type PrintRefusal = 'no-size' | 'picture' | 'too-large' | 'no-side' | 'not-a-design';

/** Why a design cannot be printed. */
export class PrintError extends Error {
  constructor(readonly code: PrintRefusal, readonly detail = '') {
    super(`${code} ${detail}`.trim());
    this.name = 'PrintError';
  }
}
