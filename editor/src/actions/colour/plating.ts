/** Gives the product another metal finish, on the canvas and in the stored picture. */
import {editObjects, objectsOf, sideOf} from '../../document/side';
import type {ImageObject, Side} from '../../document/types';
import {allowedUrl} from '../../document/url';
import {SHINY_GOLD, type Finish} from '../../objects/image/finishes';
import type {ColourChange} from '../../document/recolour';
import {stillOpen} from '../../store/still-open';
import type {ActionContext, InputAction} from '../action';

/** The product's own pictures on a side. */
export const basesOf = (side: Side): readonly ImageObject[] =>
  objectsOf(side).filter((object): object is ImageObject => object.kind === 'image' && object.isBase === true);

/** Gives the product's picture on the open side another metal; the recoloured picture is stored anew (ED-291..294). */
export const changePlating: InputAction<Finish> = {
  id: 'change-plating',
  label: 'action.changePlating',
  async run(context, finish) {
    const {editor} = context;
    const isOpen = stillOpen(editor);
    const bases = basesOf(editor.side);
    if (bases.length === 0) return;
    editor.set({loading: true});
    try {
      const plated = new Map(
        await Promise.all(bases.map(async base => [base.id, await platedBase(context, base, finish)] as const)),
      );
      await context.services.prepare({front: sideOf([...plated.values()]), back: null});
      // What changes while something loads is no step of the history; this is one.
      editor.set({loading: false});
      if (isOpen())
        editor.change(side => editObjects(side, [...plated.keys()], object => plated.get(object.id) ?? object));
    } catch {
      editor.notify('error', 'notice.platingFailed');
    } finally {
      editor.set({loading: false});
    }
  },
};

/** Colours that were exchanged on the way belong to the picture that is replaced. */
async function platedBase({services}: ActionContext, base: ImageObject, finish: Finish): Promise<ImageObject> {
  const {src, changes} = originOf(base, finish);
  const picture = await services.recoloured(src, changes);
  const name = `base.${picture.type.startsWith('image/svg') ? 'svg' : 'png'}`;
  const stored = allowedUrl(await services.api.upload(picture, name), services.origin);
  if (stored === undefined) throw new Error('The recoloured picture was stored elsewhere');
  const {colorChanges: _changes, singleColorList: _colours, ...kept} = base;
  return {...kept, src: stored, picPath: src, paltingShade: finish.shade, paltingSubShade: finish.subShade};
}

/**
 * Every change starts from the picture as it was first drawn, in gold, so that no change adds to the loss of another.
 * A design that does not know that picture is recoloured from the shades it names (ED-294).
 */
function originOf(
  {src, picPath, paltingShade, paltingSubShade}: ImageObject,
  finish: Finish,
): {src: string; changes: readonly ColourChange[]} {
  const original = picPath !== undefined && picPath !== src ? picPath : undefined;
  const shade = original === undefined ? paltingShade : undefined;
  const subShade = original === undefined ? paltingSubShade : undefined;
  return {
    src: original ?? src,
    changes: [
      {from: shade || SHINY_GOLD.shade, to: finish.shade},
      {from: subShade || SHINY_GOLD.subShade, to: finish.subShade},
    ],
  };
}
