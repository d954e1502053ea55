/** Makes small stand-ins of large pictures away from the page. */
import {answering} from '../worker/answer';
import type {ShrinkAnswer, ShrinkRequest} from './messages';

async function shrink({url, width, height}: ShrinkRequest): Promise<ShrinkAnswer> {
  try {
    const response = await fetch(url);
    return {
      bitmap: await createImageBitmap(await response.blob(), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'medium',
      }),
    };
  } catch {
    return {};
  }
}

answering<ShrinkRequest, ShrinkAnswer>(shrink, ({bitmap}) => (bitmap ? [bitmap] : []));
