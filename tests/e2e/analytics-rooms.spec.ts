/** Every page of data analysis shows its own figures or records; its V2 stands beside it with a right of its own. */
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {beSignedIn} from './admin-session';
import {choose} from './looks';
import {test} from './own-server';
import {push, visit} from './visit';

const V1 = '/dataAnalysis';
const V2 = '/dataAnalysisV2';
/** All that the world holds. */
const EVER = 'from=2015-01-01&to=2039-12-31&compare=none';

type Sight = 'tiles' | 'chart' | 'table' | 'list' | 'form' | 'search' | 'changes';

interface Room {
  /** The rows of the page and of its twin; the latter's is absent where there is none. */
  readonly rows: readonly [string, string?];
  readonly path: string;
  readonly title: string;
  readonly sight: Sight;
}

const room = (rows: Room['rows'], path: string, title: string, sight: Sight): Room => ({rows, path, title, sight});

const SALES = 'saleDataAnalysis';
const INQUIRIES = 'inquiryAnalysis';
const TAGS = 'tagsDataAnalysis/crowdTags';
const TRAFFIC = 'trafficAnalysis';
const QUESTIONS = 'questionnaireData';

const ROOMS: readonly Room[] = [
  room(['DA-130', 'DA-164'], `${SALES}/overview`, 'Sales overview', 'tiles'),
  room(['DA-131', 'DA-165'], `${SALES}/categoryChart`, 'Sales by category: chart', 'chart'),
  room(['DA-132', 'DA-166'], `${SALES}/categoryTable`, 'Sales by category', 'table'),
  room(['DA-133', 'DA-167'], `${SALES}/platformChart`, 'Sales by platform: chart', 'chart'),
  room(['DA-134', 'DA-168'], `${SALES}/platformTable`, 'Sales by platform', 'table'),
  room(['DA-135', 'DA-169'], `${SALES}/countryChart`, 'Sales by country: chart', 'chart'),
  room(['DA-136', 'DA-170'], `${SALES}/countryTable`, 'Sales by country', 'table'),
  room(['DA-137', 'DA-171'], `${SALES}/peopleChart`, 'Sales by salesperson: chart', 'chart'),
  room(['DA-138', 'DA-172'], `${SALES}/peopleTable`, 'Sales by salesperson', 'table'),
  room(['DA-139', 'DA-173'], `${INQUIRIES}/overview`, 'Inquiries overview', 'tiles'),
  room(['DA-140', 'DA-174'], `${INQUIRIES}/categoryChart`, 'Inquiries by category: chart', 'chart'),
  room(['DA-141', 'DA-175'], `${INQUIRIES}/categoryTable`, 'Inquiries by category', 'table'),
  room(['DA-142', 'DA-176'], `${INQUIRIES}/platformChart`, 'Inquiries by platform: chart', 'chart'),
  room(['DA-143', 'DA-177'], `${INQUIRIES}/platformTable`, 'Inquiries by platform', 'table'),
  room(['DA-144', 'DA-178'], `${INQUIRIES}/countryChart`, 'Inquiries by country: chart', 'chart'),
  room(['DA-145', 'DA-179'], `${INQUIRIES}/countryTable`, 'Inquiries by country', 'table'),
  room(['DA-146', 'DA-180'], `${TAGS}/overview`, 'Crowd tag overview', 'tiles'),
  room(['DA-147', 'DA-181'], `${TAGS}/analysis`, 'Crowd tag analysis', 'table'),
  room(['DA-148', 'DA-182'], `${TAGS}/analysisDetails`, 'Crowd tag details', 'table'),
  room(['DA-149', 'DA-183'], `${TRAFFIC}/ahrefsOverview`, 'Ahrefs overview', 'tiles'),
  room(['DA-150', 'DA-184'], `${TRAFFIC}/overview`, 'Traffic overview', 'tiles'),
  room(['DA-151', 'DA-185'], `${TRAFFIC}/category`, 'Traffic by category', 'table'),
  room(['DA-152', 'DA-186'], `${TRAFFIC}/platform`, 'Traffic by platform', 'table'),
  room(['DA-153', 'DA-187'], `${TRAFFIC}/country`, 'Traffic by country', 'table'),
  room(['DA-154', 'DA-188'], `${TRAFFIC}/subdomainConfigList`, 'Subdomains', 'list'),
  room(['DA-155', 'DA-189'], `${TRAFFIC}/subdomainConfigAdd`, 'New: Subdomain', 'form'),
  room(['DA-156', 'DA-190'], `${TRAFFIC}/pageChangeUpload`, 'Page changes: upload', 'list'),
  room(['DA-157', 'DA-191'], `${TRAFFIC}/pageChangeView`, 'Page changes', 'changes'),
  room(['DA-158', 'DA-192'], 'configView', 'Figures and what they mean', 'search'),
  room(['DA-159', 'DA-193'], 'priceComparison', 'Price comparison', 'table'),
  room(['DA-160'], `${QUESTIONS}/overview`, 'Questionnaire overview', 'tiles'),
  room(['DA-161'], `${QUESTIONS}/factory`, 'Factory questionnaires', 'table'),
  room(['DA-162'], `${QUESTIONS}/company`, 'Company questionnaires', 'tiles'),
];

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

