import {contentOf, put, workspaceOf} from '../document/side';
import type {AnyText} from '../document/types';
import {newCurvedText} from '../objects/curved-text/definition';
import {newText} from '../objects/text/definition';
import type {Editor} from '../store/editor';
import type {ActionContext, InputAction} from './action';
import {comeNear, fitting} from './room';

/** The middle of the drawing area, moved aside while another object's middle is already there. */
export function freeMiddle(editor: Editor): {left: number; top: number} {
  const area = workspaceOf(editor.side);
  let left = area?.left ?? 0;
  let top = area?.top ?? 0;
  const taken = (): boolean => contentOf(editor.side).some(object => Math.hypot(object.left - left, object.top - top) < 5);
  while (taken()) {
    left += 20;
    top += 20;
  }
  return {left, top};
}

function add({editor}: ActionContext, object: AnyText): void {
  const placed = fitting(editor, editor.measured(object));
  editor.change(side => put(side, placed));
  editor.select([placed.id]);
  editor.openEditPanel();
  comeNear(editor);
}

/** Puts straight text on the canvas (ED-068). */
export const addText: InputAction<string> = {
  id: 'add-text', label: 'action.addText',
  async run(context, text) {
    const object = newText(context.editor.ports.newId(), text, freeMiddle(context.editor));
    await context.services.prepareFont(object.fontFamily, object.text);
    add(context, object);
  },
};

/** Puts text on a circle on the canvas (ED-069). */
export const addCurvedText: InputAction<string> = {
  id: 'add-curved-text', label: 'action.addCurvedText',
  async run(context, text) {
    const object = newCurvedText(context.editor.ports.newId(), text, freeMiddle(context.editor));
    await context.services.prepareFont(object.fontFamily, object.text);
    add(context, object);
  },
};
