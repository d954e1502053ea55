/**
 * An import of many rows in UTF-8 beside the same in GB18030, which is decoded first: `npm run bench -- tables [--rows
 * 10000]`. Dry runs, so that each round finds the same world.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import iconv from 'iconv-lite';
import {signIn} from './load.mjs';
import {startChild} from './processes.mjs';

const argument = process.argv.indexOf('--rows');
const ROWS = argument > 0 ? Number(process.argv[argument + 1]) : 10_000;
const ROUNDS = 3;
const MAX_RATIO = 1.2;

const log = line => process.stdout.write(`${line}\n`);

const table = [
  'labelTypeName,language',
  ...Array.from({length: ROWS}, (_, row) => `上海进出口有限公司的标签类型${row},zh-cn`),
].join('\r\n');
const CASES = {'utf-8': undefined, gb18030: 'gb18030', 'gb18030, guessed': undefined};

async function seconds(url, token, name) {
  const form = new FormData();
  form.set('dryRun', '1');
  if (CASES[name] !== undefined) form.set('encoding', CASES[name]);
  form.set('file', new Blob([iconv.encode(table, name.split(',')[0])]), 'table.csv');
  const begun = performance.now();
  const answer = await fetch(`${url}/rest/tag-type/actions/import`, {method: 'POST', headers: {token}, body: form});
  const {created, errors} = await answer.json();
  if (created !== ROWS) throw new Error(`${name}: ${answer.status}, ${created} rows, ${JSON.stringify(errors?.[0])}`);
  return (performance.now() - begun) / 1000;
}

const median = numbers => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

const dataDir = await mkdtemp(join(tmpdir(), 'emblem-bench-'));
const env = {SEED: 'tiny', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir};
const {child, url} = await startChild(['backend/dist/main.js'], env, () => undefined);
try {
  const token = await signIn(url, 'admin');
  const taken = Object.fromEntries(Object.keys(CASES).map(name => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of Object.keys(CASES)) taken[name].push(await seconds(url, token, name));
  for (const [name, times] of Object.entries(taken)) log(`${name}: ${median(times).toFixed(1)} s for ${ROWS} rows`);
  const share = median(taken.gb18030) / median(taken['utf-8']);
  log(`GB18030 takes ${share.toFixed(2)} times what UTF-8 takes; ${MAX_RATIO} at most`);
  process.exitCode = share > MAX_RATIO ? 1 : 0;
} finally {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await new Promise(done => {
    child.once('exit', done);
  });
  await rm(dataDir, {recursive: true, force: true});
}
