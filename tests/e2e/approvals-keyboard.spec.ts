/** A manager clears what waits by keys alone: one by one, several at once, and some with a reason for a no. */
import {expect, type Locator, type Page} from '@playwright/test';
import type {Sql} from 'postgres';
import {REFUND_ORDER} from '@emblem/schemas/values';
import {signIn, type Client} from '../harness/client';
import {asText, idOf, type Json} from '../harness/json';
import {makeMember, makePerson, uniqueName, type Person} from '../harness/world';
import {expectAccessible, settled} from './accessible';
import {openAs} from './walk';
import {BOTH, nameOf, PHONE_WIDTH, type Look} from './looks';
import {test} from './own-server';

const WORDS = {
  en: {
    title: 'Approvals',
    late: '3 days late',
    lateCount: '1 late',
    selected: '3 selected',
    reject: 'Reject as manager',
    refuse: 'Refuse',
    reason: 'Why it was refused',
    undecided: 'One was not decided:',
    nothing: 'Nothing waits for you',
  },
  zh: {
    title: '待我审批',
    late: '已逾期 3天',
    lateCount: '1 条逾期',
    selected: '已选 3 条',
    reject: '经理拒绝',
    refuse: '拒绝',
    reason: '拒绝原因',
    undecided: '1 条未能审批：',
    nothing: '没有等待您审批的内容',
  },
} as const;

interface Asked {
  readonly id: number;
  readonly number: string;
}

const askedOf = (record: Json): Asked => ({id: idOf(record), number: asText(record.number)});

/** Eight refunds of one order, on a platform of their own. */
async function askRefunds(admin: Client, proId: number): Promise<readonly Asked[]> {
  const {id: memberId} = await makeMember(admin, {proId});
  const orderId = idOf(await admin.create('order', {memberId, proId, shippingFee: '80.00', currency: 'EUR'}));
  await admin.action('order', 'receive-payment', {ids: [orderId]});
  const values = {orderId, refundReason: 4, refundType: 1, paymentMethod: 'PayPal'};
  const refunds: Asked[] = [];
  for (let cents = 1; cents <= 8; cents += 1)
    refunds.push(askedOf(await admin.create('refund-order', {...values, refundAmount: `5.0${cents}`})));
  return refunds;
}

/** Two purchases for whoever is to approve them. */
async function askPurchases(admin: Client, buyerId: number): Promise<readonly Asked[]> {
  const supplierId = idOf(await admin.create('supplier', {name: uniqueName('supplier')}));
  const purchaseTypeId = idOf(await admin.first('purchase-type'));
  const items = [{name: 'Clutches', quantity: 100, unitPrice: '0.0600'}];
  const purchases: Asked[] = [];
  for (let index = 0; index < 2; index += 1) {
    const made = await admin.create('purchase-order', {supplierId, purchaseTypeId, buyerId, items});
    await admin.action('purchase-order', 'submit', {ids: [idOf(made)]});
    purchases.push(askedOf(made));
  }
  return purchases;
}

interface Planted {
  readonly manager: Person;
  readonly other: Person;
  readonly refunds: readonly Asked[];
  readonly purchases: readonly Asked[];
}

async function planted(admin: Client, sql: Sql): Promise<Planted> {
  const proId = idOf(await admin.create('project', {proName: uniqueName('Shop'), proType: 0, projectIsDefault: 0}));
  const steps = ['refund-order.manager-approve', 'refund-order.manager-reject'];
  const bought = ['read', 'read-confidential', 'approve', 'refuse', 'view.supplier', 'view.amount'];
  const rights = {
    ...Object.fromEntries(['refund-order.read', 'order.read', ...steps].map(right => [right, 'platform' as const])),
    ...Object.fromEntries(bought.map(action => [`purchase-order.${action}`, 'own' as const])),
  };
  const manager = await makePerson(admin, {rights, platformIds: [proId]});
  const other = await makePerson(admin, {rights, platformIds: [proId]});
  const refunds = await askRefunds(admin, proId);
  const purchases = await askPurchases(admin, manager.id);
  await sql`update refund_order set due_at = now() - interval '73 hours' where id = ${refunds[4]?.id ?? 0}`;
  return {manager, other, refunds, purchases};
}

/** The page, worked by keys. */
class Approvals {
  readonly rows: Locator;
  readonly question: Locator;

  constructor(
    private readonly page: Page,
    private readonly words: (typeof WORDS)[keyof typeof WORDS],
  ) {
    this.rows = page.getByRole('list', {name: words.title}).getByRole('listitem');
    this.question = page.getByRole('dialog', {name: new RegExp(`${words.refuse}|${words.reject}`)});
  }

