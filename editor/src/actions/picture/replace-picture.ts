/** Puts another picture in the place of the selected one. */
import type {Size} from '../../document/matrix';
import {pickShared} from '../../document/placement';
import {sideOf} from '../../document/side';
import type {ImageObject} from '../../document/types';
import {applyFrame} from '../../objects/image/definition';
import {stillOpen} from '../../store/still-open';
import {cropOf, storedPicture, whileUploading} from './add-picture';
import type {Action, ActionContext, InputAction} from '../action';
import {inexactOf, takePicture} from './take-picture';
import {rememberUpload} from './uploads';

/** The one selected picture that may be changed. */
function pictureIn({editor}: ActionContext): ImageObject | undefined {
  const [object, ...more] = editor.selected;
  return object?.kind === 'image' && object.selectable && more.length === 0 ? object : undefined;
}

/** Opens the dialog that replaces the selected picture (ED-090). */
export const openReplace: Action = {
  id: 'replace-picture',
  label: 'action.replace',
  isEnabled: context => pictureIn(context) !== undefined,
  run: ({editor}) => {
    editor.settle();
    editor.set({dialog: 'replace'});
  },
};

/** A stored picture that takes the place of the selected one; `artId` when it is a clipart of the gallery. */
export interface Replacement {
  readonly address: string;
  readonly artId?: number;
}

export const replacePicture: InputAction<Replacement> = {
  id: 'replace-with-stored',
  label: 'action.replace',
  async run(context, {address, artId}) {
    const old = pictureIn(context);
    const isOpen = stillOpen(context.editor);
    const picture = await storedPicture(context, address);
    if (old && picture)
      await exchange(context, old, isOpen, picture.natural, {
        src: picture.src,
        picPath: picture.src,
        cropX: 0,
        cropY: 0,
        ...(artId === undefined ? {} : {artId}),
      });
  },
};

/** Replaces the selected picture by a chosen file; the part of it is asked for first. */
export const replaceByFile: InputAction<File> = {
  id: 'replace-by-file',
  label: 'action.replace',
  async run(context, file) {
    const old = pictureIn(context);
    const isOpen = stillOpen(context.editor);
    if (!old) return;
    await whileUploading(context, file.name, async () => {
      const taken = await takePicture(context, file);
      if (!taken) return;
      await exchange(context, old, isOpen, taken.part, {
        src: taken.src,
        picPath: taken.picPath,
        ...cropOf(taken.part),
        ...inexactOf(taken),
      });
      await rememberUpload(context, taken.src);
    });
  },
};

type Shown = Pick<ImageObject, 'src' | 'cropX' | 'cropY'> & Partial<Pick<ImageObject, 'picPath' | 'artId' | 'inexact'>>;

/**
 * The new picture stands where the old one stood, turned like it and as large as fits into its box. Nothing else of the
 * old one stays, such as its colours.
 */
async function exchange(
  {editor, services}: ActionContext,
  old: ImageObject,
  isOpen: () => boolean,
  natural: Size,
  shown: Shown,
): Promise<void> {
  const scale = Math.min((old.width * old.scaleX) / natural.width, (old.height * old.scaleY) / natural.height);
  const next: ImageObject = {
    kind: 'image',
    ...pickShared(old),
    ...shown,
    width: natural.width,
    height: natural.height,
    scaleX: scale,
    scaleY: scale,
  };
  await services.prepare({front: sideOf([next]), back: null});
  if (isOpen()) editor.edit([old.id], () => (old.frame ? applyFrame(next, old.frame) : next));
  editor.set({dialog: null});
}
