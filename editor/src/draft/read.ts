/** Drafts as they come out of the browser's storage: checked like any file. */
import {isRecord} from '../document/read';
import type {Draft} from '../store/ports';
import type {TypedSize} from '../store/state';

/** Longest text that is taken for a length; what can be typed is shorter. */
const MAX_SIZE_LENGTH = 20;

/** The draft, or undefined when it is none. Its design is parsed by whoever opens it. */
export function readDraft(value: unknown): Draft | undefined {
  if (!isRecord(value)) return undefined;
  const {id, key, tab, savedAt, text, position} = value;
  if (typeof id !== 'string' || typeof key !== 'string' || typeof tab !== 'string' || typeof text !== 'string')
    return undefined;
  if (typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return undefined;
  return {id, key, tab, savedAt, text, position: position === 1 ? 1 : 0, stickerSize: readSize(value.stickerSize)};
}

function readSize(value: unknown): TypedSize | null {
  if (!isRecord(value)) return null;
  const {width, height} = value;
  if (typeof width !== 'string' || typeof height !== 'string') return null;
  return {width: width.slice(0, MAX_SIZE_LENGTH), height: height.slice(0, MAX_SIZE_LENGTH)};
}

/** As many signs as tell one design from another. */
const MAX_SIGNS = 40;

/** The first words that stand in a draft's design, of whichever side has some; empty for none. */
export function wordsOf({text}: Draft): string {
  const found = /"text":("(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\da-f]{4})*")/iu.exec(text)?.[1];
  const words: unknown = found === undefined ? '' : JSON.parse(found);
  return typeof words === 'string' ? words.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SIGNS) : '';
}

/** Whether two drafts are the same in all that they keep. */
export function sameDraft(a: Draft, b: Draft | undefined): boolean {
  return (
    b !== undefined &&
    a.id === b.id &&
    a.key === b.key &&
    a.savedAt === b.savedAt &&
    a.text === b.text &&
    a.position === b.position &&
    a.stickerSize?.width === b.stickerSize?.width &&
    a.stickerSize?.height === b.stickerSize?.height
  );
}
