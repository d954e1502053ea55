/** Colours of the selected picture: one colour for all of it, or others for some. */
import type {ImageObject} from '../../document/types';
import {changedColour, withChange} from '../../document/recolour';
import {stillOpen} from '../../store/still-open';
import type {Action, ActionContext, InputAction} from '../action';

/** The selected picture that may be changed, where it is the only selected object. */
export function chosenPicture({editor}: ActionContext): ImageObject | undefined {
  const [object, ...more] = editor.selected;
  return object?.kind === 'image' && object.selectable && more.length === 0 ? object : undefined;
}

/** Changes one picture; nothing happens when it has been removed meanwhile. */
function editPicture({editor}: ActionContext, id: string, change: (picture: ImageObject) => ImageObject): void {
  editor.edit([id], object => (object.kind === 'image' ? change(object) : object));
}

/** The picture's own colours: those noted in it, else those an analysis finds. */
async function paletteOf(
  {services}: ActionContext,
  {src, singleColorList = []}: ImageObject,
): Promise<readonly string[]> {
  return singleColorList.length > 0 ? singleColorList : services.coloursOf(src);
}

/** Single colour mode: a tint in the first colour found in the picture, on and off again (ED-285, ED-286). */
export const toggleSingleColour: Action = {
  id: 'single-colour',
  label: 'picture.singleColour',
  isEnabled: context => chosenPicture(context) !== undefined,
  run: async context => {
    const picture = chosenPicture(context);
    if (!picture) return;
    if (picture.singleColor) return editPicture(context, picture.id, object => ({...object, singleColor: false}));
    const isOpen = stillOpen(context.editor);
    const singleColorList = await paletteOf(context, picture);
    if (!isOpen()) return;
    if (singleColorList.length === 0) return context.editor.notify('info', 'picture.noColours');
    editPicture(context, picture.id, object => ({...object, singleColor: true, singleColorList}));
  },
};

export interface Replacement {
  /** A colour of the picture, as the analysis found it. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Puts a colour in place of one of the picture's; without either of them it says so and changes nothing (ED-287,
 * ED-339).
 */
export const replaceColour: InputAction<Replacement> = {
  id: 'replace-colour',
  label: 'picture.editColour',
  run: async (context, {from, to}) => {
    const picture = chosenPicture(context);
    if (!picture || from === null || to === null) return context.editor.notify('error', 'picture.pickColour');
    if (changedColour(from, picture.colorChanges ?? []) === to) return;
    const isOpen = stillOpen(context.editor);
    const singleColorList = await paletteOf(context, picture);
    if (isOpen())
      editPicture(context, picture.id, object => ({
        ...object,
        singleColorList,
        colorChanges: withChange(object.colorChanges ?? [], {from, to}),
      }));
  },
};

/** Shows the picture in its own colours again. */
export const resetColours: Action = {
  id: 'reset-colours',
  label: 'picture.ownColours',
  isEnabled: context => (chosenPicture(context)?.colorChanges ?? []).length > 0,
  run: context => {
    const picture = chosenPicture(context);
    if (picture) editPicture(context, picture.id, object => ({...object, colorChanges: []}));
  },
};
