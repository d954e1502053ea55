/** The tests that there are, and those that are about a change. */
import {existsSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {inRoot, JEST, ROOT} from '../paths.mjs';
import {allNodes} from '../rooms.mjs';
import {run, runNode} from '../run.mjs';
import {candidates, changedEntities, isTest} from './candidates.mjs';

async function allTests() {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx']);
  const paths = [...new Set(listed.split('\n'))].filter(path => isTest(path) && existsSync(inRoot(path)));
  return Object.fromEntries(paths.map(path => [path, readFileSync(inRoot(path), 'utf8')]));
}

/** Those that import one of the files in their own process. */
async function importing(changed) {
  const code = changed.filter(path => /\.(?:tsx?|json)$/.test(path) && existsSync(inRoot(path)));
  if (code.length === 0) return [];
  const listed = await runNode(JEST, ['--listTests', '--findRelatedTests', ...code.map(path => inRoot(path))]);
  return listed
    .split('\n')
    .filter(path => path.startsWith(ROOT))
    .map(path => relative(ROOT, path));
}

/** What tests call the entities by: their keys, and the addresses of their lists. */
async function namesOf(entities) {
  const nodes = await allNodes();
  return [
    ...entities,
    ...nodes.filter(({entity}) => entities.includes(entity)).flatMap(({path}) => (path ? [path] : [])),
  ];
}

/** Tests with why each is taken, the best reason first. */
export async function testsOf(changed) {
  return candidates({
    changed,
    tests: await allTests(),
    map: JSON.parse(readFileSync(inRoot('tests/near.json'), 'utf8')),
    names: await namesOf(changedEntities(changed)),
    importing: await importing(changed),
  });
}
