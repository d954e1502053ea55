/**
 * `npm run bench -- check`: the measurements that take few minutes, one after another, each figure beside its aim. Ends
 * with 1 where one is missed by more than a fifth, and where a measurement fails.
 */
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {root} from './processes.mjs';

const MEASUREMENTS = ['making', 'orders', 'papers'];

let failed = 0;
for (const name of MEASUREMENTS) {
  process.stdout.write(`${name}\n`);
  const {status} = spawnSync(process.execPath, [join(root, `tests/bench/${name}.mjs`)], {cwd: root, stdio: 'inherit'});
  if (status !== 0) failed += 1;
}
process.stdout.write(failed === 0 ? 'every aim is reached\n' : `${failed} of ${MEASUREMENTS.length} miss an aim\n`);
process.exitCode = failed === 0 ? 0 : 1;
