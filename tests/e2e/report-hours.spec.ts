/** A day on which clocks go back, by hours: the hour that is shown twice is two, which can be told apart. */
import {expect} from '@playwright/test';
import postgres from 'postgres';
import {makeQuarters} from '../reports/quarters';
import {beSignedIn} from './admin-session';
import {textFaults} from './chart-texts';
import {BOTH, choose, nameOf, resize} from './looks';
import {test} from './own-server';

test.use({timezoneId: 'Europe/Berlin'});

const DAY = '2024-10-27';
const TABLE = {en: 'As a table', zh: '以表格查看'} as const;
const TIME = {en: /: Time$/, zh: /: 时间$/} as const;

for (const look of BOTH)
  test(`two hours at 02 stand side by side in a report: ${nameOf(look)}`, async ({page, server}) => {
    await choose(page, look);
    await resize(page, look);
    const admin = await beSignedIn(page, server);
    const sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
    const platform = await makeQuarters({admin, sql}, DAY).finally(() => sql.end());
    const filter = JSON.stringify({platform: [platform]});
    const search = new URLSearchParams({from: DAY, to: DAY, compare: 'none', filter});
    await page.goto(`/dataAnalysis/inquiryAnalysis/overview?${search.toString()}`);
    const lines = page.getByRole('region', {name: TIME[look.language]}).first();
    await lines.getByText(TABLE[look.language]).press('Enter');
    const hours = lines.getByRole('rowheader');
    // The total stands below.
    await expect(hours).toHaveCount(25 + 1);
    await expect(hours.filter({hasText: /^02:00/})).toHaveText(['02:00 (UTC+02:00)', '02:00 (UTC+01:00)']);
    for (const name of ['01:00', '02:00 (UTC+02:00)', '02:00 (UTC+01:00)', '03:00']) {
      const row = lines.getByRole('row').filter({has: page.getByRole('rowheader', {name, exact: true})});
      await expect(row.getByRole('cell').first()).toHaveText('4');
    }
    await expect.poll(() => textFaults(lines.locator('[data-chart]'))).toEqual([]);
  });
