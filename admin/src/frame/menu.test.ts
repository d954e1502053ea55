import {loadModel, loadNavigation} from '@emblem/schemas/node';
import type {Session} from '../access/session';
import {parseSession} from '../access/session';
import {menuOf, nodeAt, placeOf, siteMenu, type MenuEntry, type MenuGround} from './menu';
import {nodesBelow} from '../model/view-index';

const ground: MenuGround = {
  navigation: loadNavigation(),
  model: loadModel(),
  moduleTitle: module => ({zh: module, en: module}),
  recordsTitle: {zh: '全部数据', en: 'All records'},
};
const nobody = parseSession({});
const admin: Session = {...nobody, isAdmin: true};

function leaves(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap(entry => [entry, ...leaves(entry.children)]);
}

function at(path: string): MenuEntry | undefined {
  return leaves(menuOf(ground, admin)).find(entry => entry.path === path);
}

/** Authorities as the server sends them. */
function listed(
  ...list: readonly {readonly url: string; readonly isMenu: number; readonly authType?: number}[]
): Session {
  return parseSession({
    userAuthList: list.map(({url, ...rest}, index) => ({
      id: index + 1,
      authorityName: url,
      authorityUrl: url,
      authType: 0,
      ...rest,
      childList: [],
    })),
  });
}

const VARIANTS = [
  ['', 'InquiryOrderManage', ['inquiry', 'order', 'linkOrder']],
  ['fd', 'FdInquiryOrderManage', ['fdInquiry', 'fdOrder', 'fdLinkOrder']],
  ['ger', 'GerInquiryOrderManage', ['gerInquiry', 'gerOrder', 'gerLinkOrder']],
] as const;

test.each(VARIANTS)(
  'the entries of the variant "%s" lead to its lists, and orders unfold by payment status [CO-025] [CO-026] ' +
    '[CO-027] [CO-028] [CO-029] [CO-030] [CO-031] [CO-032] [CO-033] [CO-036] [CO-037] [CO-286]',
  (_, group, [inquiry, order, linkOrder]) => {
    const names = new Map(nodesBelow(ground.navigation.nodes).map(node => [node.name, node]));
    expect(names.get(inquiry)?.path).toBe(`/${group}/inquiry/inquiryManage`);
    expect(names.get(order)?.path).toBe(`/${group}/order/orderManage`);
    expect(names.get(linkOrder)?.path).toBe(`/${group}/linkOrder/linkOrderManage`);
    expect(at(`/${group}/inquiry/inquiryManage`)?.split).toBeUndefined();
    for (const path of [`/${group}/order/orderManage`, `/${group}/linkOrder/linkOrderManage`])
      expect(at(path)?.split?.entries.map(({menu, status}) => [status, menu.en])).toEqual([
        [0, 'Pay later'],
        [1, 'Unpaid'],
        [2, 'Paid'],
        [3, 'Refunded'],
      ]);
  },
);

test('the labels of payment statuses in the menu are others than those of the status [CO-337]', () => {
  const labels = new Map(
    ground.model.entity('order').field.paymentStatus?.options?.map(({value, label}) => [value, label.en]),
  );
  const entries = ground.navigation.splits.payment?.entries ?? [];
  for (const {menu, status} of entries) expect(menu.en).not.toBe(labels.get(status));
  expect(entries.map(({menu}) => menu.zh)).toEqual(['后付款', '未付款', '已付款', '已退款']);
});

test(`counters come from the standard set, those of the German and of the FD entries from their own
  [CO-039] [CO-040] [CO-041] [CO-042]`, () => {
  for (const [key, group] of VARIANTS) {
    const set = key === 'ger' ? 'german' : key === 'fd' ? 'fd' : 'standard';
    expect(at(`/${group}/inquiry/inquiryManage`)?.counter).toEqual({set, count: 'inquiryUnread'});
    expect(at(`/${group}/order/orderManage`)?.counter).toEqual({set, count: 'orderUnread'});
    expect(at(`/${group}/linkOrder/linkOrderManage`)?.counter).toEqual({set, count: 'linkOrderUnread'});
  }
});

test('the problem entries lead to the two problem managements [CO-034] [CO-035]', () => {
  expect(at('/InternalProblemManagement')?.marker).toEqual({set: 'problems', count: 'internalProblems'});
  expect(at('/factoryProblem')?.marker).toEqual({set: 'problems', count: 'factoryProblems'});
});

test('each of the twelve module groups has its entry', () => {
  const groups = [
    '/commodityManagement',
    '/FranchiseeManagement',
    '/dmsManage',
    '/sampleInventory',
    '/recommend',
    '/labelManage',
    '/productionManage',
    '/shipmentsManagementCenter',
    '/paymentManage',
    '/affiliateManage',
    '/financialManage',
    '/contentCenter',
  ];
  const top = menuOf(ground, admin).map(entry => entry.key);
  expect(groups.filter(group => !top.includes(group))).toEqual([]);
});

test(`the menu follows the authority list: nothing that is not in it, nothing that is no menu, no button
  [DA-216] [DA-217] [CO-413]`, () => {
  const paths = (session: Session) => leaves(menuOf(ground, session)).map(entry => entry.path);
  expect(paths(nobody)).toEqual(['/dashboard']);
  expect(paths(listed({url: '/quotationLog', isMenu: 1}))).toEqual(['/dashboard', '/quotationLog']);
  expect(paths(listed({url: '/quotationLog', isMenu: 0}))).toEqual(['/dashboard']);
  expect(paths(listed({url: '/quotationLog', isMenu: 1, authType: 1}))).toEqual(['/dashboard']);
});

test('an administrator sees every entry that is not hidden', () => {
  const seen = new Set(leaves(menuOf(ground, admin)).map(entry => entry.path));
  const shown = nodesBelow(ground.navigation.nodes).filter(
    node => !node.hidden && !node.children && !node.redirect && !node.path.startsWith('/print/'),
  );
  expect(shown.filter(node => !seen.has(node.path)).map(node => node.path)).toEqual([]);
});

test('a detail page lights the entry of its table [CO-046]', () => {
  const entries = menuOf(ground, admin);
  const lit = (path: string) => placeOf(ground.navigation, entries, path)?.trail.at(-1)?.path;
  expect(lit('/InquiryOrderManage/order/uploadDraft')).toBe('/InquiryOrderManage/order/orderManage');
  expect(lit('/FdInquiryOrderManage/linkOrder/linkOrderManage/12')).toBe(
    '/FdInquiryOrderManage/linkOrder/linkOrderManage',
  );
  expect(lit('/InquiryOrderManage/order/orderManage/7/show')).toBe('/InquiryOrderManage/order/orderManage');
  expect(lit('/dataAnalysis/saleDataAnalysis/categoryChart')).toBe('/dataAnalysis/saleDataAnalysis/categoryTable');
});

test('the platform centre is what its group shows [DA-208]', () => {
  expect(ground.navigation.nodes.find(node => node.path === '/centralManage')?.children).toMatchObject([
    {path: '/centralManage', name: 'central', index: true},
  ]);
  expect(nodeAt(ground.navigation, '/centralManage')).toMatchObject({name: 'central', entity: 'project'});
  expect(at('/centralManage')).toMatchObject({children: []});
});

test('the website-settings area has a fixed menu of six entries [CO-257]', () => {
  expect(siteMenu(ground.navigation).map(entry => entry.path)).toEqual(
    ['jobInformation', 'commonProblem', 'newsCenter', 'festivalBenefit', 'companyEnvironment', 'annualMeeting'].map(
      name => `/liyiSetting/${name}`,
    ),
  );
});
