/** Turns a chosen file into a stored picture: reads it, lets the visitor crop it and uploads it. */
import {allowedUrl} from '../../document/url';
import type {Rect, Size} from '../../document/matrix';
import {ImportError, type ImportedPicture} from '../../import/accept';
import {wholePixels} from '../../import/crop';
import type {PageChoice} from '../../import/decode/messages';
import type {Editor} from '../../store/editor';
import type {ActionContext} from '../action';

/** A stored picture and the part of it that is used, in its pixels. */
export interface TakenPicture {
  readonly src: string;
  /** The original that the visitor chose. */
  readonly picPath: string;
  readonly part: Rect;
  /** The file could not be taken over exactly. */
  readonly inexact?: true;
}

/**
 * Reads a chosen file, asks for the part of it and stores it. Undefined when the visitor gave it up. Throws
 * `ImportError`, `ApiError`.
 */
export async function takePicture(context: ActionContext, chosen: File): Promise<TakenPicture | undefined> {
  const picture = await context.services.importPicture(chosen, (name, choice) =>
    askForPage(context.editor, name, choice),
  );
  if (!picture) return undefined;
  if ('drawing' in picture) return takeDrawing(context, picture.drawing);
  const part = picture.isCropped ? await askForPart(context.editor, picture) : wholeOf(picture);
  if (!part) return undefined;
  const stored = await store(context, picture);
  // Without it the picture is made smaller once more, which takes longer.
  if (picture.preview)
    await context.services.standIn(stored.src, picture.preview, picture.width).catch(() => undefined);
  return {...stored, part};
}

const wholeOf = ({width, height}: Size): Rect => ({left: 0, top: 0, width, height});

/**
 * The server makes a drawing plain, and canvas and print show that. Where it looks otherwise than was meant, they show
 * a picture of what the browser makes of the file; not where pictures are missing in it, for which browsers draw signs
 * of their own.
 */
async function takeDrawing({editor, services}: ActionContext, drawing: File): Promise<TakenPicture> {
  const {url, notes} = await services.api.store(drawing, drawing.name);
  const src = ownAddress(url, services.origin);
  const size = await services.pictureSize(src);
  for (const {text} of notes) editor.notify('warning', 'upload.said', {text});
  const meant = notes.some(({code}) => code === 'picture')
    ? undefined
    : await services.pictureOfMeant(drawing, src, size);
  if (!meant) return {src, picPath: src, part: wholeOf(size), ...inexactOf({inexact: notes.length > 0 || undefined})};
  const shown = ownAddress(
    await services.api.upload(meant.png, `${drawing.name.replace(/\.[^.]*$/, '')}.png`),
    services.origin,
  );
  editor.notify('info', 'upload.simplified');
  return {src: shown, picPath: src, part: wholeOf(meant), inexact: true};
}

function ownAddress(url: string, origin: string): string {
  const address = allowedUrl(url, origin);
  if (address === undefined) throw new ImportError('upload.broken');
  return address;
}

/** Whether a picture was taken over otherwise than it was, for its record. */
export const inexactOf = ({inexact}: {readonly inexact?: true | undefined}): {inexact?: true} =>
  inexact ? {inexact} : {};

async function store(
  {services}: ActionContext,
  {file, name, original}: ImportedPicture,
): Promise<Pick<TakenPicture, 'src' | 'picPath'>> {
  const keep = async (content: Blob, fileName: string): Promise<string> =>
    ownAddress(await services.api.upload(content, fileName), services.origin);
  if (!original) {
    const src = await keep(file, name);
    return {src, picPath: src};
  }
  const [src, picPath] = await Promise.all([keep(file, `${name.replace(/\.[^.]*$/, '')}.png`), keep(original, name)]);
  return {src, picPath};
}

/** Shows the pages of a document; several documents are asked about one after the other. */
async function askForPage(editor: Editor, name: string, {count, pictures}: PageChoice): Promise<number | undefined> {
  while (editor.state.pages) await nextChange(editor);
  const urls = pictures.map(picture => URL.createObjectURL(picture));
  const page = await new Promise<number | undefined>(reply => editor.set({pages: {name, count, urls, reply}}));
  editor.set({pages: null});
  urls.forEach(url => URL.revokeObjectURL(url));
  return page;
}

/** Shows the crop dialog; several pictures are asked for one after the other. */
async function askForPart(
  editor: Editor,
  {file, preview = file, name, width, height}: ImportedPicture,
): Promise<Rect | undefined> {
  while (editor.state.crop) await nextChange(editor);
  const url = URL.createObjectURL(preview);
  const part = await new Promise<Rect | undefined>(reply => editor.set({crop: {name, url, width, height, reply}}));
  editor.set({crop: null});
  URL.revokeObjectURL(url);
  return part && wholePixels(part, {width, height});
}

function nextChange(editor: Editor): Promise<void> {
  return new Promise(resolve => {
    const stop = editor.subscribe(() => {
      stop();
      resolve();
    });
  });
}
