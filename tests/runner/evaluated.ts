/** Modules of the scripts, which are ES modules, asked from tests, which are not. */
import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../harness/places';

/** Runs lines of a module that may import from `scripts/lib`, and answers with what they print as JSON. */
export async function evaluated(lines: string): Promise<unknown> {
  const {stdout} = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', lines], {
    cwd: join(ROOT, 'scripts/lib'),
  });
  return JSON.parse(stdout);
}
