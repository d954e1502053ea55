/** Adds pictures to the canvas: cliparts, files of the visitor and earlier uploads. */
import type {UploadedPicture} from '../../store/state';
import {ApiError} from '../../api/request';
import type {Clipart} from '../../api/readers';
import type {Rect, Size} from '../../document/matrix';
import {workspaceOf} from '../../document/side';
import type {ImageObject} from '../../document/types';
import {allowedUrl} from '../../document/url';
import {ImportError} from '../../import/accept';
import {newImage} from '../../objects/image/definition';
import type {Editor} from '../../store/editor';
import {addPlaced} from '../text/add-text';
import type {ActionContext, InputAction} from '../action';
import {inexactOf, takePicture} from './take-picture';
import {rememberUpload} from './uploads';

/** Puts a picture of the server on the canvas, where there is room for it, and selects it. */
export function addPicture(
  {editor}: ActionContext,
  src: string,
  {width, height}: Size,
  more: Partial<ImageObject> = {},
): void {
  const area = workspaceOf(editor.side);
  if (!area) return;
  addPlaced(editor, {...newImage(editor.ports.newId(), src, {width, height}, area, area), ...more});
}

/** A picture that is on the server already, as it is shown. Says so and answers undefined when it is not there. */
export async function storedPicture(
  {editor, services}: ActionContext,
  address: string,
): Promise<{src: string; natural: Size} | undefined> {
  const src = allowedUrl(address, services.origin);
  const natural = src === undefined ? undefined : await services.pictureSize(src).catch(() => undefined);
  if (src !== undefined && natural) return {src, natural};
  editor.notify('error', 'notice.pictureMissing');
  return undefined;
}

/** Puts a clipart of the gallery on the canvas. */
export const addClipart: InputAction<Pick<Clipart, 'id' | 'clipartImage'>> = {
  id: 'add-clipart',
  label: 'action.addClipart',
  async run(context, clipart) {
    const picture = await storedPicture(context, clipart.clipartImage);
    if (picture) addPicture(context, picture.src, picture.natural, {artId: clipart.id});
  },
};

/** Puts an earlier upload on the canvas (ED-116). */
export const addUploaded: InputAction<UploadedPicture> = {
  id: 'add-uploaded',
  label: 'action.addFile',
  async run(context, {picPath}) {
    const picture = await storedPicture(context, picPath);
    if (picture) addPicture(context, picture.src, picture.natural);
  },
};

/** Files that travel at the same time (ED-302); more of them wait. */
const AT_ONCE = 10;

/**
 * Stores files of the visitor and puts them on the canvas. A refused file is told in the specification's own words
 * (ED-306, ED-309).
 */
export const addFiles: InputAction<readonly File[]> = {
  id: 'add-files',
  label: 'action.addFile',
  async run(context, chosen) {
    const waiting = [...chosen];
    const work = async (): Promise<void> => {
      for (let file = waiting.shift(); file; file = waiting.shift()) await addFile(context, file);
    };
    await Promise.all(Array.from({length: AT_ONCE}, work));
  },
};

/** Nothing is put on the canvas when the visitor gives the picture up (ED-122). */
async function addFile(context: ActionContext, chosen: File): Promise<void> {
  await whileUploading(context, chosen.name, async () => {
    const taken = await takePicture(context, chosen);
    if (!taken) return;
    const {src, picPath, part} = taken;
    addPicture(context, src, part, {picPath, ...cropOf(part), ...inexactOf(taken)});
    await rememberUpload(context, src);
  });
}

/** The shown part as a picture's own properties. */
export const cropOf = ({left, top}: Rect): {cropX: number; cropY: number} => ({cropX: left, cropY: top});

/** Shows the file's name while it is worked on, and why it was refused. */
export async function whileUploading({editor}: ActionContext, name: string, work: () => Promise<void>): Promise<void> {
  editor.set({uploading: [...editor.state.uploading, name]});
  try {
    await work();
  } catch (error) {
    tell(editor, error);
  } finally {
    editor.set({uploading: withoutFirst(editor.state.uploading, name)});
  }
}

/** The server says what is wrong with a file that it refuses; anything else may go away by itself. */
function tell(editor: Editor, error: unknown): void {
  if (error instanceof ImportError) editor.notify('error', error.reason);
  else if (error instanceof ApiError && OF_FILE.has(error.code) && error.message !== '')
    editor.notify('error', 'upload.said', {text: error.message});
  else editor.notify('error', 'upload.failed');
}

const OF_FILE: ReadonlySet<string> = new Set(['413', '415', '422', '429']);

/** Two files may share a name. */
function withoutFirst(names: readonly string[], name: string): readonly string[] {
  const at = names.indexOf(name);
  return names.filter((_, index) => index !== at);
}
