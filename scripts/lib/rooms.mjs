/** Pages of the console that only say what will stand there. */
import {pathToFileURL} from 'node:url';
import {inRoot} from './paths.mjs';

function flat(nodes) {
  return nodes.flatMap(node => [node, ...flat(node.children ?? [])]);
}

/** Every node of the navigation; the schemas have to be built. */
export async function allNodes() {
  const {loadNavigation} = await import(pathToFileURL(inRoot('schemas/dist/node.js')).href);
  return flat(loadNavigation().nodes);
}

/** One that has a purpose has nothing else yet. */
export function isLater({purpose}) {
  return purpose !== undefined;
}
