import {colourDistance, parseColour} from '../../document/colour';
import {contentOf, printedOf, putObject, workspaceOf} from '../../document/side';
import {isText, type AnyText, type DesignObject} from '../../document/types';
import {newCurvedText} from '../../objects/curved-text/definition';
import {newText} from '../../objects/text/definition';
import type {Editor} from '../../store/editor';
import type {ActionContext, InputAction} from '../action';
import {placeFreely} from '../placement/free-place';
import {comeNear} from '../placement/room';

/** Puts something new where there is room for it, in view, and selects it. */
export function addPlaced(editor: Editor, object: DesignObject): void {
  const free = placeFreely(editor, object);
  editor.change(side => putObject(side, free));
  editor.select([free.id]);
  editor.openEditPanel();
  comeNear(editor);
}

/** Colours nearer to the ground cannot be told from it; distance of red, green and blue from 0 to 255 each. */
const UNSEEN = 60;

/** The colour that new text takes: that of the text before it, unless it could not be seen on the product's ground. */
export function currentColour({side}: Editor): {readonly fill?: string} {
  const fill = contentOf(side).findLast(isText)?.fill;
  const [colour, ground] = [parseColour(fill ?? ''), parseColour(printedOf(side)?.fill ?? '#ffffff')];
  return fill !== undefined && colour && (!ground || colourDistance(colour, ground) > UNSEEN) ? {fill} : {};
}

/** The middle of the drawing area, until its place is found. */
const middleOf = ({side}: Editor): {left: number; top: number} => ({
  left: workspaceOf(side)?.left ?? 0,
  top: workspaceOf(side)?.top ?? 0,
});

function add({editor}: ActionContext, object: AnyText): void {
  addPlaced(editor, editor.measured({...object, ...currentColour(editor)}));
}

/** Puts straight text on the canvas (ED-068). */
export const addText: InputAction<string> = {
  id: 'add-text',
  label: 'action.addText',
  async run(context, text) {
    const object = newText(context.editor.ports.newId(), text, middleOf(context.editor));
    await context.services.prepareFont(object.fontFamily, object.text);
    add(context, object);
  },
};

/** Puts text on a circle on the canvas, bent so that it is seen (ED-069). */
export const addCurvedText: InputAction<string> = {
  id: 'add-curved-text',
  label: 'action.addCurvedText',
  async run(context, text) {
    const {editor, services} = context;
    const at = middleOf(editor);
    const straight = newText(editor.ports.newId(), text, at);
    await services.prepareFont(straight.fontFamily, straight.text);
    add(context, newCurvedText(straight.id, text, at, editor.measured(straight).width));
  },
};
