/** Finds a Chromium for the browser tests, or gets one. */
import {accessSync, constants, existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {CACHE} from './paths.mjs';
import {step} from './progress.mjs';
import {run} from './run.mjs';

/** The shell is the same engine without a desktop browser around it: a page costs it a quarter less. */
const SHELL = 'chromium-headless-shell';
const USUAL = [`/usr/bin/${SHELL}`, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FALLBACK = '@sparticuz/chromium@137.0.1';
const FOLDER = join(CACHE, 'browser');

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser() {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH && !isExecutable(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run.`);
  return CHROMIUM_PATH || USUAL.find(isExecutable);
}

/** Chromium and fonts for Chinese from the system's packages; undefined where that is not possible. */
async function fromSystemPackages() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined;
  try {
    await step('installing Chromium', async () => {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-install-recommends', SHELL, 'fonts-noto-cjk'], {
        env: {DEBIAN_FRONTEND: 'noninteractive'},
      });
    });
  } catch (error) {
    console.warn(error.message);
  }
  return USUAL.find(isExecutable);
}

/** A Chromium that comes as a package of npm, kept outside of our own dependencies. */
async function fromRegistry() {
  if (process.platform !== 'linux') return undefined;
  const {resolve} = createRequire(join(FOLDER, 'package.json'));
  if (!existsSync(join(FOLDER, 'node_modules/@sparticuz/chromium'))) {
    await step('installing a browser from the registry', () =>
      run('npm', [
        'install',
        '--prefix',
        FOLDER,
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
        FALLBACK,
      ]),
    );
  }
  const {default: chromium} = await import(pathToFileURL(resolve('@sparticuz/chromium')).href);
  return chromium.executablePath();
}

/** The path of a Chromium that can be run. Throws with what to do when there is none to be had. */
export async function ensureBrowser() {
  const found =
    installedBrowser() ??
    (await fromSystemPackages()) ??
    (await fromRegistry().catch(error => console.warn(error.message)));
  if (found) return found;
  throw new Error(
    `The browser tests need Chromium. Install it (on Debian: apt-get install ${SHELL} fonts-noto-cjk) or set ` +
      'CHROMIUM_PATH.',
  );
}
