/**
 * `npm run bench -- figures`: reports over the large world's million orders, each beside 500 ms, and the recheck of all
 * that the schemas compute, beside 60 s.
 */
import {request, signIn} from './load.mjs';
import {planted} from './plant.mjs';
import {runChild, startChild, startDatabase} from './processes.mjs';

const REPORT_MS = 500;
const RECHECK_S = 60;
const TRIES = 7;

const ALL_YEARS = {from: '2015-01-01', to: '2030-12-31', step: 'month'};
const AMOUNTS = {measures: 'amount,count,average'};

/** What people ask, in the order of how much it reads. */
const QUESTIONS = {
  'all years, by month and platform': {...ALL_YEARS, ...AMOUNTS, by: 'time,platform'},
  'all years, by market': {...ALL_YEARS, measures: 'amount,count', by: 'market'},
  'all years, tiles': ALL_YEARS,
  'a month beside the one before, by day': {range: 'month', compare: 'earlier', by: 'time'},
};

const log = line => process.stdout.write(`${line}\n`);

async function timeReport(url, token, query) {
  const path = `/rest/reports/sales-overview?${new URLSearchParams(query)}`;
  const taken = [];
  let count = 0;
  for (let index = 0; index < TRIES; index += 1) {
    const begun = performance.now();
    const {body} = await request(url, path, {token});
    taken.push(performance.now() - begun);
    count = JSON.parse(body).totals.count;
  }
  taken.sort((a, b) => a - b);
  return {median: taken[Math.floor(TRIES / 2)], slowest: taken[TRIES - 1], count};
}

async function timeReports(database, dataDir) {
  const {child, url} = await startChild(
    ['backend/dist/main.js'],
    {DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', SEED: 'none'},
    () => undefined,
  );
  try {
    const token = await signIn(url, 'admin');
    for (const [name, query] of Object.entries(QUESTIONS)) {
      const {median, slowest, count} = await timeReport(url, token, query);
      log(
        `${name.padEnd(40)} ${count} orders: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, ` +
          `${median <= REPORT_MS ? 'within' : 'above'} ${REPORT_MS} ms`,
      );
    }
  } finally {
    child.kill();
  }
}

async function timeRecheck(database, dataDir) {
  const begun = performance.now();
  const env = {DATABASE_URL: database.url, DATA_DIR: dataDir};
  await runChild(['backend/dist/server/recheck-cli.js'], env, log).catch(error => log(error.message.slice(-300)));
  const seconds = (performance.now() - begun) / 1000;
  log(`recheck of the world: ${seconds.toFixed(1)} s, ${seconds <= RECHECK_S ? 'within' : 'above'} ${RECHECK_S} s`);
}

const dataDir = await planted(1, log);
const database = await startDatabase({dataDir, log: () => undefined});
try {
  await timeReports(database, dataDir);
  await timeRecheck(database, dataDir);
} finally {
  await database.stop();
}
