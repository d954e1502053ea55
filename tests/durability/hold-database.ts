/** A process that starts the database of its first argument, says so, and stops it in order when it is told to end. */
import {startDatabase} from '../../backend/src/database/launcher';

async function main(): Promise<void> {
  const database = await startDatabase({
    dataDir: process.argv[2] ?? '',
    log: line => process.stderr.write(`${line}\n`),
  });
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({url: database.url, adopted: database.adopted})}\n`);
  setInterval(() => undefined, 60_000);
}

void main();
