/** Installs the packages of the lock file, when they are not there already. */
import {existsSync, readFileSync} from 'node:fs';
import {inRoot} from './paths.mjs';
import {step} from './progress.mjs';
import {CommandFailed, run} from './run.mjs';

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * npm notes what it has installed in a lock file of its own, written last: comparing the two finds missing, outdated
 * and half-finished installations alike. Optional packages may be absent, being for other machines.
 */
function isInstalled() {
  const wanted = packagesOf(inRoot('package-lock.json'));
  const present = packagesOf(inRoot('node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, {version, optional, link}]) => {
    if (path === '' || link) return true;
    const found = present[path];
    return found ? found.version === version : optional === true;
  });
}

const install = (...options) =>
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', ...options], {
    env: {PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1'},
  });

/**
 * The lock file says which bytes, so what the machine has of them already is not asked for again; where its notes are
 * older than the lock file, they are renewed.
 */
async function installFromCacheFirst() {
  try {
    await install('--prefer-offline');
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    await install();
  }
}

export async function ensureInstalled() {
  if (isInstalled()) return;
  await step('installing packages', installFromCacheFirst);
}
