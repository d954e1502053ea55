/**
 * Whatever failed is tried once more when all else is done, with nothing beside it. A test that passes then is
 * unsteady: the run is green, and the test is named, since its cause is to be mended.
 *
 * A file is tried as a whole, for tests of a file may go on from each other.
 */

/** More than so many files that fail have one cause, which a second try does not take away. */
const MAX_FILES = 12;

/** Tests by file, title and, where several of a file have one title, place. */
function named(tests) {
  const seen = new Map();
  return new Map(
    tests.map(test => {
      const name = `${test.file} ${test.title}`;
      const place = (seen.get(name) ?? 0) + 1;
      seen.set(name, place);
      return [`${name} ${place}`, test];
    }),
  );
}

/** The files to be tried again; none where so many failed that the run itself is at fault. */
export function filesToRetry(tests) {
  const failed = tests.filter(({status}) => status === 'failed');
  const files = [...new Set(failed.map(({file}) => file))];
  return files.includes(undefined) || files.length > MAX_FILES ? [] : files;
}

/** What a test is by both of its tries: it passes when it has passed once, and is unsteady when it has failed once. */
function bothOf(first, second) {
  const tries = [first.status, second.status];
  if (!tries.includes('failed')) return second;
  if (!tries.includes('passed')) return {...second, status: 'failed', message: second.message ?? first.message};
  return {...second, status: 'passed', unsteady: true, message: first.message ?? second.message};
}

/**
 * Both tries as one list. What failed and the second try does not know, such as a file that could not be loaded before,
 * is unsteady where that file passes now, and stands as it was where it does not.
 */
export function bothTries(first, second, files) {
  const before = named(first.filter(({file}) => files.includes(file)));
  const after = named(second);
  const passes = file => {
    const tests = second.filter(test => test.file === file);
    return tests.length > 0 && tests.every(({status}) => status !== 'failed');
  };
  const again = [...after].map(([name, test]) => (before.has(name) ? bothOf(before.get(name), test) : test));
  const unheard = [...before]
    .filter(([name, {status}]) => status === 'failed' && !after.has(name))
    .map(([, test]) => (passes(test.file) ? bothOf(test, {...test, status: 'passed'}) : test));
  return [...first.filter(({file}) => !files.includes(file)), ...again, ...unheard];
}
