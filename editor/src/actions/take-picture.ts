import {allowedUrl} from '../document/url';
import type {Rect} from '../document/matrix';
import {ImportError, type ImportedPicture} from '../import/accept';
import {wholePixels} from '../import/crop';
import type {PageChoice} from '../import/decode/messages';
import type {Editor} from '../store/editor';
import type {ActionContext} from './action';

/** A stored picture and the part of it that is used, in its pixels. */
export interface TakenPicture {
  readonly src: string;
  /** The original that the visitor chose. */
  readonly picPath: string;
  readonly part: Rect;
  /** The file could not be taken over exactly. */
  readonly inexact?: true;
}

/** Reads a chosen file, asks for the part of it and stores it. Undefined when the visitor gave it up. Throws `ImportError`, `ApiError`. */
export async function takePicture(context: ActionContext, chosen: File): Promise<TakenPicture | undefined> {
  const picture = await context.services.importPicture(chosen, (name, choice) => askForPage(context.editor, name, choice));
  if (!picture) return undefined;
  const part = picture.isCropped ? await askForPart(context.editor, picture) : {left: 0, top: 0, width: picture.width, height: picture.height};
  if (!part) return undefined;
  const stored = await store(context, picture);
  // Without it the picture is made smaller once more, which takes longer.
  if (picture.preview) await context.services.standIn(stored.src, picture.preview, picture.width).catch(() => undefined);
  if (picture.inexact) context.editor.notify('info', 'upload.simplified');
  return {...stored, part, ...inexactOf(picture)};
}

/** Whether a picture was taken over otherwise than it was, for its record. */
export const inexactOf = ({inexact}: {readonly inexact?: true}): {inexact?: true} => (inexact ? {inexact} : {});

async function store({services}: ActionContext, {file, name, original}: ImportedPicture): Promise<Pick<TakenPicture, 'src' | 'picPath'>> {
  const keep = async (content: Blob, fileName: string): Promise<string> => {
    const url = allowedUrl(await services.api.upload(content, fileName), services.origin);
    if (url === undefined) throw new ImportError('upload.broken');
    return url;
  };
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
async function askForPart(editor: Editor, {file, preview = file, name, width, height}: ImportedPicture): Promise<Rect | undefined> {
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
