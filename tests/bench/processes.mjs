/** The processes that are measured. */
import {spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const {startDatabase} = createRequire(join(root, 'backend/dist/main.js'))('./database/launcher');

/** Starts a child that says `ready <url>` and answers it with its address. `folder` is the checkout that it runs. */
export function startChild(args, env, log, folder = root) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', chunk => {
      output += chunk;
      for (const line of String(chunk).split('\n'))
        if (/^(seed|world|migrations| {2}\S)/.test(line)) log(`  ${line.trim()}`);
      const ready = /^ready (\S+)/m.exec(output);
      if (ready) done({child, url: ready[1]});
    });
    child.once('exit', code => failed(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)));
  });
}

/** Ends a child that was started, and waits for its end. */
export async function stopChild({child}) {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await new Promise(done => child.once('exit', done));
}

/** Does `use({child, url})` at a server on a new world `seed` of its own; server and world are gone afterwards. */
export async function withServer({seed, log}, use) {
  const folder = await mkdtemp(join(tmpdir(), 'emblem-bench-'));
  try {
    const env = {SEED: seed, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data')};
    const server = await startChild(['backend/dist/main.js'], env, log);
    try {
      await use(server);
    } finally {
      await stopChild(server);
    }
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Runs a child to its end, telling its lines. */
export function runChild(args, env, log) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', chunk =>
      String(chunk)
        .split('\n')
        .filter(line => line.trim())
        .forEach(line => log(line)),
    );
    child.once('error', failed);
    child.once('exit', code => (code === 0 ? done() : failed(new Error(`${args.join(' ')} ended with ${code}.`))));
  });
}
