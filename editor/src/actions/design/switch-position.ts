import type {Position} from '../../document/types';
import type {InputAction} from '../action';

/** Turns to the front or the back (ED-262..265). */
export const switchPosition: InputAction<Position> = {
  id: 'switch-position',
  label: 'action.switchPosition',
  run: ({editor}, position) => {
    editor.switchTo(position);
    editor.remeasure();
  },
};
