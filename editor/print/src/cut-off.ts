/** What of a side the knife takes away, told to whoever prints it without having seen it on the canvas. */
import {allOf} from '../../src/document/side';
import {isText, type DesignObject, type Side} from '../../src/document/types';
import {preflight} from '../../src/preflight/check';
import type {PrintProblem} from './drawing';
import type {Format} from './format';

/** Longer texts are told by their beginning. */
const SHOWN = 40;

/** Objects that lie wholly or in part beyond the cut line, but for grounds that fill the product. */
export function cutOff(side: Side, {trim, mmPerPixel}: Format): readonly PrintProblem[] {
  const findings = preflight(side, {cut: trim, mmPerPixel, safeMm: 0}).filter(
    ({code}) => code === 'outside' || code === 'gone',
  );
  return findings.map(({id}) => ({code: 'cut-off', detail: wordsOf(side.objects[id])}));
}

function wordsOf(object: DesignObject | undefined): string {
  const texts = object
    ? allOf([object])
        .filter(isText)
        .map(({text}) => text.trim().replaceAll(/\s+/g, ' '))
    : [];
  return texts.join(' ').slice(0, SHOWN);
}
