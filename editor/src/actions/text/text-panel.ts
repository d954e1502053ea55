/** What the text panel shows, and the shapes it offers. */
import {isText} from '../../document/types';
import {shapeText, type TextShape} from '../../objects/text/shapes';
import type {Panel} from '../../store/state';
import {textsOf} from './edit-text';
import type {Action, InputAction} from '../action';

/** 2 everything, 3 font list, 4 font colours, 5 text shape, 6 outline (ED-066). */
export type TextView = Exclude<Panel['text'], 1>;

/** Opens a view of the panel that edits the selected text. */
export const showTextView: InputAction<TextView> = {
  id: 'text-view',
  label: 'action.editText',
  run: ({editor}, text) => {
    if (editor.selected.some(isText)) editor.set({panel: {...editor.state.panel, status: 2, text}});
  },
};

/** From a view of the text panel back to everything, never to adding text (ED-067). */
export const textBack: Action = {
  id: 'text-back',
  label: 'app.back',
  isEnabled: ({editor}) => editor.state.panel.status === 2 && editor.state.panel.text > 2,
  run: ({editor}) => editor.set({panel: {...editor.state.panel, text: 2}}),
};

/** Gives the selected texts a shape. */
export const setTextShape: InputAction<TextShape> = {
  id: 'text-shape',
  label: 'text.shape',
  run: (context, shape) => {
    const {editor} = context;
    const texts = textsOf(context, editor.state.selection);
    editor.edit(
      texts.map(text => text.id),
      object => (isText(object) ? shapeText(object, shape) : object),
    );
  },
};
