/** Decodes one file away from the page, so that a broken or heavy one cannot freeze it. */
import {DecodeError, type DecodeAnswer, type DecodedPicture, type DecodeRequest, type PageChoice} from './messages';

async function decode({kind, bytes, page}: DecodeRequest): Promise<DecodedPicture | PageChoice> {
  const content = new Uint8Array(bytes);
  switch (kind) {
    case 'raster':
      return (await import('./raster')).decodeRaster(content);
    case 'psd':
      return (await import('./psd')).decodePsd(content);
    case 'pdf':
      return (await import('./pdf')).decodePdf(content, page);
  }
}

async function answerTo(request: DecodeRequest): Promise<DecodeAnswer> {
  try {
    const found = await decode(request);
    return 'count' in found ? {pages: found} : {picture: found};
  } catch (error) {
    return {failure: error instanceof DecodeError ? error.failure : 'broken'};
  }
}

addEventListener('message', (event: MessageEvent<DecodeRequest>) => {
  void answerTo(event.data).then(answer => postMessage(answer));
});
