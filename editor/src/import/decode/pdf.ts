import {getDocument, GlobalWorkerOptions, type PDFDocumentProxy} from 'pdfjs-dist';
// The suffixes are Vite's, which lint does not know.
// oxlint-disable-next-line import/default
import Parser from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import {DecodeError, type DecodedPicture} from './messages';
import {CMaps, Fonts, Wasm} from './pdf-data';
import {CanvasMaker, NoFilters} from './pdf-canvas';

/** Longer side of the drawn page, px: sharp in print at the sizes of badges and stickers. */
const LONG_SIDE = 3000;

/** Draws the first page on a transparent ground. Also reads files of Illustrator that carry a PDF. Throws `DecodeError`. */
export async function decodePdf(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  const parser = new Parser();
  GlobalWorkerOptions.workerPort = parser;
  const task = getDocument({
    data: bytes, CanvasFactory: CanvasMaker, FilterFactory: NoFilters, CMapReaderFactory: CMaps, StandardFontDataFactory: Fonts, WasmFactory: Wasm,
    useWorkerFetch: false, disableFontFace: true, isEvalSupported: false, enableXfa: false, isOffscreenCanvasSupported: true, verbosity: 0,
  });
  try {
    return await drawFirstPage(await task.promise);
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new DecodeError('locked') : error;
  } finally {
    await task.destroy();
    parser.terminate();
  }
}

async function drawFirstPage(document: PDFDocumentProxy): Promise<DecodedPicture> {
  const page = await document.getPage(1);
  const {width: points, height: lines} = page.getViewport({scale: 1});
  const viewport = page.getViewport({scale: LONG_SIDE / Math.max(points, lines)});
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const {canvas, context} = new CanvasMaker().create(width, height);
  await page.render({canvas: null, canvasContext: context, viewport, background: 'rgba(0,0,0,0)'}).promise;
  return {width, height, png: await canvas.convertToBlob({type: 'image/png'})};
}
