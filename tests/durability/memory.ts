/** What processes hold: memory, native memory included, and files. Linux only. */
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';

function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** A page that several processes share counts for each by its part: the program itself, above all. */
function shareMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): readonly number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid), '-x', 'node'])
      .toString()
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
}

export interface Held {
  /** Megabytes. */
  readonly server: number;
  /** The processes that work for it included; what they share counts once. */
  readonly together: number;
}

export function heldBy(pid: number): Held {
  return {server: residentMb(pid), together: [pid, ...childrenOf(pid)].reduce((sum, each) => sum + shareMb(each), 0)};
}

/** Files and sockets that a process has open. */
export function filesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
