#!/usr/bin/env node
/**
 * `npm run lint`: the format (`npm run format` writes it), the rules of oxlint, who may import whom
 * (`scripts/lint/house.mjs`), no bare values of enumerations (`scripts/lint/bare-values.mjs`), one clock
 * (`scripts/lint/clock.mjs`), functions whose names say something (`scripts/lint/names.mjs`), no crowded folder
 * (`scripts/lint/folders.mjs`), and no long line that the format could not break (`scripts/lint/lines.mjs`).
 */
import './lib/check-node.mjs';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {ROOT, inRoot} from './lib/paths.mjs';
import {bareValues, enumerations} from './lint/bare-values.mjs';
import {ownClocks} from './lint/clock.mjs';
import {crowdedFolders} from './lint/folders.mjs';
import {PACKAGES} from './lint/house.mjs';
import {findings} from './lint/imports.mjs';
import {tooLong} from './lint/lines.mjs';
import {bareNames} from './lint/names.mjs';

const CODE = /\.(?:ts|tsx|mjs|js)$/;
const FOLDERS = Object.keys(PACKAGES);
const NOT_OURS = new Set(['node_modules', 'dist', 'generated']);

function run(tool, ...args) {
  return (
    spawnSync(process.execPath, [inRoot(`node_modules/${tool}/bin/${tool}`), ...args], {cwd: ROOT, stdio: 'inherit'})
      .status === 0
  );
}

/** Paths and texts of the code below a folder, without builds and packages. */
function codeBelow(folder) {
  return readdirSync(inRoot(folder), {withFileTypes: true}).flatMap(entry => {
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return codeBelow(path);
    return CODE.test(path) ? [[path, readFileSync(inRoot(path), 'utf8')]] : [];
  });
}

function jsonBelow(folder) {
  const names = readdirSync(inRoot('schemas', folder), {recursive: true}).filter(name => name.endsWith('.json'));
  return names.map(name => JSON.parse(readFileSync(inRoot('schemas', folder, name), 'utf8')));
}

/** Tells each fault, and how many there are. */
function check(what, faults) {
  for (const fault of faults) console.error(fault);
  console.log(`${what}: ${faults.length} faults.`);
  return faults.length === 0;
}

const code = new Map(codeBelow(''));
const sources = new Map([...code].filter(([path]) => FOLDERS.some(folder => path.startsWith(`${folder}/`))));
const passed = [
  run('oxfmt', '--check'),
  run('oxlint', '--deny-warnings'),
  check(`Imports of ${sources.size} files`, findings(sources)),
  check('Values of enumerations', bareValues(sources, enumerations(jsonBelow('entities'), jsonBelow('types')))),
  check('Clocks', ownClocks(sources)),
  check('Names of functions', bareNames(sources)),
  check('Folders', crowdedFolders(sources)),
  check('Lines', tooLong(code)),
];
if (passed.includes(false)) process.exit(1);