async function seen(page: Page, sight: Sight): Promise<void> {
  const main = page.getByRole('main');
  switch (sight) {
    case 'tiles':
      return expect(main.locator('[data-measure]').first()).toHaveText(/\d|–/);
    case 'chart':
      return expect(main.locator('[data-chart] svg').first()).toBeVisible();
    case 'table':
      return expect(
        main
          .getByRole('table')
          .first()
          .getByRole('row', {name: /^Total/}),
      ).toBeVisible();
    case 'list':
      return expect(main.getByRole('link', {name: 'New', exact: true})).toBeVisible();
    case 'form':
      return expect(main.getByRole('button', {name: 'Create', exact: true})).toBeVisible();
    case 'search':
      return expect(main.getByRole('button', {name: /^Sales/}).first()).toBeVisible();
    case 'changes':
      return expect(main.getByRole('heading', {level: 2}).first()).toBeVisible();
  }
}

async function authorityOf(authorityUrl: string): Promise<number> {
  return idOf(await admin.first('authority', {authorityUrl}));
}

for (const {rows, path, title, sight} of ROOMS)
  test(`${rows.map(row => `[${row}]`).join(' ')} ${path} shows its own`, async ({page, server}) => {
    await choose(page, {language: 'en', theme: 'light', width: 1280});
    await beSignedIn(page, server);
    await page.goto(`${V1}/${path}?${EVER}`);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(title);
    await seen(page, sight);
    if (rows.length === 1) return;
    await visit(page, `${V2}/${path}V2?${EVER}`);
    await expect(heading).toHaveText(title);
    await seen(page, sight);
    // Forms go with their lists.
    if (sight !== 'form') expect(await authorityOf(`${V2}/${path}V2`)).not.toBe(await authorityOf(`${V1}/${path}`));
  });

test('[DA-129] the menu has the groups and leaves of data analysis', async ({page, server}) => {
  await choose(page, {language: 'en', theme: 'light', width: 1280});
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', {name: 'Menu'});
  await menu.getByRole('button', {name: 'Data analysis', exact: true}).click();
  for (const name of ['Sales', 'Inquiries', 'Tags', 'Traffic', 'Questionnaires'])
    await expect(menu.getByRole('button', {name, exact: true}).first()).toBeVisible();
  for (const name of ['Configuration', 'Price comparison'])
    await expect(menu.getByRole('link', {name, exact: true})).toBeVisible();
  await menu.getByRole('button', {name: 'Tags', exact: true}).click();
  await expect(menu.getByRole('button', {name: 'Crowd tags', exact: true})).toBeVisible();
});

test('[DA-163] V2 has no questionnaires', async ({page, server}) => {
  await beSignedIn(page, server);
  await page.goto('/dashboard');
  for (const path of ['overview', 'overviewV2', 'factoryV2', 'companyV2']) {
    await push(page, `${V2}/${QUESTIONS}/${path}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await visit(page, `${V1}/${QUESTIONS}/overview`);
  }
});

for (const [base, suffix] of [[V1, ''] as const, [V2, 'V2'] as const])
  test(`[DA-194] the chart's page marks the entry of its table in the menu: ${base}`, async ({page, server}) => {
    await choose(page, {language: 'en', theme: 'light', width: 1280});
    await beSignedIn(page, server);
    await page.goto(`${base}/${SALES}/countryChart${suffix}`);
    const entry = page
      .getByRole('navigation', {name: 'Menu'})
      .locator(`a[href="${base}/${SALES}/countryTable${suffix}"]`);
    await expect(entry).toHaveAttribute('aria-current', 'page');
  });

for (const [language, names] of [
  ['en', ['Today', 'Yesterday', 'This week', 'This month', 'This year']],
  ['zh', ['今天', '昨天', '本周', '本月', '今年']],
] as const)
  test(`[DA-579] the dashboard offers its five ranges: ${language}`, async ({page, server}) => {
    await choose(page, {language, theme: 'light', width: 1280});
    await beSignedIn(page, server);
    await page.goto('/dashboard');
    const ranges = page.getByRole('group', {name: language === 'en' ? 'Time' : '时间', exact: true});
    await expect(ranges.getByRole('button')).toHaveText([...names]);
    for (const name of names) {
      await ranges.getByRole('button', {name}).click();
      await expect(ranges.getByRole('button', {name})).toHaveAttribute('aria-pressed', 'true');
    }
  });
