/**
 * Counts the processor time of this process and of everything that it starts, in seconds: what a run costs, however
 * busy the machine is with other work. Linux alone tells it (`/proc`).
 *
 * A process that ends leaves its time to the one that waited for it. Nobody waits for what outlives its parent or is
 * killed along with it, such as the processes of a browser, so all of them are looked through again and again, and what
 * was left to nobody is counted as last seen.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** So many ticks a second tell times in `/proc`, on every machine that Linux runs on today. */
const TICKS = 100;
const LOOK_MS = 500;

/** Undefined for a process that has ended meanwhile. Fields by proc(5), counted behind the name in brackets. */
function statOf(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent, group, user, system, usedOfEnded, systemOfEnded, start] = [1, 2, 11, 12, 13, 14, 19].map(index =>
    Number(fields[index]),
  );
  return {pid: Number(pid), parent, group, start, own: user + system, ended: usedOfEnded + systemOfEnded};
}

/** Processes by their id. */
function processes() {
  const found = new Map();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (stat) found.set(stat.pid, stat);
  }
  return found;
}

class Meter {
  /** Everything of ours that was there at the last look. */
  #ours = new Map();
  /** Of what has ended and left its time to nobody. */
  #lostTicks = 0;

  #self = statOf(process.pid);

  constructor() {
    this.#look();
    setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** One whose parent ended at once is known by the group of processes that it still belongs to. */
  #isOfGroup({group, start}) {
    return group === this.#self.group && start >= this.#self.start;
  }

  #isOurs(stat, all, known) {
    const answer = known.get(stat.pid);
    if (answer !== undefined) return answer;
    const parent = all.get(stat.parent);
    const isOurs =
      stat.pid === process.pid ||
      this.#ours.get(stat.pid)?.start === stat.start ||
      this.#isOfGroup(stat) ||
      (parent !== undefined && this.#isOurs(parent, all, known));
    known.set(stat.pid, isOurs);
    return isOurs;
  }

  /** The next one above a process that still runs, which has waited for it or for whoever did. */
  #heirOf(stat, ours) {
    const parent = this.#ours.get(stat.parent);
    if (parent === undefined) return undefined;
    return ours.get(parent.pid)?.start === parent.start ? parent : this.#heirOf(parent, ours);
  }

  #look() {
    const all = processes();
    const known = new Map();
    const ours = new Map([...all].filter(([, stat]) => this.#isOurs(stat, all, known)));
    const left = new Map();
    for (const stat of this.#ours.values()) {
      if (ours.get(stat.pid)?.start === stat.start) continue;
      const heir = this.#heirOf(stat, ours);
      left.set(heir, (left.get(heir) ?? 0) + stat.own + stat.ended);
    }
    for (const [heir, ticks] of left) {
      const inherited = heir === undefined ? 0 : ours.get(heir.pid).ended - heir.ended;
      this.#lostTicks += Math.max(0, ticks - inherited);
    }
    this.#ours = ours;
  }

  /** Seconds until now, those of what still runs among them. */
  seconds() {
    this.#look();
    const ticks = [...this.#ours.values()].reduce((sum, {own, ended}) => sum + own + ended, this.#lostTicks);
    return ticks / TICKS;
  }
}

/** Begins to count; undefined where nothing tells it. */
export function meterProcessor() {
  return existsSync('/proc/self/stat') ? new Meter() : undefined;
}
