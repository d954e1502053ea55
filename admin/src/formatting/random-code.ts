/** Random codes that people can read out: no characters that look alike (CO-743). */
import {clock} from '@emblem/schemas/clock';
import {CODE_ALPHABET as ALPHABET} from '@emblem/schemas/code-alphabet';

const LENGTH = 32;

export function randomCode(length = LENGTH): string {
  return [...crypto.getRandomValues(new Uint32Array(length))].map(value => ALPHABET[value % ALPHABET.length]).join('');
}

/** An ID begins with the date, `YYYYMMDD` in UTC, so that IDs sort by their day (CO-745). */
export function randomId(now = clock.date()): string {
  return `${now.toISOString().slice(0, 10).replaceAll('-', '')}${randomCode()}`;
}
