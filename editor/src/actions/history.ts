import type {Action} from './action';

export const undo: Action = {
  id: 'undo',
  label: 'action.undo',
  shortcuts: ['Mod+Z'],
  isEnabled: ({editor}) => editor.state.canUndo,
  run: ({editor}) => editor.undo(),
};

export const redo: Action = {
  id: 'redo',
  label: 'action.redo',
  shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
  isEnabled: ({editor}) => editor.state.canRedo,
  run: ({editor}) => editor.redo(),
};
