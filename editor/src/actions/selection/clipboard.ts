import {insertObjects, removeObjects} from '../../document/side';
import type {DesignObject} from '../../document/types';
import {withNewIds} from '../../objects/group/geometry';
import {canChange, type Action, type ActionContext, type Clipboard} from '../action';

/** A copy lies this far to the right and below, px (ED-123, ED-139). */
const OFFSET = 10;

const shiftCopy = (object: DesignObject): DesignObject => ({
  ...object,
  left: object.left + OFFSET,
  top: object.top + OFFSET,
});

function addCopies({editor}: ActionContext, objects: readonly DesignObject[]): readonly DesignObject[] {
  const copies = objects.map(object => shiftCopy(withNewIds(object, editor.ports.newId)));
  editor.change(side => insertObjects(side, copies));
  editor.select(copies.map(object => object.id));
  return copies;
}

export const duplicate: Action = {
  id: 'duplicate',
  label: 'action.duplicate',
  shortcuts: ['Mod+D'],
  isEnabled: canChange,
  run: context => void addCopies(context, context.editor.selected),
};

function keep(clipboard: Clipboard, objects: readonly DesignObject[]): void {
  clipboard.objects = objects;
  clipboard.isAhead = true;
}

export const copy: Action = {
  id: 'copy',
  label: 'action.copy',
  shortcuts: ['Mod+C'],
  isEnabled: ({editor}) => editor.selected.length > 0,
  run: ({editor, clipboard}) => {
    keep(clipboard, editor.selected);
  },
};

export const cut: Action = {
  id: 'cut',
  label: 'action.cut',
  shortcuts: ['Mod+X'],
  isEnabled: canChange,
  run: ({editor, clipboard}) => {
    keep(clipboard, editor.selected);
    editor.change(side => removeObjects(side, editor.state.selection));
  },
};

/** Pasting again lies a step further on. */
export const paste: Action = {
  id: 'paste',
  label: 'action.paste',
  shortcuts: ['Mod+V'],
  isEnabled: ({clipboard}) => clipboard.objects.length > 0,
  run: context => {
    context.clipboard.objects = addCopies(context, context.clipboard.objects);
  },
};
