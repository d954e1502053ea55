/**
 * How well a row of the requirements is proven: whether it stands only on a page that comes later, or only on a title
 * that names many rows at once, which no test of its own would fail for.
 */

const NAMED = /\[((?:[A-Z]{2}-\d{3})(?:[, ]+[A-Z]{2}-\d{3})*)\]/g;

/** A title that names more rows than this was put together from a list of them. */
const OWN = 8;

export function namesIn(title) {
  return [...title.matchAll(NAMED)].flatMap(([, names]) => names.split(/[, ]+/));
}

/** Row ids named by passed tests, without those that a failed one names too. */
export function provenIds(tests) {
  const ids = status => new Set(tests.filter(test => test.status === status).flatMap(test => namesIn(test.title)));
  const failed = ids('failed');
  return new Set([...ids('passed')].filter(id => !failed.has(id)));
}

/** Rows that no passed test names but those whose titles name many. */
export function inListsAlone(tests) {
  const passed = tests.filter(({status}) => status === 'passed').map(({title}) => namesIn(title));
  const own = new Set(passed.filter(names => names.length <= OWN).flat());
  return new Set(passed.flat().filter(id => !own.has(id)));
}

/** Rows about pages, all of which come later: nodes of the navigation by their path or the last part of it. */
export function onPlaceholders(rows, nodes, isLater) {
  const named = ({requirement}) => [...requirement.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const nodesOf = name => nodes.filter(({path}) => path === name || path.endsWith(`/${name}`));
  return new Set(
    rows
      .filter(row => row.kind === 'route')
      .filter(row => {
        const found = named(row).flatMap(nodesOf);
        return found.length > 0 && found.every(isLater);
      })
      .map(({id}) => id),
  );
}
