import type {Action} from './action';

/** Where leaving the editor leads: the console's start page. */
const CONSOLE = '/';

/** Leaves the editor for the console once that is confirmed (ED-023). */
export const exitEditor: Action = {
  id: 'exit',
  label: 'exit.label',
  isEnabled: ({editor}) => editor.state.staff !== null,
  async run({editor, services}) {
    const yes = await editor.ask({
      title: 'exit.title',
      text: 'exit.question',
      confirm: 'staff.confirm',
      cancel: 'staff.cancel',
    });
    if (!yes) return;
    // The page need not ask a second time.
    editor.set({leaving: true});
    services.browser.go(CONSOLE);
  },
};
