#!/usr/bin/env node
/**
 * `npm run lint`: the format (`npm run format` writes it), the rules of oxlint, who may import whom
 * (`scripts/lint/house.mjs`), and no bare values of enumerations (`scripts/lint/bare-values.mjs`).
 */
import './lib/check-node.mjs';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {sep} from 'node:path';
import {ROOT, inRoot} from './lib/paths.mjs';
import {bareValues, enumerations} from './lint/bare-values.mjs';
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

function checkImports(files) {
  const faults = findings(files);
  for (const fault of faults) console.error(fault);
  console.log(`Imports of ${files.size} files: ${faults.length} faults.`);
  return faults.length === 0;
}

function jsonBelow(folder) {
  const names = readdirSync(inRoot('schemas', folder), {recursive: true}).filter(name => name.endsWith('.json'));
  return names.map(name => JSON.parse(readFileSync(inRoot('schemas', folder, name), 'utf8')));
}

function checkValues(files) {
  const faults = bareValues(files, enumerations(jsonBelow('entities'), jsonBelow('types')));
  for (const fault of faults) console.error(fault);
  console.log(`Values of enumerations: ${faults.length} bare ones.`);
  return faults.length === 0;
}

const code = sources();
const passed = [run('oxfmt', '--check'), run('oxlint', '--deny-warnings'), checkImports(code), checkValues(code)];
if (passed.includes(false)) process.exit(1);
