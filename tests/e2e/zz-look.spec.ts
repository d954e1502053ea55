import {beAnotherAdmin} from './admin-session';
import {test} from './own-server';
import {expect} from '@playwright/test';

const PAGES = {
  inquiry: '/InquiryOrderManage/inquiry/inquiryManage',
  order: '/InquiryOrderManage/order/orderManage',
  task: '/records/task',
  mail: '/emailManage/emailCenter',
  factory: '/factoryProblem',
  drawing: '/records/drawing',
  empty: '/records/accounting-period',
};
for (const language of ['en', 'zh'] as const)
  for (const width of [1280, 390])
    test(`look ${language} ${width}`, async ({page, server}) => {
      await beAnotherAdmin(page, server);
      await page.setViewportSize({width, height: width > 600 ? 800 : 844});
      await page.addInitScript(chosen => localStorage.setItem('locale', chosen), language);
      for (const [name, path] of Object.entries(PAGES)) {
        if (language === 'zh' && !['inquiry', 'order', 'empty'].includes(name)) continue;
        await page.goto(path);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await page.waitForTimeout(1500);
        await page.screenshot({path: `/tmp/look-presets/${name}-${language}-${width}.png`});
      }
    });
