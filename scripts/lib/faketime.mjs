/** Debian's `faketime`, which takes whole programs to another moment. */
import {existsSync} from 'node:fs';
import {step} from './progress.mjs';
import {run} from './run.mjs';

const LIBRARIES = ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`);

/** The path of its library, installed where it is missing. */
export async function ensureFaketime() {
  if (!LIBRARIES.some(existsSync))
    await step('installing faketime', async () => {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'faketime']);
    });
  const library = LIBRARIES.find(existsSync);
  if (!library) throw new Error('These tests need libfaketime. On Debian: apt-get install faketime.');
  return library;
}
