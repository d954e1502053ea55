/** What JSON from outside may hold at most, told from its text in one pass: reading a hostile one is what takes long. */

export const JSON_LIMITS = {
  /** Lists and objects within each other. Designs nest groups some ten levels deep; what walks by recursion stands far more. */
  depth: 100,
  /** Names and entries of lists. The largest designs have a tenth as many. */
  values: 250_000,
} as const;

export type JsonFault = 'too-deep' | 'too-many';

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPENING = new Set([91, 123]);
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
  let depth = 0;
  let values = 0;
  for (let at = 0; at < content.length; at += 1) {
    const code = content.charCodeAt(at);
    if (code === QUOTE) at = endOfText(content, at);
    else if (CLOSING.has(code)) depth -= 1;
    else if (code === COMMA || OPENING.has(code)) {
      values += 1;
      if (values > JSON_LIMITS.values) return 'too-many';
      if (code !== COMMA) depth += 1;
      if (depth > JSON_LIMITS.depth) return 'too-deep';
    }
  }
  return undefined;
}
