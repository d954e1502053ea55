/**
 * What JSON from outside may hold at most, told from its text in one pass: reading a hostile one is what takes long.
 */

export const JSON_LIMITS = {
  /**
   * Lists and objects within each other. Designs nest groups some ten levels deep; what walks by recursion stands far
   * more.
   */
  depth: 100,
  /** Names and entries of lists. The largest designs have a tenth as many. */
  values: 250_000,
  /** Names of one object: whatever copies one takes far longer for many than for many objects with few. */
  names: 10_000,
} as const;

export type JsonFault = 'too-deep' | 'too-many';

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const LIST = 91;
const OBJECT = 123;
const CLOSING = new Set([93, 125]);

/** The place after the text that begins at `at`. */
function endOfText(content: string, at: number): number {
  for (let end = at + 1; end < content.length; end += 1) {
    const code = content.charCodeAt(end);
    if (code === BACKSLASH) end += 1;
    else if (code === QUOTE) return end;
  }
  return content.length;
}

/** The first limit that a text breaks, be it JSON or not; undefined when it breaks none. */
export function jsonFault(content: string): JsonFault | undefined {
  /**
   * For each list and object that is open: how many names it has by now. Entries of lists are only counted together.
   */
  const open: number[] = [];
  let values = 0;
  for (let at = 0; at < content.length; at += 1) {
    const code = content.charCodeAt(at);
    if (code === QUOTE) at = endOfText(content, at);
    else if (CLOSING.has(code)) open.pop();
    else if (code === COMMA || code === LIST || code === OBJECT) {
      values += 1;
      if (code === COMMA) open.push((open.pop() ?? 0) + 1);
      else open.push(code === LIST ? Number.NEGATIVE_INFINITY : 1);
      if (open.length > JSON_LIMITS.depth) return 'too-deep';
      if (values > JSON_LIMITS.values || (open.at(-1) ?? 0) > JSON_LIMITS.names) return 'too-many';
    }
  }
  return undefined;
}
