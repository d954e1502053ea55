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

/** Pixels at the end of the page, over which a drag scrolls. */
const EDGE = 60;

/** A column behind the end of the page is scrolled to as by hand: what is dragged is held over that end. */
async function reach(page: Page, to: Locator): Promise<Box> {
  const width = page.viewportSize()?.width ?? Infinity;
  let end = await restingBox(to);
  const isInSight = (): boolean => end.x + end.width / 2 < width - EDGE;
  if (isInSight()) return end;
  let nudge = 0;
  await expect
    .poll(
      async () => {
        nudge = 1 - nudge;
        await page.mouse.move(width - EDGE / 4 + nudge, end.y + 60);
        end = (await to.boundingBox()) ?? end;
        return isInSight();
      },
      {message: 'it is scrolled to', intervals: [20]},
    )
    .toBe(true);
  await page.mouse.move(width / 2, end.y + 60);
  return restingBox(to);
}

/** Takes a card of a board by its edge, and puts it down near the head of a column, both once they rest. */
export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await restingBox(to);
  const start = await restingBox(from);
  await page.mouse.move(start.x + 12, start.y + start.height - 6);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + start.height - 6, {steps: 4});
  const end = await reach(page, to);
  await page.mouse.move(end.x + end.width / 2, end.y + 60, {steps: 8});
  await drop(page);
}
