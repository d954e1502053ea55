/** Drag-sort: rows are put in order by mouse or keyboard, and nothing is saved unless somebody says so. */
import {expect, type Page} from '@playwright/test';
import {beSignedIn} from './admin-session';
import {drop, restingBox} from './at-rest';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';

const LIST = '/colorChart/electroplatedColor';

function sorted(page: Page) {
  return page.getByRole('list', {name: 'Sort'}).getByRole('listitem');
}

async function names(page: Page): Promise<readonly string[]> {
  const handles = sorted(page).getByRole('button', {name: /^Drag /});
  return (await handles.evaluateAll(elements => elements.map(element => element.getAttribute('aria-label') ?? ''))).map(
    label => label.replace(/^Drag /, ''),
  );
}

async function startSorting(page: Page): Promise<readonly string[]> {
  await page.goto(LIST);
  await expect(page.getByRole('button', {name: /^Drag /})).toHaveCount(0);
  await page.getByRole('button', {name: 'Sort'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Hold and drag to sort.'})).toBeVisible();
  await expect(sorted(page).first()).toBeVisible();
  return names(page);
}

test(`rows are moved to the top, by keyboard and by mouse, and saved as one order
  [DA-288] [DA-289] [DA-290] [DA-291] [DA-292] [DA-296]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const before = await startSorting(page);
  const [first = '', second = '', third = ''] = before;
  expect(before.length).toBeGreaterThan(3);
  await expect(sorted(page).nth(0)).toContainText('01');
  await expect(sorted(page).nth(1)).toContainText('02');

  await expect(
    sorted(page)
      .nth(0)
      .getByRole('button', {name: /to the top$/}),
  ).toHaveCount(0);
  await page.getByRole('button', {name: `Move ${third} to the top`}).click();
  expect((await names(page)).slice(0, 3)).toEqual([third, first, second]);

  const handle = page.getByRole('button', {name: `Drag ${third}`});
  await handle.focus();
  await handle.press('Space');
  await expect(page.getByText(new RegExp(`${third} is (held, at|over) place 1`))).toBeAttached();
  await handle.press('ArrowDown');
  await expect(page.getByText(`${third} is over place 2.`)).toBeAttached();
  await handle.press('Space');
  await expect.poll(() => names(page).then(list => list.slice(0, 3))).toEqual([first, third, second]);

  const from = await restingBox(page.getByRole('button', {name: `Drag ${first}`}));
  const to = await restingBox(page.getByRole('button', {name: `Drag ${second}`}));
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, {steps: 12});
  await drop(page);
  await expect.poll(() => names(page).then(list => list.slice(0, 3))).toEqual([third, second, first]);

  const shown = await names(page);
  await page.getByRole('button', {name: 'Save order'}).click();
  await new ConsolePage(page).told('Batch drag saved successfully');
  const stored = await admin.list('plating-colour', {sort: ['sort', 'ASC'], range: [0, 99]});
  expect(stored.map(record => record.platingName)).toEqual(shown);
  expect(stored.map(record => record.sort)).toEqual(shown.map((_, index) => index + 1));
  await expect(page.getByRole('button', {name: 'Sort'})).toBeVisible();
});

test(`with nothing dragged there is a warning, cancel changes nothing, and nothing new is added meanwhile
  [DA-293] [DA-294] [DA-295]`, async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const before = await startSorting(page);
  let sent = 0;
  page.on('request', request => {
    if (request.url().endsWith('/actions/sort')) sent += 1;
  });
  await page.getByRole('button', {name: 'Save order'}).click();
  await new ConsolePage(page).told('Nothing dragged');
  await page.getByRole('button', {name: 'New'}).click();
  await new ConsolePage(page).told('Finish dragging first.');
  await page
    .getByRole('button', {name: /to the top$/})
    .last()
    .click();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByRole('button', {name: 'Sort'})).toBeVisible();
  expect(sent).toBe(0);
  const stored = await admin.list('plating-colour', {sort: ['sort', 'ASC'], range: [0, 99]});
  expect(stored.map(record => record.platingName)).toEqual(before);
});

test('the tags of one type are sorted by themselves', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const [type] = await admin.list('tag-type', {range: [0, 0]});
  const tags = await admin.list('tag', {filter: {labelTypeId: type?.id}, sort: ['sortNum', 'ASC'], range: [0, 99]});
  await page.goto(
    `/templateManagement/tagLibrary?${new URLSearchParams({filter: JSON.stringify({labelTypeId: [type?.id]})})}`,
  );
  await page.getByRole('button', {name: 'Sort'}).click();
  await expect(sorted(page)).toHaveCount(tags.length);
  await page.getByRole('button', {name: `Move ${String(tags.at(-1)?.labelName)} to the top`}).click();
  await page.getByRole('button', {name: 'Save order'}).click();
  await new ConsolePage(page).told('Batch drag saved successfully');
  const [first] = await admin.list('tag', {filter: {labelTypeId: type?.id}, sort: ['sortNum', 'ASC'], range: [0, 0]});
  expect(first?.id).toBe(tags.at(-1)?.id);
});
