/** Path data from files: a text, or a list of commands as older canvases write it. */
import {DESIGN_LIMITS} from '@emblem/schemas/design-file';

const COMMANDS = /^\s*m[mzlhvcsqtae\d\s.,+-]*$/i;

/** A number too large to reckon with. */
const BEYOND = /e\+?\d{2}|(?<![.\d])\d{10}/i;

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/**
 * Numbers that a command takes, or a multiple of them. An arc's flags may be run together, so its numbers are not
 * counted.
 */
const TAKES: Readonly<Record<string, number>> = {m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4};

/** Numbers of the longest command. */
const MAX_NUMBERS = 7;

/** The path as text, or undefined for anything that is no path. */
export function pathText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.map(commandText).join(' ') : '';
  const isPath =
    text.length <= DESIGN_LIMITS.path &&
    COMMANDS.test(text) &&
    !BEYOND.test(text) &&
    text.split(/(?=[mzlhvcsqta])/i).every(isWhole);
  return isPath ? text : undefined;
}

/** A command of a list; one that is none makes the whole path unusable. */
function commandText(command: unknown): string {
  const isCommand =
    Array.isArray(command) &&
    command.length <= MAX_NUMBERS + 1 &&
    command.every(part => typeof part === 'string' || Number.isFinite(part));
  return isCommand ? command.join(' ') : '?';
}

function isWhole(command: string): boolean {
  const name = command.trim().charAt(0).toLowerCase();
  const takes = TAKES[name];
  if (takes === undefined) return true;
  const count = command.match(NUMBER)?.length ?? 0;
  return count > 0 && count % takes === 0;
}
