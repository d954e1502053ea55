/** Moves the focus to the first wrong field of a form once its messages are shown; a wrong group has `data-wrong`. */
export function focusFirstWrong(form: EventTarget): void {
  requestAnimationFrame(() => {
    if (form instanceof HTMLElement) form.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong]')?.focus();
  });
}
