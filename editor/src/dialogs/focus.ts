/** Once the messages of a form are shown, typing goes on in the first field that is wrong. */
export function focusFirstWrong(form: EventTarget): void {
  requestAnimationFrame(() => {
    if (form instanceof HTMLElement) form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
