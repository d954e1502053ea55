/** Checks the types of every project; the tests beside the code belong to a project of their own. */
import {existsSync} from 'node:fs';
import {inRoot, TSC} from './paths.mjs';
import {CommandFailed, runNode} from './run.mjs';
import {COMPILER} from './v8.mjs';

const PROJECTS = ['schemas', 'editor/print', 'backend', 'seed', 'admin', 'editor', 'tests'];

async function check(project) {
  try {
    await runNode(TSC, ['-p', project, '--noEmit'], {flags: COMPILER});
    return {project, output: ''};
  } catch (error) {
    if (error instanceof CommandFailed) return {project, output: error.output};
    throw error;
  }
}

/**
 * One entry per project: what the compiler said, empty where all is well. One after the other, as each takes all
 * processors.
 */
export async function typeErrors() {
  const results = [];
  for (const project of PROJECTS.filter(name => existsSync(inRoot(name, 'tsconfig.json'))))
    results.push(await check(project));
  return results;
}
