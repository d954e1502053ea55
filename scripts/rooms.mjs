#!/usr/bin/env node
/** `npm run rooms`: the pages of the console that say they come later, by the part of the menu that they stand in. */
import './lib/check-node.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {fail} from './lib/progress.mjs';
import {allNodes, isLater} from './lib/rooms.mjs';

async function main() {
  await ensureBuilt();
  const nodes = await allNodes();
  const later = nodes.filter(isLater);
  const partOf = ({path}) => path.split('/')[1];
  for (const part of [...new Set(later.map(partOf))].sort()) {
    const pages = later.filter(node => partOf(node) === part);
    console.log(`/${part}: ${pages.length}`);
    for (const {path, title} of pages) console.log(`    ${path}  ${title.zh}  ${title.en}`);
  }
  console.log(`${later.length} of ${nodes.length} pages come later`);
}

main().catch(fail);
