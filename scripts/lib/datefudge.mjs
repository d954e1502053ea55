/**
 * Debian's `datefudge`, which takes whole programs to another moment. (`faketime` gives a signal handler the machine's
 * own time now and then, so that PostgreSQL takes a statement that has just begun for one that has run for days.)
 */
import {existsSync} from 'node:fs';
import {step} from './progress.mjs';
import {run} from './run.mjs';

const LIBRARIES = ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu/datefudge/datefudge.so`);

/** The path of its library, installed where it is missing. */
export async function ensureDatefudge() {
  if (!LIBRARIES.some(existsSync))
    await step('installing datefudge', async () => {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'datefudge']);
    });
  const library = LIBRARIES.find(existsSync);
  if (!library) throw new Error('These tests need datefudge. On Debian: apt-get install datefudge.');
  return library;
}
