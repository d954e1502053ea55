/**
 * Rooms as those who work there find them: under their names, in use, one after the other in one open console, in both
 * languages and on both screens.
 */
import {expect, type Locator, type Page} from '@playwright/test';
import {expectAccessible} from './accessible';
import {BOTH, nameOf, type Look} from './looks';
import {test} from './own-server';
import {visit} from './visit';
import {openAs} from './walk';

/** Rows that it proves, as they stand in a title; its path; what its heading says; what of the world stands there. */
export type Room = readonly [
  rows: string,
  path: string,
  titles: Readonly<Record<Look['language'], string>>,
  seen?: string,
];

const filled = (main: Locator): Locator => main.getByRole('row').or(main.getByRole('listitem'));

/** Something stands in it, nothing went wrong, and nobody is kept from using it. */
export async function expectRoom(page: Page, title: string, seen?: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  const main = page.getByRole('main');
  await expect((seen === undefined ? filled(main) : main.getByText(seen)).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
}

function testAs(userName: string, rooms: readonly Room[], query: string): void {
  const rows = [...new Set(rooms.flatMap(([each]) => each.split(' ')).filter(each => each !== ''))].join(' ');
  for (const look of BOTH)
    test(`${rows} ${userName} finds each room under its name: ${nameOf(look)}`.trim(), async ({page, server}) => {
      await openAs(page, server, userName, look);
      for (const [, path, titles, seen] of rooms)
        await test.step(path, async () => {
          await visit(page, path + query);
          await expectRoom(page, titles[look.language], seen);
        });
    });
}

/** The rooms of each user, by the user's name. `query` is added to each address, such as `?range=year`. */
export function testRooms(roomsOf: Readonly<Record<string, readonly Room[]>>, query = ''): void {
  for (const [userName, rooms] of Object.entries(roomsOf)) testAs(userName, rooms, query);
}
