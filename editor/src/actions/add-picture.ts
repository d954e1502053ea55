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

/** Stores a file of the visitor and puts it on the canvas. A refused file is told in the specification's own words (ED-306, ED-309). */
export const addFile: InputAction<File> = {
  id: 'add-file', label: 'action.addFile',
  async run(context, chosen) {
    const {editor, services} = context;
    try {
      const picture = await services.importPicture(chosen);
      const url = allowedUrl(await services.api.upload(picture.file, picture.name), services.origin);
      if (url === undefined) throw new ImportError('upload.broken');
      add(context, url, picture);
    } catch (error) {
      editor.notify('error', error instanceof ImportError ? error.reason : 'upload.failed');
    }
  },
};
