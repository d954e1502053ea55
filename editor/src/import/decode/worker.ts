/** Decodes one file away from the page, so that a broken or heavy one cannot freeze it. */
import {DecodeError, type DecodeAnswer, type DecodedPicture, type DecodeRequest} from './messages';

async function decode({kind, bytes}: DecodeRequest): Promise<DecodedPicture> {
  const content = new Uint8Array(bytes);
  switch (kind) {
    case 'raster': return (await import('./raster')).decodeRaster(content);
    case 'psd': return (await import('./psd')).decodePsd(content);
    case 'pdf': return (await import('./pdf')).decodePdf(content);
  }
}

async function answerTo(request: DecodeRequest): Promise<DecodeAnswer> {
  try {
    return {picture: await decode(request)};
  } catch (error) {
    return {failure: error instanceof DecodeError ? error.failure : 'broken'};
  }
}

addEventListener('message', (event: MessageEvent<DecodeRequest>) => {
  void answerTo(event.data).then(answer => postMessage(answer));
});
