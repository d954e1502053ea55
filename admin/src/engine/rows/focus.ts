/** The rows, cards or blocks of the list that is shown, whichever it draws: each can have the focus. */

/** For the element of a record. Those that are focused by keys are reached by Tab from then on. */
export function rowProps(id: number) {
  return {'data-row': id, tabIndex: -1} as const;
}

const ROW = 'main [data-row]';

function rows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROW)];
}

function idOf(row: Element | null | undefined): number | undefined {
  const id = row?.getAttribute('data-row');
  return id ? Number(id) : undefined;
}

export function listedIds(): readonly number[] {
  return rows()
    .map(idOf)
    .filter(id => id !== undefined);
}

/** Of the row that holds the focus itself, or anything in it. */
export function rowAt(target: EventTarget | null): number | undefined {
  return target instanceof Element ? idOf(target.closest(ROW)) : undefined;
}

export function isRow(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute('data-row');
}

/** Puts the focus on a row; nothing where the list does not show it. */
export function focusRow(id: number): void {
  const all = rows();
  const row = all.find(each => idOf(each) === id);
  if (!row) return;
  for (const each of all) each.tabIndex = each === row ? 0 : -1;
  row.focus();
}
