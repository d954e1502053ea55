/** Child processes that tests start, hear and kill. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {ROOT, SERVER} from '../harness/places';

/** Runs a TypeScript file of this folder. */
export function runTypeScript(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(process.execPath, ['-r', join(__dirname, 'typescript.cjs'), join(__dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
}

/** Runs the server on a data folder of its own, with an embedded database. */
export function runServer(dataDir: string, env: Readonly<Record<string, string>>): ChildProcess {
  const {DATABASE_URL: _other, ...rest} = process.env;
  return spawn(process.execPath, [SERVER], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...rest, PORT: '0', DATA_DIR: dataDir, ...env},
  });
}

/**
 * The first line on standard output that `wanted` accepts. Rejects, with what was said instead, when the process ends
 * before.
 */
export async function lineFrom(child: ChildProcess, wanted: (line: string) => boolean = () => true): Promise<string> {
  const said: string[] = [];
  child.stderr?.on('data', chunk => said.push(String(chunk)));
  return new Promise((resolve, reject) => {
    if (!child.stdout) throw new Error('The process has no standard output.');
    createInterface({input: child.stdout}).on('line', line => {
      said.push(line);
      if (wanted(line)) resolve(line);
    });
    child.once('exit', (code, signal) => reject(new Error(`ended with ${code ?? signal}:\n${said.join('\n')}`)));
  });
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
