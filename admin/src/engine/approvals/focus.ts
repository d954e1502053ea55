/** The rows of the page of approvals: records of several kinds, so that each is known by its key and not by an id. */

const ROW = '[data-approval]';
/** Part of the page that shows the record which is looked at. */
export const DETAILS = {'data-approval-details': true} as const;

export function keyAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? (target.closest(ROW)?.getAttribute('data-approval') ?? undefined) : undefined;
}

/** Whether it is a row itself, and nothing in it. */
export function isRow(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(ROW);
}

export function isInDetails(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-approval-details]') !== null;
}

export function focusApproval(key: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  rows.find(row => row.getAttribute('data-approval') === key)?.focus();
}
