/** A server with one job at work that never ends: says its process id. */
const {join} = require('node:path');
const {ProcessPool} = require('@emblem/backend/dist/processes/pool');

const pool = new ProcessPool({
  script: join(__dirname, 'jobs.cjs'),
  processes: 1,
  memoryMb: 256,
  heapMb: 64,
  renewAfterJobs: 100,
  renewAboveMb: 256,
  waitingOfParty: 10,
  waiting: 10,
});

async function main() {
  console.log(await pool.run('one', {job: 'pid', input: undefined, seconds: 60}));
  void pool.run('one', {job: 'loop', input: undefined, seconds: 3600});
}

void main();
