/** Real designs with something wrong in them: what a broken program, an old one or an attacker might send. */
import {isRecord} from '../document/read';
import type {Random} from './random';

/** Values that have broken readers before. */
const STRANGE: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => 0,
  () => -1,
  () => 1e308,
  () => -1e308,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1e-320,
  () => '',
  () => 'x',
  () => '__proto__',
  () => 'constructor',
  () => '1e999',
  () => '\u0000',
  () => '\uD800',
  () => [],
  () => [[]],
  () => ({}),
  () => ({toString: 1, valueOf: 1}),
  () => ({toString: null}),
  () => ({length: 1e9}),
  () => JSON.parse('{"__proto__":{"polluted":true}}'),
  () => deep(40),
  () => deep(20_000),
  () => 'x'.repeat(20_000),
  () => Array.from({length: 3000}, () => ({type: 'rect'})),
  () => 'javascript:alert(1)',
  () => 'https://elsewhere.test/x.png',
  () => 'data:image/svg+xml,<svg/>',
  () => ({type: 'linear', colorStops: 7}),
  () => ({type: 'pattern', source: '//elsewhere.test/x'}),
  () => ({colorStops: [{color: {colorStops: [{color: {}}]}}]}),
  () => [['M', Number.NaN], ['L', {}], 'Z'],
  () => 'M 0 0 L 1e99 5',
  () => 'M',
];

function deep(levels: number): unknown {
  let value: unknown = {type: 'group', objects: []};
  const wrap: readonly ((inner: unknown) => unknown)[] = [
    inner => [inner],
    inner => ({objects: inner}),
    inner => ({color: inner}),
    inner => ({colorStops: [inner]}),
  ];
  for (let level = 0; level < levels; level += 1) value = wrap[level % wrap.length]?.(value);
  return value;
}

/** The document with up to `most` random places exchanged, removed, doubled or put elsewhere. */
export function mutate(document: unknown, random: Random, most = 4): unknown {
  let result: unknown = structuredClone(document);
  const times = random.whole(1, most);
  for (let time = 0; time < times; time += 1) result = once(result, random);
  return result;
}

/** The values inside which something can be exchanged. */
function places(value: unknown): readonly object[] {
  const found: object[] = [];
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null || found.length > 500) continue;
    found.push(next);
    open.push(...Object.values(next).slice(0, 60));
  }
  return found;
}

function once(document: unknown, random: Random): unknown {
  const all = places(document);
  const target = random.pick(all);
  const other = random.pick(all);
  if (target === undefined) return document;
  const strange = random.pick(STRANGE)?.();
  if (Array.isArray(target)) {
    const at = random.whole(0, Math.max(0, target.length - 1));
    target.splice(at, random.whole(0, 1), random.flag() ? strange : structuredCloneOf(other));
  } else if (isRecord(target)) {
    const name = random.pick(Object.keys(target)) ?? 'objects';
    const value = random.next() < 0.8 ? strange : structuredCloneOf(other);
    if (random.next() < 0.15) Reflect.deleteProperty(target, name);
    else Reflect.set(target, name, value);
  }
  return document;
}

/** A copy, so that no document contains itself: JSON cannot either. */
function structuredCloneOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return null;
  }
}
