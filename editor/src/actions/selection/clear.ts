import {clearContent, contentOf} from '../../document/side';
import type {Action} from '../action';

/** Empties the open side once the visitor has confirmed it (ED-132). */
export const clear: Action = {
  id: 'clear',
  label: 'action.clear',
  isEnabled: ({editor}) => contentOf(editor.side).length > 0,
  async run({editor}) {
    const yes = await editor.ask({
      title: 'question.hint',
      text: 'question.clear',
      confirm: 'question.confirm',
      cancel: 'question.cancel',
    });
    if (yes) editor.change(clearContent);
  },
};
