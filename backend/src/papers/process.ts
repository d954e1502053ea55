/** The process that sets papers: it reads no database and no file but its fonts. */
import sharp from 'sharp';
import {serve, type Ask} from '../processes/serve';
import type {PaperOrder, SetPaper} from './order';
import {typeset} from './typeset';

async function run(order: PaperOrder, ask: Ask): Promise<SetPaper> {
  return typeset(order, async address => {
    const content = await ask(address);
    return content instanceof Uint8Array ? content : undefined;
  });
}

sharp.cache(false);
serve({paper: {run}});
