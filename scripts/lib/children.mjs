/** Programs that run beside each other until they are stopped together. */
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {ROOT} from './paths.mjs';

/** Longer than an orderly end takes; what is still there then is killed. */
const PATIENCE_MS = 8000;

/** Each in a process group of its own, so that stopping it stops what it started. */
class Child {
  constructor(name, args, {cwd = ROOT, env = {}, ready, onLine} = {}) {
    this.process = spawn(process.execPath, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.ended = new Promise(resolve => this.process.once('close', resolve));
    const answers = new Promise(resolve => {
      for (const stream of [this.process.stdout, this.process.stderr])
        createInterface({input: stream}).on('line', line => {
          console.log(`${name.padEnd(12)} ${line}`);
          if (ready?.test(line)) resolve();
          onLine?.(line);
        });
    });
    this.started = ready ? Promise.race([answers, this.ended]) : Promise.resolve();
  }

  signal(name) {
    try {
      process.kill(-this.process.pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }

  async stop() {
    this.signal('SIGTERM');
    const killer = setTimeout(() => this.signal('SIGKILL'), PATIENCE_MS);
    await this.ended;
    clearTimeout(killer);
  }
}

export class Children {
  #children = new Map();

  /**
   * Starts a script of Node under a name; one that runs under it already is stopped first.
   * With `ready` it waits for a line that matches, or for the end of the program.
   */
  async restart(name, args, options) {
    await this.#children.get(name)?.stop();
    const child = new Child(name, args, options);
    this.#children.set(name, child);
    await child.started;
  }

  async stopAll() {
    await Promise.all([...this.#children.values()].map(child => child.stop()));
  }
}
