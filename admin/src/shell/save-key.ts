/**
 * Ctrl S and Cmd S send the form that lies on top, whatever its page; the browser's own page is of no use to anybody.
 */

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** What a person looks at: the topmost dialog, else the page. */
function onTop(): ParentNode {
  return [...document.querySelectorAll(DIALOGS)].at(-1) ?? document;
}

function formOnTop(): HTMLFormElement | null {
  const top = onTop();
  const focused = document.activeElement?.closest('form');
  return focused && top.contains(focused) ? focused : top.querySelector<HTMLFormElement>('form');
}

/** By its button where it has one, so that what is on its way is not sent twice. */
function send(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button) button.click();
  else form.requestSubmit();
}

/** What is being typed counts: inputs hand it in as the focus leaves them, and it comes back to those that stay. */
async function handIn(form: HTMLFormElement): Promise<void> {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !active.matches('input, textarea, select') || !form.contains(active)) return;
  active.blur();
  // The form has drawn what it was handed, and knows that there is something to save.
  await Promise.resolve();
  active.focus();
}

/** `nothing` is told when no form is open. Answers how to listen no more. */
export function onSaveKey(nothing: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (event.repeat) return;
    const form = formOnTop();
    if (form) void handIn(form).then(() => send(form));
    else nothing();
  };
  // Before anything on the page can keep the key to itself.
  window.addEventListener('keydown', press, true);
  return () => window.removeEventListener('keydown', press, true);
}
