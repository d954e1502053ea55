/** Draws pages of PDF and AI files, so that they can be cropped and printed as pictures. */
import {getDocument, GlobalWorkerOptions, type PDFDocumentProxy} from 'pdfjs-dist';
// The suffixes are Vite's, which lint does not know.
// oxlint-disable-next-line import/default
import Parser from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import {DecodeError, type DecodedPicture, type PageChoice} from './messages';
import {CMaps, Fonts, Wasm} from './pdf-data';
import {CanvasMaker} from './pdf-canvas';
import {PixelFilters} from './pdf-filters';

/** Longer side of the drawn page, px: sharp in print at the sizes of badges and stickers. */
const LONG_SIDE = 3000;
/** Longer side of the pictures among which a page is chosen, px. */
const CHOICE_SIDE = 200;
/** The pages after that are chosen by their numbers. */
const MAX_PICTURES = 12;
const PICTURES_MS = 8000;
/** Nobody looks for a badge in a book. */
const MAX_PAGES = 300;

/**
 * Draws a page on a transparent ground, or answers the choice where there are several. Also reads files of Illustrator
 * that carry a PDF. Throws `DecodeError`.
 */
export async function decodePdf(
  bytes: Uint8Array<ArrayBuffer>,
  page: number | undefined,
): Promise<DecodedPicture | PageChoice> {
  const parser = new Parser();
  GlobalWorkerOptions.workerPort = parser;
  const task = getDocument({
    data: bytes,
    CanvasFactory: CanvasMaker,
    FilterFactory: PixelFilters,
    CMapReaderFactory: CMaps,
    StandardFontDataFactory: Fonts,
    WasmFactory: Wasm,
    useWorkerFetch: false,
    disableFontFace: true,
    isEvalSupported: false,
    enableXfa: false,
    isOffscreenCanvasSupported: true,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    return page === undefined && document.numPages > 1
      ? await choiceOf(document)
      : await drawPage(document, page ?? 1, LONG_SIDE);
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new DecodeError('locked') : error;
  } finally {
    await task.destroy();
    parser.terminate();
  }
}

async function choiceOf(document: PDFDocumentProxy): Promise<PageChoice> {
  const pictures: Blob[] = [];
  const end = performance.now() + PICTURES_MS;
  for (let number = 1; number <= Math.min(document.numPages, MAX_PICTURES) && performance.now() < end; number += 1)
    pictures.push((await drawPage(document, number, CHOICE_SIDE)).png);
  return {count: Math.min(document.numPages, MAX_PAGES), pictures};
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  side: number,
): Promise<DecodedPicture & {readonly png: Blob}> {
  const page = await document.getPage(number);
  const {width: points, height: lines} = page.getViewport({scale: 1});
  const viewport = page.getViewport({scale: side / Math.max(points, lines)});
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const {canvas, context} = new CanvasMaker().create(width, height);
  await page.render({canvas: null, canvasContext: context, viewport, background: 'rgba(0,0,0,0)'}).promise;
  return {width, height, png: await canvas.convertToBlob({type: 'image/png'})};
}
