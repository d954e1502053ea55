/** Whether a key that is pressed is meant for the page, or for what somebody types or chooses in. */

/** Kinds of inputs that take no letters. */
const PRESSED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file']);
/** What lies above the page; a page may mark a dialog as a part of itself. */
const ABOVE = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not([data-part-of-page])';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !PRESSED.has(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName) || target.role === 'combobox';
}

/** A letter pressed by itself, while nobody types and nothing lies above the page. */
export function isForPage(event: KeyboardEvent): boolean {
  return (
    !event.defaultPrevented &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !isTyping(event.target) &&
    document.querySelector(ABOVE) === null
  );
}
