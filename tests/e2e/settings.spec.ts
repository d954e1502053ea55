/** System administration: every documented route of /set opens its records, and what an administrator does there. */
import {expect} from '@playwright/test';
import postgres from 'postgres';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {beSignedIn, beSignedInToSite} from './admin-session';
import {test} from './own-server';
import {ConsolePage} from './pages/console-page';
import {dialog, question} from './pages/dialogs';
import {push, visit} from './visit';

/** Path, heading, a column of its list. */
const ROUTES = [
  ['/set/country', 'Countries', 'Dialling code'],
  ['/set/timedTask', 'Timed tasks', 'Next run'],
  ['/set/freightManage', 'Freight', 'From (kg)'],
  ['/set/statusSetting', 'To-do jumps', 'Leads to'],
  ['/set/languageManage', 'Languages', 'Language code'],
  ['/set/audience', 'Audience', 'Audience name'],
  ['/set/trackingTimeManagement', 'Tracking times', 'Within (hours)'],
  ['/set/notificationManagement', 'Notifications', 'Title'],
  ['/set/officeManagement', 'Offices', 'Office name'],
  ['/set/weChatNotifiManage', 'WeChat notifications', 'Receives WeChat Work messages'],
  ['/set/authorityList', 'Authorities', 'Authority name'],
  ['/set/authorityManage', 'Assign rights', 'Screen or button'],
  ['/set/tariffSurchargeSet', 'Tariff surcharge', 'HS code'],
  ['/centralManage', 'Platform centre', 'Type'],
] as const;

test(`every documented route of the settings shows its records
  [CO-166] [CO-167] [CO-170] [CO-171] [CO-172] [CO-173] [CO-174] [CO-176] [CO-177] [CO-178] [CO-179] [DA-195] [DA-196]
  [DA-197] [DA-198] [DA-199] [DA-200] [DA-201] [DA-202] [DA-203] [DA-204] [DA-205] [DA-206] [DA-207]`, async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  await admin.create('broadcast-message', {
    announcementTitle: 'Stocktaking',
    announcementContent: 'Closed on Friday.',
    messageType: 1,
    audience: 'all',
  });
  await page.goto('/notFound');
  for (const [path, heading, column] of ROUTES)
    await test.step(path, async () => {
      await visit(page, path);
      await new ConsolePage(page).heading(heading);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('columnheader', {name: column}).first()).toBeVisible();
    });
});

test('a bad schedule is said at its field, a good one is saved with its next run; the task runs when asked', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const taskName = uniqueName('task');
  const id = idOf(await admin.create('timed-task', {taskName, job: 'clearOldKeys', cron: '0 0 1 1 *', state: 1}));
  await page.goto(`/set/timedTask/${id}`);
  const schedule = page.getByRole('textbox', {name: /^Schedule/});
  await schedule.fill('every day at noon');
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(
    page.getByText('A schedule has five parts: minute, hour, day, month and weekday, such as 17 3 * * *.'),
  ).toBeVisible();
  await schedule.fill('30 12 * * *');
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect.poll(async () => (await admin.get('timed-task', id)).cron).toBe('30 12 * * *');
  await page.goto(`/set/timedTask/${id}/show`);
  await page.getByRole('button', {name: 'Run now'}).click();
  await question(page).getByRole('button', {name: 'Run now'}).click();
  await expect
    .poll(async () => (await admin.list('timed-task-run', {filter: {taskId: id}})).map(run => run.runState))
    .toEqual(['done']);
});

test('a task that fails says so in the list: its result, how often and why; a run from the list tries again', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const taskName = uniqueName('task');
  const id = idOf(await admin.create('timed-task', {taskName, job: 'clearOldRuns', cron: '0 0 1 1 *', state: 1}));
  const sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
  await sql`
    update timed_task set last_state = 'failed', last_message = 'the disk is full', failure_count = 3 where id = ${id}`;
  await sql.end();
  await page.goto('/set/timedTask');
  const row = page.getByRole('row').filter({hasText: taskName});
  await expect(row.getByRole('cell', {name: 'Failed', exact: true})).toBeVisible();
  await expect(row.getByRole('cell', {name: '3', exact: true})).toBeVisible();
  await expect(row.getByRole('cell', {name: 'the disk is full'})).toBeVisible();
  await row.getByRole('button', {name: /^More actions/}).click();
  await page.getByRole('menuitem', {name: 'Run now'}).click();
  await question(page).getByRole('button', {name: 'Run now'}).click();
  await expect
    .poll(() => admin.get('timed-task', id))
    .toMatchObject({lastState: 'done', failureCount: 0, lastMessage: null});
  await visit(page, '/set/timedTask');
  await expect(row.getByRole('cell', {name: 'Done', exact: true})).toBeVisible();
});

test('the box for a tax certificate says which files it takes [CO-390]', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/records/tax-exemption/create');
  await expect(page.getByText('PDF, JPEG, PNG, 10MB')).toBeVisible();
});

test('a mail account without a server says that it is not configured', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const me = await admin.first('user', {userName: 'admin'});
  const id = idOf(await admin.create('oa-user-email-config', {oaUserId: me.id, emailAddress: 'admin@example.com'}));
  await page.goto(`/records/oa-user-email-config/${id}/show`);
  await page.getByRole('button', {name: 'Send a test mail'}).click();
  await dialog(page).getByRole('textbox', {name: /^To/}).fill('somebody@example.com');
  await dialog(page).getByRole('button', {name: 'Send a test mail'}).click();
  await expect(page.getByText('Not configured.')).toBeVisible();
});

/** Path and heading. The fixed six have a sign-in of their own. */
const SITE_ROUTES = [
  ['/liyiSetting/jobInformation', 'Job information'],
  ['/liyiSetting/commonProblem', 'Common problems'],
  ['/liyiSetting/annualMeeting', 'Annual meeting'],
  ['/liyiSetting/companyEnvironment', 'Company environment'],
  ['/liyiSetting/festivalBenefit', 'Festival benefits'],
  ['/liyiSetting/newsCenter', 'News centre'],
] as const;

test('the fixed six are pages of the website settings [CO-219] [CO-220] [CO-222] [CO-223] [CO-224] [CO-225]', async ({
  page,
  server,
}) => {
  await beSignedInToSite(page, server, 'marketing');
  await page.goto('/liyiSetting/jobInformation');
  for (const [path, heading] of SITE_ROUTES)
    await test.step(path, async () => {
      await push(page, path);
      await new ConsolePage(page).heading(heading);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.getByRole('main').locator(`a[href^="${path}/"]:not([href$="/create"])`).first().click();
      await expect(page).toHaveURL(new RegExp(`${path}/\\d+`));
      await expect(page.getByRole('main').getByRole('heading', {level: 2, name: 'Basics'})).toBeVisible();
    });
});

test('resumes and user centre are pages of the console', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/notFound');
  for (const [path, heading] of [
    ['/liyiSetting/liyiResume', 'Resumes'],
    ['/liyiSetting/userCenter', 'User centre'],
  ] as const) {
    await visit(page, path);
    await new ConsolePage(page).heading(heading);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});
