#!/usr/bin/env node
/**
 * `npm run lint`: the format (`npm run format` writes it), the rules of oxlint, and who may import whom
 * (`scripts/lint/house.mjs`).
 */
import './lib/check-node.mjs';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {sep} from 'node:path';
import {ROOT, inRoot} from './lib/paths.mjs';
import {PACKAGES} from './lint/house.mjs';
import {findings} from './lint/imports.mjs';

const CODE = /\.(?:ts|tsx|mjs|js)$/;
const FOLDERS = Object.keys(PACKAGES);

function run(tool, ...args) {
  return (
    spawnSync(process.execPath, [inRoot(`node_modules/${tool}/bin/${tool}`), ...args], {cwd: ROOT, stdio: 'inherit'})
      .status === 0
  );
}

/** Neither builds nor packages stand in these folders. */
function sources() {
  const paths = FOLDERS.flatMap(folder =>
    readdirSync(inRoot(folder), {recursive: true}).map(name => `${folder}/${name.split(sep).join('/')}`),
  );
  return new Map(paths.filter(path => CODE.test(path)).map(path => [path, readFileSync(inRoot(path), 'utf8')]));
}

function checkImports() {
  const files = sources();
  const faults = findings(files);
  for (const fault of faults) console.error(fault);
  console.log(`Imports of ${files.size} files: ${faults.length} faults.`);
  return faults.length === 0;
}

const passed = [run('oxfmt', '--check'), run('oxlint', '--deny-warnings'), checkImports()];
if (passed.includes(false)) process.exit(1);
