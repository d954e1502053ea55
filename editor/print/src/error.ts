/** Why a design cannot be printed. */
export class PrintError extends Error {
  constructor(readonly code: 'no-size' | 'picture' | 'too-large' | 'no-side' | 'not-a-design', readonly detail = '') {
    super(`${code} ${detail}`.trim());
    this.name = 'PrintError';
  }
}
