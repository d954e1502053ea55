/** Marketing applies for a site, plans a series on it, and customers' claims are seen; the other rooms of marketing. */
import {expect} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {BOTH, nameOf} from './looks';
import {test} from './own-server';
import {testRooms, type Room} from './rooms';
import {visit} from './visit';
import {create, openAs, take} from './walk';

const SITES = '/promotionCenter/siteAdministration';
const SERIES = '/promotionCenter/seriesActivityManagement';
const LABELS = '/labelManage';

const ROOMS: Readonly<Record<string, readonly Room[]>> = {
  marketing: [
    ['[CO-213] [DA-114] [DA-007]', SITES, {en: 'Sites', zh: '网站管理'}],
    ['[CO-214] [DA-115] [DA-007]', SERIES, {en: 'Series', zh: '系列'}],
    ['[CO-214]', `${SERIES}/activities`, {en: 'Activities', zh: '活动'}],
    ['[CO-214]', `${SERIES}/claims`, {en: 'Claims', zh: '领取明细'}],
    ['[DA-007]', '/dataAnalysis/trafficAnalysis/overview?range=year', {en: 'Traffic overview', zh: '流量概览'}],
    ['[DA-108] [DA-109]', `${LABELS}/customerLabelManagement`, {en: 'Customer labels', zh: '客户标签'}],
    ['[DA-110]', `${LABELS}/labelAnalysisManagement`, {en: 'Label analysis', zh: '标签分析管理'}],
    ['[DA-111]', `${LABELS}/resourceLabelManagement`, {en: 'Resource labels', zh: '资源标签管理'}],
    ['', '/affiliateManage', {en: 'Affiliates', zh: '推广者'}],
    ['', '/affiliateManage/links', {en: 'Links', zh: '推广链接'}],
    ['', '/affiliateManage/commissions', {en: 'Commissions', zh: '佣金'}],
    ['', '/contentCenter', {en: 'Content centre', zh: '内容中心'}],
  ],
};

const WORDS = {
  en: {
    name: 'Site',
    url: 'Address',
    reason: 'Why we should',
    refuse: 'Refuse',
    why: 'Why it was refused',
    again: 'Apply again',
    approve: 'Approve',
    approved: 'Approved',
  },
  zh: {
    name: '网站名称',
    url: '网址',
    reason: '申请理由',
    refuse: '驳回',
    why: '驳回原因',
    again: '重新提交',
    approve: '通过',
    approved: '已通过',
  },
} as const;

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

testRooms(ROOMS);

for (const look of BOTH)
  test(`a site is applied for, refused, and applied for again: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const name = uniqueName('site');
    await openAs(page, server, 'marketing', look);
    await visit(page, `${SITES}/create`);
    await page.getByRole('textbox', {name: words.name, exact: true}).fill(name);
    await page.getByRole('textbox', {name: words.url, exact: true}).fill(`https://${name}.example/`);
    await create(page, look);
    const id = idOf(await admin.first('promotion-site', {name}));

    await beSignedIn(page, server, 'manager');
    await page.goto(`/records/promotion-site/${id}`);
    await take(page, words.refuse, dialog => dialog.getByRole('textbox', {name: words.why}).fill('Too dear'));

    await beSignedIn(page, server, 'marketing');
    await page.goto(`${SITES}/${id}`);
    await expect(page.getByRole('main').getByText('Too dear').first()).toBeVisible();
    await take(page, words.again, dialog =>
      dialog.getByRole('textbox', {name: words.reason}).fill('Half the price now'),
    );

    await beSignedIn(page, server, 'manager');
    await page.goto(`/records/promotion-site/${id}`);
    await take(page, words.approve);
    await expect(page.getByRole('main').getByText(words.approved, {exact: true}).first()).toBeVisible();
    expect(await admin.get('promotion-site', id)).toMatchObject({status: 'approved', reason: 'Half the price now'});
  });
