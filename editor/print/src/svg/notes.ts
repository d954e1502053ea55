/**
 * What a drawing shows otherwise than its author meant, or not at all:
 * `picture` linked or broken pictures left out, `sign` letters that no font has, `font` fonts replaced by others,
 * `page` parts of web pages left out, `motion` what moves stands still, `style` style properties that are not read.
 */
export type SvgNoteCode = 'picture' | 'sign' | 'font' | 'page' | 'motion' | 'style';

export interface SvgNote {
  readonly code: SvgNoteCode;
  /** Names of what it is about, for people; short. */
  readonly detail: string;
}

/** Characters of a detail, and details of a code. */
const MAX_LENGTH = 40;
const MAX_DETAILS = 5;

/** Collects notes, each thing once. */
export class Notes {
  private readonly found = new Map<SvgNoteCode, Set<string>>();

  add(code: SvgNoteCode, detail = ''): void {
    const details = this.found.get(code) ?? new Set();
    const short = detail.trim().slice(0, MAX_LENGTH);
    if (short !== '' && details.size < MAX_DETAILS) details.add(short);
    this.found.set(code, details);
  }

  get all(): readonly SvgNote[] {
    return [...this.found].map(([code, details]) => ({code, detail: [...details].join(', ')}));
  }
}
