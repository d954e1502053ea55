/**
 * The tests on other days, at moments at which programs go wrong. Everything runs under Debian's `datefudge`, the
 * database and the servers among it, and is taken by the same span; Chromium alone is told by its pages
 * (`tests/e2e/test.ts`).
 */
import {ensureDatefudge} from './datefudge.mjs';
import {isSpec} from './near/candidates.mjs';
import {step} from './progress.mjs';
import {jest, playwright} from './test-programs.mjs';

export const MOMENTS = [
  ['a Monday, just begun', '2026-11-23T00:05:00Z'],
  ['a Saturday', '2026-11-28T11:00:00Z'],
  ['the end of the year', '2026-12-31T23:50:00Z'],
  ['the leap day', '2028-02-29T09:00:00Z'],
  ['the night of a change of the clock in Berlin', '2026-03-29T00:45:00Z'],
];

/** What takes a process, and what it starts, to the moment. Spans are measured as ever. */
function environment(library, moment) {
  const secondsAgo = Math.round((Date.now() - Date.parse(moment)) / 1000);
  return {LD_PRELOAD: library, DATEFUDGE: String(secondsAgo)};
}

/** Paths choose tests as the test programs do; none is all of them. */
async function testsAt(library, moment, paths) {
  const specs = paths.filter(path => isSpec(path) || path.includes('e2e'));
  const others = paths.filter(path => !specs.includes(path));
  const isWanted = list => paths.length === 0 || list.length > 0;
  return [
    ...(isWanted(others) ? await jest(others, environment(library, moment)) : []),
    ...(isWanted(specs) ? await playwright(specs, environment(library, moment)) : []),
  ];
}

/** Their results, each titled with its moment. */
export async function testsAtMoments(moments, paths = []) {
  const library = await ensureDatefudge();
  const all = [];
  for (const [name, moment] of moments) {
    const found = await step(`${name}, ${moment}`, () => testsAt(library, moment, paths));
    all.push(...found.map(test => ({...test, title: `${moment}: ${test.title}`})));
  }
  return all;
}