  row({number}: Asked): Locator {
    return this.page.getByRole('listitem', {name: number});
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async isAt(asked: Asked): Promise<void> {
    await expect(this.row(asked)).toBeFocused();
  }

  async isGone(...all: readonly Asked[]): Promise<void> {
    for (const asked of all) await expect(this.row(asked)).toHaveCount(0);
  }

  /** Says no, with a reason that is sent by this key. */
  async refuse(reason: string, send: string): Promise<void> {
    await this.press('r');
    await expect(this.question.getByRole('textbox', {name: this.words.reason})).toBeFocused();
    await this.page.keyboard.type(reason);
    await this.press(send);
    await expect(this.question).toHaveCount(0);
  }
}

/** What waits is asked for once; then the page hears of nothing that others do until that is let go. */
async function hold(page: Page): Promise<() => void> {
  const gate: {open: () => void} = {open: () => undefined};
  const opened = new Promise<void>(resolve => {
    gate.open = resolve;
  });
  await page.route('**/app/approvals', async route => {
    await opened;
    // What the page has given up meanwhile is gone.
    await route.continue().catch(() => undefined);
  });
  return gate.open;
}

const at = (all: readonly Asked[], index: number): Asked => {
  const found = all[index];
  if (!found) throw new Error(`There is no number ${index}.`);
  return found;
};

async function isFirstScreen(page: Page, approvals: Approvals, {width}: Look): Promise<void> {
  await expect(approvals.rows).toHaveCount(10);
  if (width !== PHONE_WIDTH) await expect(approvals.rows.nth(9)).toBeInViewport({ratio: 1});
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** By Enter: the page of the record, or on a phone what is shown over the list. */
async function openAndReturn(page: Page, approvals: Approvals, asked: Asked, {width}: Look): Promise<void> {
  await approvals.press('Enter');
  if (width === PHONE_WIDTH) {
    await expect(page.getByRole('dialog', {name: asked.number})).toBeVisible();
    await expectAccessible(page);
    await approvals.press('Escape');
    await approvals.isAt(asked);
    return;
  }
  await expect(page.getByRole('heading', {level: 1})).toContainText(asked.number);
  await page.goBack();
  await expect(approvals.row(asked)).toBeVisible();
  await approvals.press('j');
}

for (const look of BOTH)
  test(`ten approvals are cleared by keys alone: ${nameOf(look)}`, async ({page, server, sql}) => {
    test.setTimeout(120_000);
    const words = WORDS[look.language];
    const admin = await signIn(server.url, 'admin');
    const {manager, other, refunds, purchases} = await planted(admin, sql);
    const [refusedOne, chosenOne, elsewhere, chosenTwo, late, ...rest] = [0, 1, 2, 3, 4, 5, 6, 7].map(place =>
      at(refunds, place),
    );
    if (!refusedOne || !chosenOne || !elsewhere || !chosenTwo || !late) throw new Error('Eight refunds wait.');
    const [refusedTwo, bought] = [at(purchases, 0), at(purchases, 1)];
    await openAs(page, server, manager.userName, look);
    await page.goto('/approvals');
    const approvals = new Approvals(page, words);
    await isFirstScreen(page, approvals, look);
    const letGo = await hold(page);

    // What is late stands first, and says so; everything else in the order in which it was asked for.
    await expect(page.getByText(words.lateCount, {exact: true})).toBeVisible();
    await approvals.press('j');
    await approvals.isAt(late);
    await expect(approvals.row(late)).toContainText(words.late);
    await expectAccessible(page);
    await approvals.press('a');
    await approvals.isGone(late);
    await approvals.isAt(refusedOne);
    await approvals.refuse('It was sent twice', 'Enter');
    await approvals.isGone(refusedOne);
    await approvals.isAt(chosenOne);

    // Several at once; somebody else has decided on one of them.
    await other.client.action('refund-order', 'manager-approve', {ids: [elsewhere.id]});
    await approvals.press('x', 'j', 'j', 'Shift+X');
    await expect(page.getByText(words.selected, {exact: true})).toBeVisible();
    await expectAccessible(page);
    await approvals.press('a');
    const told = page.getByRole('alert').filter({hasText: words.undecided});
    await expect(told.getByRole('listitem')).toHaveText(new RegExp(elsewhere.number));
    await approvals.isGone(chosenOne, chosenTwo);
    await approvals.isAt(at(rest, 0));
    letGo();
    await approvals.isGone(elsewhere);
    await expect(told).toBeVisible();

    await openAndReturn(page, approvals, at(rest, 0), look);
    await approvals.press('j', 'j', 'j');
    await approvals.isAt(refusedTwo);
    // This kind asks for the reason.
    const reason = approvals.question.getByRole('textbox');
    await approvals.press('r');
    await expect(reason).toBeFocused();
    await approvals.press('Enter');
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await approvals.press('Escape');
    await expect(approvals.question).toHaveCount(0);
    await approvals.isAt(refusedTwo);
    await approvals.refuse('There is enough of it', 'Control+Enter');
    await approvals.isGone(refusedTwo);
    await approvals.isAt(bought);
    // The rest, of two kinds, together.
    await approvals.press('Space', 'k', 'k', 'k', 'Shift+X', 'a');
    await expect(page.getByText(words.nothing)).toBeVisible();

    const {managerApproved, managerRejected} = REFUND_ORDER.approvalStatus;
    for (const {id} of [late, chosenOne, chosenTwo, ...rest])
      expect(await admin.get('refund-order', id)).toMatchObject({
        approvalStatus: managerApproved,
        managerApprovedById: manager.id,
      });
    expect(await admin.get('refund-order', elsewhere.id)).toMatchObject({managerApprovedById: other.id});
    expect(await admin.get('refund-order', refusedOne.id)).toMatchObject({
      approvalStatus: managerRejected,
      refusalReason: 'It was sent twice',
    });
    expect(await admin.get('purchase-order', refusedTwo.id)).toMatchObject({
      status: 'refused',
      refusalReason: 'There is enough of it',
    });
    expect(await admin.get('purchase-order', bought.id)).toMatchObject({status: 'approved'});
  });
