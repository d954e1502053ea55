/** Modules of the scripts, which are ES modules, asked from tests, which are not. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {ROOT} from '../harness/places';

/**
 * Runs lines of a module that may import from `scripts/lib`, and answers with what they print as JSON. It is a group of
 * processes of its own: what other tests start meanwhile is none of its own.
 */
export async function evaluated(lines: string): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', lines], {
    cwd: join(ROOT, 'scripts/lib'),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`The lines ended with ${String(code)}:\n${stderr}`);
  return JSON.parse(stdout);
}
