/** What a process that sets papers is given, and what it gives back. */
import type {PaperTree} from '@emblem/schemas/papers';

/** The same as XML, which the PDF carries. */
export interface Attachment {
  readonly xml: string;
  /** Of the paper, ISO 8601: such a PDF has to have one. */
  readonly date: string;
}

export interface PaperOrder {
  readonly tree: PaperTree;
  readonly attachment?: Attachment;
  /** Without signs that are not drawn themselves, and with few marks on each that is. */
  readonly isPlain?: boolean;
}

export interface SetPaper {
  readonly content: Uint8Array;
  /** Signs that no font has; a square stands in their place. */
  readonly missing: readonly string[];
}
