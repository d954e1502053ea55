/** Programs that run beside each other until they are stopped together. */
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {ROOT} from './paths.mjs';

/** Longer than an orderly end takes; what is still there then is killed. */
const PATIENCE_MS = 8000;

/** Each in a process group of its own, so that stopping it stops what it started. */
class Child {
  constructor(name, args, {cwd = ROOT, env = {}} = {}) {
    this.process = spawn(process.execPath, args, {cwd, env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
    for (const stream of [this.process.stdout, this.process.stderr])
      createInterface({input: stream}).on('line', line => console.log(`${name.padEnd(8)} ${line}`));
    this.ended = new Promise(resolve => this.process.once('close', resolve));
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

  /** Starts a script of Node under a name; one that runs under it already is stopped first. */
  async restart(name, args, options) {
    await this.#children.get(name)?.stop();
    this.#children.set(name, new Child(name, args, options));
  }

  async stopAll() {
    await Promise.all([...this.#children.values()].map(child => child.stop()));
  }
}
