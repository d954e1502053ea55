/** Values that are made to keep a server busy or to break it, for every property and parameter that there is. */
import type {Call, Entity, Field} from '@emblem/schemas';
import {writableFields} from '@emblem/schemas';

/** What PostgreSQL cannot hold. */
export const UNSTORABLE = ['a\u0000b', '\ud800', 'x\udfff', `e${'\u0301'.repeat(31)}`] as const;

/** Long texts that fit patterns badly: nearly an address, a file name, a number, a path, a list of addresses. */
const LONG = 100_000;
export const NEARLY = ['.', '.png?', 'a@', 'a@b.c,', '0', ' ', '/a', '#', 'a-', '1,', '=', ':\n'].map(
  part => `${part.repeat(LONG / part.length)}\u0001`,
);

/** Amounts that are none, or that are none as they are written. */
export function wrongAmounts({scale = 2}: Field): readonly unknown[] {
  return [
    '1e3',
    '0x10',
    '1e300000000',
    '-1e-300000000',
    `1.${'9'.repeat(scale + 1)}`,
    '+5',
    '5.',
    '.5',
    '1,000',
    '１',
    'Infinity',
    'NaN',
    '--1',
    '9'.repeat(100_000),
    1e21,
    0.1 + 0.2,
    1e-9,
  ];
}

export const amountsOf = (entity: Entity): readonly Field[] =>
  writableFields(entity).filter(field => field.kind === 'decimal' && field.system === undefined);

export function textsOf(entity: Entity): readonly Field[] {
  return writableFields(entity).filter(field => field.kind === 'string' && field.options === undefined);
}

/** The names under which a call takes something. */
export function parametersOf(call: Call): readonly string[] {
  return [
    ...new Set([
      ...Object.keys(call.params ?? {}),
      ...Object.keys(call.input?.properties ?? {}),
      'id',
      'page',
      'keyword',
      'email',
    ]),
  ];
}
