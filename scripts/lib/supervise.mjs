/**
 * Keeps a program running: starts it again when it ends by itself or no longer answers, and ends with it when told to.
 */
import {fork} from 'node:child_process';
import {ROOT} from './paths.mjs';
import {say} from './progress.mjs';

/** Until it is started again: longer each time, short again once it has run for a while. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;
/** An orderly end takes less; what is still there then is killed. */
const PATIENCE_MS = 20_000;
/** Asked so often whether it still answers, and killed after so many questions without an answer. */
const ASK_MS = 5000;
const SILENCE = 12;

const FAILED = 1;

class Supervised {
  ready = false;
  #unanswered = 0;

  constructor(script) {
    this.process = fork(script, {cwd: ROOT, execArgv: process.execArgv});
    this.begun = Date.now();
    this.ended = new Promise(resolve => this.process.once('exit', (code, signal) => resolve({code, signal})));
    this.process.on('error', error => console.error(error.message));
    this.process.on('message', message => {
      if (message === 'ready') this.ready = true;
      if (message === 'here') this.#unanswered = 0;
    });
    const asking = setInterval(() => this.#ask(), ASK_MS).unref();
    void this.ended.then(() => clearInterval(asking));
  }

  #ask() {
    if (!this.ready || !this.process.connected) return;
    if (this.#unanswered >= SILENCE) {
      say('the server does not answer: ending it');
      this.process.kill('SIGKILL');
      return;
    }
    this.#unanswered += 1;
    this.process.send('there?', () => undefined);
  }

  end(signal) {
    this.process.kill(signal);
    setTimeout(() => this.process.kill('SIGKILL'), PATIENCE_MS).unref();
  }
}

/**
 * Runs a script of Node until it ends in order, or fails before it was ever ready; then this process ends likewise.
 * The script says `ready` and answers `there?` with `here` by its IPC channel; when that closes, this process is gone,
 * and the script ends by itself.
 */
export async function supervise(script) {
  let current;
  let told = false;
  let wake = () => undefined;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      // Ctrl+C reaches both of us; told twice, it ends once.
      if (!told) current?.end(signal);
      told = true;
      wake();
    });
  let pause = FIRST_PAUSE_MS;
  let wasReady = false;
  while (!told) {
    current = new Supervised(script);
    const {code, signal} = await current.ended;
    wasReady ||= current.ready;
    if (told || code === 0 || !wasReady) {
      process.exitCode = code ?? FAILED;
      return;
    }
    if (Date.now() - current.begun > STEADY_MS) pause = FIRST_PAUSE_MS;
    say(`the server ended by itself (${signal ?? `code ${code}`}): starting it again in ${pause / 1000} s`);
    await new Promise(resolve => {
      wake = resolve;
      setTimeout(resolve, pause);
    });
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }
}
