/** Builds the packages, each only when its sources or what it builds on have changed. */
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {compressFiles} from './compress.mjs';
import {filesBelow, fingerprint} from './fingerprint.mjs';
import {binary, inRoot, SCHEMA_FOLDERS, TSC} from './paths.mjs';
import {step} from './progress.mjs';
import {run, runNode} from './run.mjs';
import {COMPILER} from './v8.mjs';

/** A file that was compiled from a source which is gone would still be found by those who import it. */
function removeOrphans(source, dist) {
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist, {recursive: true})) {
    const stem = String(name).replace(/\.(d\.ts|js|js\.map)$/, '');
    const compiled = stem !== String(name);
    if (compiled && !['.ts', '.tsx', '.json'].some(ending => existsSync(join(source, stem + ending))))
      rmSync(join(dist, String(name)));
  }
}

async function compile(name, source = inRoot(name, 'src')) {
  await runNode(TSC, ['-p', name], {flags: COMPILER});
  removeOrphans(source, inRoot(name, 'dist'));
}

async function generate() {
  await runNode('schemas/dist/cli.js', ['check']);
  await runNode('schemas/dist/cli.js', ['generate']);
}

/** Compiled and then held against the schemas: what they name is there. */
async function backend() {
  await compile('backend');
  await runNode('backend/dist/server/check-names-cli.js', []);
}

/** As people get it, whatever the environment is for: React for tests asks every question twice. */
async function bundle(name) {
  const env = {NODE_ENV: 'production'};
  await run(binary('vite'), ['build', '--logLevel', 'warn'], {cwd: inRoot(name), env});
  await compressFiles(inRoot(name, 'dist'));
}

function sources(name, ...more) {
  return ['src', 'tsconfig.json', 'package.json', ...more].map(path => inRoot(name, path));
}

/**
 * Each unit stands below those it builds on. `stamp` is written last and holds the fingerprint of what was built,
 * `settings` name the variables that are built in.
 */
const UNITS = {
  schemas: {stamp: 'schemas/dist/.stamp', inputs: sources('schemas'), after: [], work: () => compile('schemas')},
  generated: {stamp: 'schemas/generated/.stamp', inputs: SCHEMA_FOLDERS, after: ['schemas'], work: generate},
  seed: {
    stamp: 'seed/dist/.stamp',
    inputs: sources('seed'),
    after: ['schemas', 'generated'],
    work: () => compile('seed'),
  },
  // Compiles the records of the editor along, so that both read a design in the same way.
  print: {
    stamp: 'editor/print/dist/.stamp',
    inputs: [...sources('editor/print'), inRoot('editor', 'src', 'document'), inRoot('editor', 'src', 'objects')],
    after: ['schemas'],
    work: () => compile('editor/print', inRoot('editor')),
  },
  backend: {
    stamp: 'backend/dist/.stamp',
    inputs: sources('backend'),
    after: ['schemas', 'generated', 'seed', 'print'],
    work: backend,
  },
  admin: {
    stamp: 'admin/dist/.stamp',
    inputs: sources('admin', 'build', 'public', 'index.html', 'vite.config.ts'),
    after: ['schemas', 'generated'],
    settings: ['VITE_API_HOST', 'VITE_MANAGE_ORIGIN'],
    work: () => bundle('admin'),
  },
  editor: {
    stamp: 'editor/dist/.stamp',
    inputs: sources('editor', 'build', 'public', 'index.html', 'vite.config.ts'),
    after: ['schemas', 'generated'],
    work: () => bundle('editor'),
  },
};

export const BUILD_UNITS = Object.keys(UNITS);

function isTest(path) {
  return /\.test\.tsx?$/.test(path);
}

function fingerprintOf(name, known) {
  const unit = UNITS[name];
  const files = filesBelow(unit.inputs).filter(path => !isTest(path));
  return fingerprint(
    [...files, inRoot('tsconfig.base.json'), inRoot('package-lock.json')],
    [...unit.after.map(other => known[other]), ...(unit.settings ?? []).map(name => process.env[name] ?? '')],
  );
}

function isBuilt(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

async function build(name, wanted) {
  const {stamp, work} = UNITS[name];
  const file = inRoot(stamp);
  if (isBuilt(file, wanted)) return;
  rmSync(file, {force: true});
  await step(`building ${name}`, work);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, wanted);
}

/** Builds the named units and what they need; units that do not wait for each other are built side by side. */
export async function ensureBuilt(names = BUILD_UNITS) {
  const prints = {};
  for (const name of BUILD_UNITS) prints[name] = fingerprintOf(name, prints);
  const started = {};
  const start = name => {
    started[name] ??= Promise.all(UNITS[name].after.map(start)).then(() => build(name, prints[name]));
    return started[name];
  };
  await Promise.all(names.map(start));
}
