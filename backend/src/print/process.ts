/** The process that prints: it reads no database and no file of its own accord. */
import sharp from 'sharp';
import {printDesign, PrintError, type Printed, type ReadPicture} from '@emblem/print';
import {JobRefusal} from '../processes/failure';
import {serve, type Ask} from '../processes/serve';
import type {PrintOrder} from './order';

const pictureReader =
  (ask: Ask): ReadPicture =>
  async address => {
    const content = await ask(address);
    return content instanceof Uint8Array
      ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      : undefined;
  };

async function print({sizes, design, ...order}: PrintOrder, ask: Ask): Promise<Printed> {
  try {
    return await printDesign(design, {...order, sizeOf: position => sizes[position], readPicture: pictureReader(ask)});
  } catch (error) {
    throw error instanceof PrintError ? new JobRefusal(error.code, error.detail) : error;
  }
}

// Nothing of one print is of use to the next; kept, it would only count as grown.
sharp.cache(false);
serve({print: {run: print}});
