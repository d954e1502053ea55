/** Runs other programs to their end. */
import {spawn} from 'node:child_process';
import {ROOT} from './paths.mjs';

export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with ${code}${output ? `:\n${output.trimEnd()}` : '.'}`);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/**
 * Ctrl+C reaches the program by itself, as it is in our group; being told to end is passed on. We wait until it has
 * cleaned up.
 */
function endTogether(child) {
  let interrupted = false;
  const wait = () => {
    interrupted = true;
  };
  const pass = () => {
    interrupted = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', wait).on('SIGTERM', pass);
  child.once('close', () => {
    process.off('SIGINT', wait).off('SIGTERM', pass);
    if (interrupted) process.exit(130);
  });
}

/**
 * Resolves with what the program printed, or throws `CommandFailed`.
 * `show` lets it print to the terminal instead; `env` is added to the present environment.
 */
export async function run(command, args, {env = {}, show = false, cwd = ROOT} = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    endTogether(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        output += chunk;
      });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new CommandFailed([command, ...args].join(' '), signal ?? `code ${code}`, output));
    });
  });
}

/** Runs a script of Node; `flags` are Node's own. */
export async function runNode(script, args = [], {flags = [], ...options} = {}) {
  return run(process.execPath, [...flags, script, ...args], options);
}
