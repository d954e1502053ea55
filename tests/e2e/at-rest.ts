/** What moves, or is fitted anew while a page takes its place, is measured once it has come to rest. */
import {expect, type Locator, type Page} from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** What is looked at, as soon as it is there and the same two frames later. */
export async function resting<T>(page: Page, look: () => Promise<T | null | undefined>): Promise<T> {
  let seen = await look();
  await expect
    .poll(
      async () => {
        await twoFrames(page);
        const before = seen;
        seen = await look();
        return seen !== null && seen !== undefined && JSON.stringify(before) === JSON.stringify(seen);
      },
      {message: 'it comes to rest', intervals: [0, 50]},
    )
    .toBe(true);
  if (seen === null || seen === undefined) throw new Error('It is nowhere on the page.');
  return seen;
}

/** Where it is on the page. */
export async function restingBox(locator: Locator): Promise<Box> {
  return resting(locator.page(), () => locator.boundingBox());
}

/**
 * Lets go of what the mouse drags. For some milliseconds more the drag keeps every click from the page; a person's hand
 * is slower, so clicks are tried on nothing until one arrives.
 */
export async function drop(page: Page): Promise<void> {
  await page.mouse.up();
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const nothing = document.body.appendChild(document.createElement('i'));
        nothing.addEventListener('click', event => {
          event.stopPropagation();
          nothing.remove();
          resolve();
        });
        const press = (): void => {
          nothing.click();
          if (nothing.isConnected) requestAnimationFrame(press);
        };
        press();
      }),
  );
}

/** Takes a card of a board by its edge, and puts it down near the head of a column. */
export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to.');
  await page.mouse.move(start.x + 12, start.y + start.height - 6);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 60, {steps: 8});
  await drop(page);
}
