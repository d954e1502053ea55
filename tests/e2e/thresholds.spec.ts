/** Whoever sets from where a figure is bad finds it marked on the page that shows it, in words, colour and icon. */
import {expect} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {choose, PHONE_WIDTH, resize, type Look} from './looks';
import {test} from './own-server';
import {saveForm, visit} from './visit';

const PAGE = '/dataAnalysis/trafficAnalysis/overview?from=2026-01-01&to=2026-01-31&compare=none';

const WORDS = {
  en: {
    figure: 'Figure',
    option: 'Visits: Bounce rate',
    above: 'Above',
    level: 'Shown as',
    bad: 'Bad',
    save: 'Create',
    why: 'Bad: above 40%',
  },
  zh: {
    figure: '指标',
    option: '访问: 跳出率',
    above: '高于',
    level: '提示',
    bad: '异常',
    save: '新建',
    why: '异常：高于 40%',
  },
} as const;

const LOOKS: readonly Look[] = [
  {language: 'en', theme: 'light', width: 1280},
  {language: 'zh', theme: 'dark', width: PHONE_WIDTH},
];

let admin: Client;
test.beforeEach(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  for (const threshold of await admin.all('metric-threshold')) await admin.remove('metric-threshold', idOf(threshold));
});

for (const look of LOOKS)
  test(`a threshold is set by the name of its figure, and marks it: ${look.language}`, async ({page, server}) => {
    const words = WORDS[look.language];
    // Of a platform of its own, so that one half of its visits are bounces.
    const platform = idOf(
      await admin.create('project', {proName: uniqueName('Watched'), proType: 0, projectIsDefault: 0}),
    );
    const visits = {
      proId: platform,
      day: '2026-01-05',
      visits: 100,
      visitors: 60,
      channel: 'search',
      device: 'desktop',
    };
    await admin.create('site-visit', {...visits, bounces: 50});
    await choose(page, look);
    await resize(page, look);
    await beSignedIn(page, server);
    await page.goto('/kpiManage/thresholds/create');
    await page.getByRole('combobox', {name: words.figure}).fill(words.option);
    await page.getByRole('option', {name: words.option}).click();
    await page.getByRole('textbox', {name: words.above}).fill('0.4');
    await page.getByRole('combobox', {name: words.level}).click();
    await page.getByRole('option', {name: words.bad}).click();
    await saveForm(page, page.getByRole('button', {name: words.save, exact: true}));
    await expect(page.getByText(words.option).first()).toBeVisible();
    await visit(page, `${PAGE}&filter=${encodeURIComponent(JSON.stringify({platform: [platform]}))}`);
    const tile = page.locator('[data-measure="bounceRate"]');
    await expect(tile.locator('[data-level="bad"]')).toContainText('50%');
    await expect(
      tile
        .getByTitle(words.why)
        .or(tile.getByRole('img', {name: words.why}))
        .first(),
    ).toBeVisible();
    await expect(page.locator('[data-measure="visits"]').locator('[data-level]')).toHaveCount(0);
    await expectAccessible(page);
  });
