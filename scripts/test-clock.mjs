#!/usr/bin/env node
/**
 * `npm run test:clock`: the tests on other days (`scripts/lib/moments.mjs`). `-- 2` runs at the second moment only, and
 * further arguments choose the tests, as paths.
 */
import './lib/check-node.mjs';
import {ensureBrowser} from './lib/browser.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {MOMENTS, testsAtMoments} from './lib/moments.mjs';
import {fail} from './lib/progress.mjs';
import {printCounts, printFailures} from './lib/results.mjs';

async function main([first, ...rest]) {
  const chosen = MOMENTS[Number(first) - 1];
  const paths = chosen || first === undefined ? rest : [first, ...rest];
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  await ensureBuilt();
  const tests = await testsAtMoments(chosen ? [chosen] : MOMENTS, paths);
  printFailures(tests);
  printCounts(tests);
}

main(process.argv.slice(2)).catch(fail);
