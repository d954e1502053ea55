/** The thirteen groups that the console serves: each comes in and finds the work that is theirs. */
import {expect} from '@playwright/test';
import {signIn} from '../harness/client';
import {test} from './own-server';
import {visit} from './visit';
import {openAs} from './walk';

/** Who is of the group, their role, and the page of their work with its heading. */
const GROUPS = [
  ['salespeople', 'salesman', 'Salesman', '/InquiryOrderManage/inquiry/inquiryManage', 'Inquiries'],
  ['US office members', 'usoffice', 'US office member', '/resume', 'Resumes'],
  ['merchandisers', 'merchandiser', 'Merchandiser', '/InquiryOrderManage/order/orderManage', 'Orders'],
  ['purchasers', 'purchase', 'Purchase', '/InquiryOrderManage/order/orderManage', 'Orders'],
  ['shipping', 'shipping', 'Shipping', '/InquiryOrderManage/order/orderManage', 'Orders'],
  ['factory', 'factory', 'Factory', '/factoryProblem', 'Factory problems'],
  ['order placers', 'orderplacer', 'orderplacer', '/InquiryOrderManage/order/orderManage', 'Orders'],
  ['artwork designers', 'designer', 'designer', '/drawingSystem/mySignage', 'My board'],
  ['marketing staff', 'marketing', 'marketing manager', '/hrManagement/dtManagement/taskManagement', 'Task management'],
  ['finance', 'finance', 'finance', '/InquiryOrderManage/offlineFinancialReceipts', 'Offline receipts'],
  ['warehouse staff', 'warehouse', 'warehouse staff', '/sampleInventory/inventoryInApply', 'Inbound applications'],
  ['managers', 'manager', 'manager', '/kpiManage/kpiRuleManagement', 'KPI rules'],
  ['admins', 'admin', 'admin', '/records/user', 'Users'],
] as const;

test('[CO-002] each of the thirteen groups has somebody, in its role, who finds their work', async ({page, server}) => {
  const admin = await signIn(server.url, 'admin');
  // Those of the world alone: what tests make beside comes later.
  const staff = await admin.list('user', {filter: {id_lte: 1000}, range: [0, 99]});
  expect(staff.map(({userName}) => userName).sort()).toEqual(GROUPS.map(([, userName]) => userName).sort());
  for (const [group, userName, roleName, path, title] of GROUPS)
    await test.step(group, async () => {
      const {id} = await admin.first('role', {roleName});
      expect((await admin.first('user', {userName})).roleIds).toEqual([id]);
      await openAs(page, server, userName, {language: 'en', theme: 'light', width: 1280});
      await visit(page, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    });
});
