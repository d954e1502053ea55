#!/usr/bin/env node
/**
 * `npm run requirements`: which rows of docs/requirements the tests of the last `npm test` proved, per table and area.
 * A row counts as proven when a test that names it in its title, like `[ED-266]`, passed and none that names it failed.
 * Rows that the documents leave open are proven by a test of their written reading, and counted apart. `--missing`
 * lists the rest.
 */
import './lib/check-node.mjs';
import {readFileSync, readdirSync} from 'node:fs';
import {inRoot} from './lib/paths.mjs';
import {keptResults} from './lib/results.mjs';

const FOLDER = inRoot('docs/requirements');
const NAMED = /\[((?:[A-Z]{2}-\d{3})(?:[, ]+[A-Z]{2}-\d{3})*)\]/g;

function namesIn(title) {
  return [...title.matchAll(NAMED)].flatMap(([, names]) => names.split(/[, ]+/));
}

function readTable(file) {
  const [head, ...lines] = readFileSync(`${FOLDER}/${file}`, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'));
  return lines.map(cells => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

/** Row ids named by passed tests, without those that a failed one names too. */
function provenIds(tests) {
  const ids = status => new Set(tests.filter(test => test.status === status).flatMap(test => namesIn(test.title)));
  const failed = ids('failed');
  return new Set([...ids('passed')].filter(id => !failed.has(id)));
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

function main() {
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
  const unknown = [...proven].filter(id => !known.has(id));
  if (unknown.length > 0) console.log(`tests name rows that do not exist: ${unknown.join(', ')}`);
  return unknown.length > 0 ? 1 : 0;
}

process.exitCode = main();
