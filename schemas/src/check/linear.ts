/** Whether a pattern takes time in proportion to its text, for whatever text a stranger sends. Node only. */
import {isSafePattern} from 'redos-detector';

/** Ways that one text may be read, beyond which a pattern counts as one that goes back and forth. */
const LIMITS = {maxScore: 50, maxSteps: 20_000} as const;

const known = new Map<string, boolean>();

/**
 * False for a pattern that may read the same characters again and again, such as `\s+$`, and for one that cannot be
 * told.
 */
export function isLinear(source: string, flags = 'u'): boolean {
  const key = `${flags}/${source}`;
  const linear =
    known.get(key) ??
    isSafePattern(source, {
      ...LIMITS,
      unicode: flags.includes('u'),
      caseInsensitive: flags.includes('i') && !flags.includes('u'),
      dotAll: flags.includes('s'),
      multiLine: flags.includes('m'),
    }).safe;
  known.set(key, linear);
  return linear;
}
