import {PEN_SIZE, type Pen} from '../../store/tools';
import type {Action, InputAction} from '../action';

/** From here on the main button draws; nothing stays selected (ED-146). */
export const startDrawing: Action = {
  id: 'start-drawing',
  label: 'pen.start',
  isEnabled: ({editor}) => !editor.state.pen.drawing,
  run: ({editor}) => {
    editor.select([]);
    editor.closePanel();
    editor.set({pen: {...editor.state.pen, drawing: true}});
    editor.notify('success', 'pen.started');
  },
};

/** The main button selects again (ED-147). */
export const stopDrawing: Action = {
  id: 'stop-drawing',
  label: 'pen.stop',
  isEnabled: ({editor}) => editor.state.pen.drawing,
  run: ({editor}) => {
    editor.set({pen: {...editor.state.pen, drawing: false}});
    editor.notify('success', 'pen.stopped');
  },
};

/** Sets width and colour of the pen (ED-144, ED-145). */
export const setPen: InputAction<Partial<Omit<Pen, 'drawing'>>> = {
  id: 'set-pen',
  label: 'action.pen',
  run: ({editor}, {size = editor.state.pen.size, colour = editor.state.pen.colour}) =>
    editor.set({
      pen: {...editor.state.pen, size: Math.min(PEN_SIZE.max, Math.max(PEN_SIZE.min, Math.round(size))), colour},
    }),
};
