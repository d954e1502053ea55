/** Moves objects forward and backward in the stack. */
import {isContent, objectsOf} from '../../document/side';
import type {Side} from '../../document/types';
import {canChange, type Action, type InputAction} from '../action';

/**
 * Exchanges an object with its next visible neighbour in the stack; the base picture and what belongs to the product
 * stay below.
 */
function moveInStack(side: Side, ids: readonly string[], up: boolean): Side {
  const movable = objectsOf(side)
    .filter(isContent)
    .map(object => object.id);
  const stack = up ? movable.toReversed() : movable;
  const moved = [...stack];
  moved.forEach((id, index) => {
    const ahead = moved[index - 1];
    if (ids.includes(id) && ahead !== undefined && !ids.includes(ahead)) [moved[index - 1], moved[index]] = [id, ahead];
  });
  return restack(side, up ? moved.toReversed() : moved);
}

/** The side with its movable objects in the given order, everything else where it was. */
export function restack(side: Side, ids: readonly string[]): Side {
  const wanted = [...ids];
  const order = side.order.map(id => {
    const object = side.objects[id];
    return object && isContent(object) ? (wanted.shift() ?? id) : id;
  });
  return order.every((id, index) => id === side.order[index]) ? side : {...side, order};
}

export const bringForward: Action = {
  id: 'bring-forward',
  label: 'action.bringForward',
  shortcuts: ['Mod+]'],
  isEnabled: canChange,
  run: ({editor}) => editor.change(side => moveInStack(side, editor.state.selection, true)),
};

export const sendBackward: Action = {
  id: 'send-backward',
  label: 'action.sendBackward',
  shortcuts: ['Mod+['],
  isEnabled: canChange,
  run: ({editor}) => editor.change(side => moveInStack(side, editor.state.selection, false)),
};

/** Puts the objects into a new order, the lowest first (ED-105). */
export const reorder: InputAction<readonly string[]> = {
  id: 'reorder',
  label: 'action.reorder',
  run: ({editor}, ids) =>
    editor.change(side => {
      const movable = objectsOf(side)
        .filter(isContent)
        .map(object => object.id);
      return ids.length === movable.length && movable.every(id => ids.includes(id)) ? restack(side, ids) : side;
    }),
};
