/** The screens of design administration, from the navigation. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './processes.mjs';

const PARTS = ['design', 'commodity', 'partners'];
const REGISTRY = 'admin/src/routes/pages.tsx';

function all(nodes) {
  return nodes.flatMap(node => [node, ...all(node.children ?? [])]);
}

function nodesOf(part) {
  return all(JSON.parse(readFileSync(join(root, 'schemas/navigation', `${part}.json`), 'utf8')).nodes);
}

/** Each list: its path and what stands above it. */
export function lists() {
  return PARTS.flatMap(nodesOf)
    .filter(({entity, hidden}) => entity && !hidden)
    .map(({path, title, entity}) => ({path, heading: title.en, entity}));
}

function namesIn(source, table) {
  const body = new RegExp(`const ${table}[^=]*= \\{([^}]*(?:\\}[^}]*)*?)\\n\\};`).exec(source);
  if (!body) throw new Error(`${REGISTRY} has no ${table}.`);
  return new Set([...body[1].matchAll(/^ {2}'([^']+)':/gm)].map(([, name]) => name));
}

/**
 * Each screen (a list, the form and page of a record, a page without records) and whether somebody wrote it by hand.
 */
export function screens() {
  const source = readFileSync(join(root, REGISTRY), 'utf8');
  const byHand = {lists: namesIn(source, 'LIST_PAGES'), records: namesIn(source, 'RECORD_PAGES')};
  const nodes = PARTS.flatMap(nodesOf);
  const ofLists = nodes
    .filter(({entity}) => entity)
    .map(({path}) => ({name: path, byHand: byHand.lists.has(path.slice(1))}));
  const ofRecords = [...new Set(nodes.map(({entity}) => entity).filter(Boolean))].map(entity => ({
    name: `${entity}/:id`,
    byHand: byHand.records.has(entity),
  }));
  const pages = nodes.filter(({page}) => page).map(({path}) => ({name: path, byHand: true}));
  return [...ofLists, ...ofRecords, ...pages];
}
