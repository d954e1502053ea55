/** Hides and locks objects from the list of layers. */
import {FREE, LOCKED} from '../../document/placement';
import {editDeep} from '../../document/side';
import type {InputAction} from '../action';

/** Hides or shows an object, members of groups included (ED-102, ED-104). */
export const toggleVisible: InputAction<string> = {
  id: 'toggle-visible',
  label: 'action.toggleVisible',
  run: ({editor}, id) => editor.change(side => editDeep(side, id, object => ({...object, visible: !object.visible}))),
};

/** Locks or frees an object: a locked one cannot be picked, moved, scaled or removed (ED-103). */
export const toggleLocked: InputAction<string> = {
  id: 'toggle-locked',
  label: 'action.toggleLocked',
  run: ({editor}, id) => editor.edit([id], object => ({...object, ...(object.selectable ? LOCKED : FREE)})),
};
