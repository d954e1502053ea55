import {contentOf} from '../../document/side';
import {isPickable} from '../../store/selectable';
import type {Action, InputAction} from '../action';
import {stopDrawing} from './pen';

export const selectAll: Action = {
  id: 'select-all',
  label: 'action.selectAll',
  shortcuts: ['Mod+A'],
  isEnabled: ({editor}) => contentOf(editor.side).some(isPickable),
  run: ({editor}) => {
    editor.select(
      contentOf(editor.side)
        .filter(isPickable)
        .map(object => object.id),
    );
    editor.openEditPanel();
  },
};

export const deselect: Action = {
  id: 'deselect',
  label: 'action.deselect',
  shortcuts: ['Escape'],
  isEnabled: context => context.editor.state.selection.length > 0 || stopDrawing.isEnabled(context),
  run: context => {
    const {editor} = context;
    if (stopDrawing.isEnabled(context)) return stopDrawing.run(context);
    editor.select([]);
    editor.closePanel();
  },
};

/** Selects an object and opens the panel that edits it (ED-106, ED-107). */
export const selectObject: InputAction<string> = {
  id: 'select',
  label: 'action.select',
  run: ({editor}, id) => {
    editor.select([id]);
    editor.openEditPanel();
  },
};
