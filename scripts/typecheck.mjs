#!/usr/bin/env node
/** `npm run typecheck`: the types of all packages, tests included. */
import './lib/check-node.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail, say, step} from './lib/progress.mjs';
import {typeErrors} from './lib/typecheck.mjs';

try {
  await ensureInstalled();
  await ensureBuilt(['generated', 'print']);
  const failed = (await step('checking types', typeErrors)).filter(({output}) => output !== '');
  for (const {project, output} of failed) console.error(`${project}:\n${output}`);
  say(
    failed.length === 0 ? 'all types are right' : `types are wrong in ${failed.map(({project}) => project).join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
