/** As many of the tests as there is time for. */
import {EACH_ENTITY, isSpec} from './candidates.mjs';

/** Seconds of a file that no run has measured: as many as one of its kind takes in the mean. */
const UNKNOWN = {unit: 2, system: 17, browser: 55};
/** Three workers on two cores get through so many seconds of tests in one. */
const AT_ONCE = 2.5;
/** What is left of the time of a test that goes through a few entities instead of all. */
const PART = 0.2;
/** Seconds until the first test of a kind begins: a database, a world and a server. */
const START = {unit: 4, system: 22, browser: 18};

function kindOf(path) {
  if (isSpec(path)) return 'browser';
  return path.startsWith('tests/') ? 'system' : 'unit';
}

/**
 * Takes tests in the order of their reasons, within a reason the quickest first, until the time is used up, and leaves
 * out the rest. `seconds` are those that each file took in the last whole run. What was changed itself is always taken.
 */
export function choose(candidates, seconds, limit) {
  const costOf = ({path, reason}) =>
    ((seconds[path] ?? UNKNOWN[kindOf(path)]) * (reason === EACH_ENTITY ? PART : 1)) / AT_ONCE;
  const reasons = [...new Set(candidates.map(({reason}) => reason))];
  const ordered = reasons.flatMap(reason =>
    candidates.filter(each => each.reason === reason).sort((left, right) => costOf(left) - costOf(right)),
  );
  const taken = [];
  const left = [];
  const started = new Set();
  let used = 0;
  for (const each of ordered) {
    const kind = kindOf(each.path);
    const cost = costOf(each) + (started.has(kind) ? 0 : START[kind]);
    if (used + cost > limit && each.reason !== 'changed') {
      left.push(each);
      continue;
    }
    used += cost;
    started.add(kind);
    taken.push(each);
  }
  return {taken, left, seconds: Math.round(used)};
}
