/**
 * `npm run bench -- check`: the measurements that take few minutes, one after another, each figure beside its aim. Ends
 * with 1 where one is missed by more than a fifth, and where a measurement fails. `npm run bench -- check <folder>`:
 * list, get and create beside that checkout as well, which is built already.
 */
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {root} from './processes.mjs';

const [folder] = process.argv.slice(2);
const MEASUREMENTS = [['making'], ['orders'], ['papers'], ...(folder ? [['beside', folder, '--seconds', '4']] : [])];

let failed = 0;
for (const [name, ...args] of MEASUREMENTS) {
  process.stdout.write(`${name}\n`);
  const file = join(root, `tests/bench/${name}.mjs`);
  const {status} = spawnSync(process.execPath, [file, ...args], {cwd: root, stdio: 'inherit'});
  if (status !== 0) failed += 1;
}
process.stdout.write(failed === 0 ? 'every aim is reached\n' : `${failed} of ${MEASUREMENTS.length} miss an aim\n`);
process.exitCode = failed === 0 ? 0 : 1;
