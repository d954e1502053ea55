/** What a process that sets papers is given, and what it gives back. */
import type {PaperTree} from '@emblem/schemas/papers';

export interface PaperOrder {
  readonly tree: PaperTree;
}

export interface SetPaper {
  readonly content: Uint8Array;
  /** Signs that no font has; a square stands in their place. */
  readonly missing: readonly string[];
}
