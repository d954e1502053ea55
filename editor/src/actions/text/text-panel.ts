/** What the text panel shows, and the shapes it offers. */
import {isText} from '../../document/types';
import {shapeText, type TextShape} from '../../objects/text/shapes';
import {TEXT_VIEW, type TextPanelView} from '../../store/state';
import {textsOf} from './edit-text';
import type {Action, InputAction} from '../action';

/** A view that edits the selected text (ED-066). */
export type TextView = Exclude<TextPanelView, typeof TEXT_VIEW.add>;

/** Whether it is a view of one thing, which leads back to the view of everything. */
export function isInnerView(view: TextPanelView): boolean {
  return view !== TEXT_VIEW.add && view !== TEXT_VIEW.all;
}

/** Opens a view of the panel that edits the selected text. */
export const showTextView: InputAction<TextView> = {
  id: 'text-view',
  label: 'action.editText',
  run: ({editor}, text) => {
    if (editor.selected.some(isText)) editor.set({panel: {...editor.state.panel, status: 2, text}});
  },
};

/** From a view of the text panel back to everything, never to adding text (ED-067). */
export const backToText: Action = {
  id: 'text-back',
  label: 'app.back',
  isEnabled: ({editor}) => editor.state.panel.status === 2 && isInnerView(editor.state.panel.text),
  run: ({editor}) => editor.set({panel: {...editor.state.panel, text: TEXT_VIEW.all}}),
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
