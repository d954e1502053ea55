/**
 * Who imports whom, held against `house.mjs`: no cycles (types and lazy imports counted), packages one way, floors
 * downwards only. `findings(files)` answers a line for each fault; `files` maps paths from the root to their text.
 */
import {posix} from 'node:path';
import picomatch from 'picomatch';
import {ALSO_KNOW, APART, FLOORS, LIMITED, PACKAGES, PACKAGE_NAMES, STRANGERS} from './house.mjs';

const STATEMENT = /(?:^|[\s;}])(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s*)?['"]([^'"]+)['"]/;
const CALL = /import\(\s*['"]([^'"]+)['"]\s*\)/;
const IMPORT = new RegExp(`${STATEMENT.source}|${CALL.source}`, 'g');
const TEST = picomatch(['**/*.test.{ts,tsx}', '**/testing/**']);

const folderOf = path => path.split('/').slice(0, -1).join('/');
const packageOf = path =>
  Object.keys(PACKAGES)
    .filter(folder => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
const nameOf = folder => (folder === 'editor/print/src' ? 'print' : folder?.split('/')[0]);

function target(files, path, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const base = posix.join(folderOf(path), specifier).replace(/\.js$/, '');
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.mjs', '.js']
    .map(end => base + end)
    .find(each => files.has(each));
}

function importsOf(files, path) {
  return [...files.get(path).matchAll(IMPORT)].map(([, type, named, lazy]) => {
    const specifier = named ?? lazy;
    return {specifier, type: type !== undefined, file: target(files, path, specifier)};
  });
}

function packageFault(path, {specifier, file}) {
  const own = packageOf(path);
  if (own === undefined || TEST(path)) return undefined;
  const other =
    file === undefined ? PACKAGE_NAMES[specifier.split('/').slice(0, 2).join('/')] : nameOf(packageOf(file));
  if (other === undefined || other === nameOf(own)) return undefined;
  const known = [...PACKAGES[own], ...(ALSO_KNOW[path] ?? [])];
  return known.includes(other) ? undefined : `Dependencies point one way: ${nameOf(own)} does not know ${other}.`;
}

/** The folder at the top of `folder`, or the name of a file that stands there. */
function floorOf(path, folder) {
  const [name, ...within] = path.slice(folder.length + 1).split('/');
  return {name: within.length > 0 ? name : name.replace(/\.tsx?$/, ''), isFile: within.length === 0};
}

function faultWithin([folder, floors], path, file) {
  const [own, other] = [path, file].map(each => floorOf(each, folder));
  const [isRoof, leadsToRoof] = [own, other].map(({name, isFile}) => isFile && !floors.includes(name));
  if (isRoof) return undefined;
  if (leadsToRoof) return `${other.name} stands above all floors.`;
  const missing = [own, other].find(({name}) => !floors.includes(name));
  if (missing !== undefined) return `"${missing.name}" has no floor yet: add it in scripts/lint/house.mjs.`;
  return floors.indexOf(other.name) > floors.indexOf(own.name)
    ? `${other.name} is a floor above ${own.name}.`
    : undefined;
}

/** In each building that both files stand in: a package, or a folder of it that has floors of its own. */
function floorFault(path, {file}) {
  if (!file || TEST(path)) return undefined;
  const isShared = ([folder]) => [path, file].every(each => each.startsWith(`${folder}/`));
  return Object.entries(FLOORS)
    .filter(isShared)
    .map(building => faultWithin(building, path, file))
    .find(fault => fault !== undefined);
}

function limitFault(path, {specifier, type}) {
  return LIMITED.find(
    ({imports, within, only, types}) =>
      imports.test(specifier) &&
      !(types && type) &&
      (!within || picomatch.isMatch(path, within)) &&
      !picomatch.isMatch(path, only),
  )?.why;
}

function apartFault(path, {file}) {
  if (!file) return undefined;
  const pair = APART.find(({from, to}) => picomatch.isMatch(path, from) && picomatch.isMatch(file, to));
  if (pair) return pair.why;
  return STRANGERS.find(({folder}) => {
    const [own, other] = [path, file].map(each =>
      each.startsWith(`${folder}/`) ? each.slice(folder.length + 1).split('/') : [],
    );
    return own.length > 1 && other.length > 1 && own[0] !== other[0];
  })?.why;
}

/** Groups of files that reach each other (Tarjan). */
function cycles(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = path => {
    index.set(path, index.size);
    low.set(path, index.get(path));
    stack.push(path);
    for (const next of graph.get(path)) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path), low.get(next)));
    }
    if (low.get(path) !== index.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) found.push(group.sort());
  };
  for (const path of graph.keys()) if (!index.has(path)) visit(path);
  return found;
}

export function findings(files) {
  const imports = new Map([...files.keys()].map(path => [path, importsOf(files, path)]));
  const faults = [...imports].flatMap(([path, list]) =>
    list.flatMap(each => {
      const why =
        packageFault(path, each) ?? floorFault(path, each) ?? limitFault(path, each) ?? apartFault(path, each);
      return why === undefined ? [] : [`${path}: "${each.specifier}". ${why}`];
    }),
  );
  const graph = new Map(
    [...imports].map(([path, list]) => [
      path,
      [...new Set(list.map(({file}) => file))].filter(file => file && file !== path),
    ]),
  );
  return [...faults, ...cycles(graph).map(group => `These import each other in a cycle: ${group.join(', ')}`)];
}
