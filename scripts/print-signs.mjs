/**
 * Writes down which signs the editor's font files hold, for the check for print: `npm run build`, then `node
 * scripts/print-signs.mjs`. To be run when fonts change; a test says so.
 */
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const {hasSign} = require('../editor/print/dist/print/src/faces.js');
const {shaperReady} = require('../editor/print/dist/print/src/shaper.js');
const {FALLBACKS, FONTS} = require('../editor/print/dist/src/objects/text/fonts.js');

const LAST = 0x1ffff;
const [FIRST_HAN, LAST_HAN] = [0x4e00, 0x9fff];
const isHan = code => code >= FIRST_HAN && code <= LAST_HAN;
const isMark = code => /\p{M}/u.test(String.fromCodePoint(code));
const isSeen = code => !/[\p{C}\p{Z}]/u.test(String.fromCodePoint(code));

function rangesOf(holds) {
  const ranges = [];
  for (let code = 0x21; code <= LAST; code += 1) {
    if (isHan(code) || !isSeen(code) || !holds(code)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? from.toString(36) : `${from.toString(36)}-${to.toString(36)}`))
    .join(' ');
}

/** Marks have no script of their own: they go with the sign that they stand on. */
const standsIn = code =>
  FALLBACKS.some(({face, signs}) => (isMark(code) || signs.test(String.fromCodePoint(code))) && hasSign(code, face));

await shaperReady();
const common = new Set();
for (let code = 0x21; code <= LAST; code += 1) if (isSeen(code) && standsIn(code)) common.add(code);
const han = Buffer.alloc((LAST_HAN - FIRST_HAN + 1) / 8);
for (let code = FIRST_HAN; code <= LAST_HAN; code += 1)
  if (common.has(code)) han[(code - FIRST_HAN) >> 3] |= 1 << ((code - FIRST_HAN) & 7);
const byFont = holds => Object.fromEntries(FONTS.map(({name, face}) => [name, rangesOf(code => holds(code, face))]));
const content = {
  common: rangesOf(code => common.has(code)),
  han: han.toString('base64'),
  own: byFont((code, face) => !common.has(code) && hasSign(code, face)),
  marks: byFont((code, face) => isMark(code) && hasSign(code, face)),
};
writeFileSync(
  new URL('../editor/src/objects/text/signs.json', import.meta.url),
  `${JSON.stringify(content, null, 2)}\n`,
);
