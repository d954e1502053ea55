/** Whether a pattern takes time in proportion to its text, for whatever text a stranger sends. Node only. */
import {resolve} from 'node:path';
import {isSafePattern, version} from 'redos-detector';
import {AnswerFile} from './answer-file';

/** Ways that one text may be read, beyond which a pattern counts as one that goes back and forth. */
const LIMITS = {maxScore: 50, maxSteps: 20_000} as const;

/** Telling costs more than all other checks of the schemas together. */
const known = new AnswerFile(resolve(__dirname, `../../../../.cache/linear-patterns-${version}.jsonl`));

/**
 * False for a pattern that may read the same characters again and again, such as `\s+$`, and for one that cannot be
 * told.
 */
export function isLinear(source: string, flags = 'u'): boolean {
  const options = {
    ...LIMITS,
    unicode: flags.includes('u'),
    caseInsensitive: flags.includes('i') && !flags.includes('u'),
    dotAll: flags.includes('s'),
    multiLine: flags.includes('m'),
  };
  // All that decides is a part of the question, so that no answer outlives a change of it.
  return known.answer(JSON.stringify([source, options]), () => isSafePattern(source, options).safe);
}
