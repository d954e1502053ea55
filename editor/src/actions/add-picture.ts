import {put, workspaceOf} from '../document/side';
import {allowedUrl} from '../document/url';
import type {Clipart} from '../api/readers';
import {ImportError} from '../import/accept';
import {newImage} from '../objects/image/definition';
import type {Size} from '../document/matrix';
import {freeMiddle} from './add-text';
import type {ActionContext, InputAction} from './action';

function add({editor}: ActionContext, src: string, natural: Size, artId?: number): void {
  const area = workspaceOf(editor.side);
  if (!area) return;
  const object = newImage(editor.ports.newId(), src, natural, freeMiddle(editor), area);
  editor.change(side => put(side, artId === undefined ? object : {...object, artId}));
  editor.select([object.id]);
  editor.openEditPanel();
}

/** Puts a clipart of the gallery on the canvas. */
export const addClipart: InputAction<Clipart> = {
  id: 'add-clipart', label: 'action.addClipart',
  async run(context, clipart) {
    const src = allowedUrl(clipart.clipartImage, context.services.origin);
    const natural = src === undefined ? undefined : await context.services.pictureSize(src).catch(() => undefined);
    if (src === undefined || !natural) return context.editor.notify('error', 'notice.pictureMissing');
    add(context, src, natural, clipart.id);
  },
};

/** Files that travel at the same time (ED-302); more of them wait. */
const AT_ONCE = 10;

/** Stores files of the visitor and puts them on the canvas. A refused file is told in the specification's own words (ED-306, ED-309). */
export const addFiles: InputAction<readonly File[]> = {
  id: 'add-files', label: 'action.addFile',
  async run(context, chosen) {
    const waiting = [...chosen];
    const work = async (): Promise<void> => {
      for (let file = waiting.shift(); file; file = waiting.shift()) await addFile(context, file);
    };
    await Promise.all(Array.from({length: AT_ONCE}, work));
  },
};

async function addFile(context: ActionContext, chosen: File): Promise<void> {
  const {editor, services} = context;
  editor.set({uploading: [...editor.state.uploading, chosen.name]});
  try {
    const picture = await services.importPicture(chosen);
    const url = allowedUrl(await services.api.upload(picture.file, picture.name), services.origin);
    if (url === undefined) throw new ImportError('upload.broken');
    add(context, url, picture);
  } catch (error) {
    editor.notify('error', error instanceof ImportError ? error.reason : 'upload.failed');
  } finally {
    editor.set({uploading: withoutFirst(editor.state.uploading, chosen.name)});
  }
}

/** Two files may share a name. */
function withoutFirst(names: readonly string[], name: string): readonly string[] {
  const at = names.indexOf(name);
  return names.filter((_, index) => index !== at);
}
