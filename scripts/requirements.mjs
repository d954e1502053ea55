#!/usr/bin/env node
/**
 * `npm run requirements`: which rows of docs/requirements the tests of the last `npm test` proved, per table and area.
 * A row counts as proven when a test that names it in its title, like `[ED-266]`, passed and none that names it failed.
 * Rows that the documents leave open are proven by a test of their written reading, and counted apart. `--missing`
 * lists the rest, `--weak` the proven ones that stand only on a page that comes later, or only on a title that names
 * many rows.
 */
import './lib/check-node.mjs';
import {readFileSync, readdirSync} from 'node:fs';
import {inRoot} from './lib/paths.mjs';
import {inListsAlone, onPlaceholders, provenIds} from './lib/proofs.mjs';
import {keptResults} from './lib/results.mjs';
import {allNodes, isLater} from './lib/rooms.mjs';

const FOLDER = inRoot('docs/requirements');
function readTable(file) {
  const [head, ...lines] = readFileSync(`${FOLDER}/${file}`, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'));
  return lines.map(cells => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

function counted(rows, proven) {
  const open = rows.filter(row => row.reading !== '');
  const said = rows.filter(row => row.reading === '');
  const part = list => `${list.filter(row => proven.has(row.id)).length}/${list.length}`;
  return {said: part(said), open: part(open)};
}

function line(label, {said, open}) {
  return `${label.padEnd(28)} ${said.padStart(9)}   open rows by their reading ${open.padStart(8)}`;
}

function printTable(name, rows, proven, showMissing) {
  console.log(line(`${name} (all)`, counted(rows, proven)));
  for (const area of [...new Set(rows.map(row => row.area))].sort()) {
    const inArea = rows.filter(row => row.area === area);
    console.log(line(`  ${area}`, counted(inArea, proven)));
    if (!showMissing) continue;
    for (const {id, requirement} of inArea.filter(row => !proven.has(row.id)))
      console.log(`      ${id}  ${requirement.slice(0, 140)}`);
  }
}

function printWeak(label, rows, weak) {
  const found = rows.filter(({id}) => weak.has(id));
  console.log(`${label}: ${found.length}`);
  if (!process.argv.includes('--weak')) return;
  for (const {id, requirement} of found) console.log(`      ${id}  ${requirement.slice(0, 140)}`);
}

async function main() {
  const results = keptResults();
  if (!results) {
    console.error('There are no test results yet: run "npm test" first.');
    return 1;
  }
  const proven = provenIds(results.tests);
  const tables = readdirSync(FOLDER)
    .filter(file => file.endsWith('.tsv'))
    .sort()
    .map(file => ({name: file.slice(0, -4), rows: readTable(file)}));
  const known = new Set(tables.flatMap(({rows}) => rows.map(row => row.id)));
  console.log(`rows proven by the tests of ${results.at}`);
  for (const {name, rows} of tables) printTable(name, rows, proven, process.argv.includes('--missing'));
  console.log(
    line(
      'all',
      counted(
        tables.flatMap(({rows}) => rows),
        proven,
      ),
    ),
  );
  const rows = tables.flatMap(table => table.rows).filter(({id}) => proven.has(id));
  printWeak('proven only on pages that come later', rows, onPlaceholders(rows, await allNodes(), isLater));
  printWeak('proven only by titles that name many rows', rows, inListsAlone(results.tests));
  const unknown = [...proven].filter(id => !known.has(id));
  if (unknown.length > 0) console.log(`tests name rows that do not exist: ${unknown.join(', ')}`);
  return unknown.length > 0 ? 1 : 0;
}

process.exitCode = await main();
