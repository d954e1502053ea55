/**
 * Work that is moved by hand: refunds and drawings stand on boards by their state, orders in a calendar by the day that
 * was promised.
 */
import {expect, type Locator, type Page} from '@playwright/test';
import {dayAfter, dayIn} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {newRecord} from '../harness/values';
import {makeMember, makeOrder, makePerson} from '../harness/world';
import {expectAccessible} from './accessible';
import {beSignedIn} from './admin-session';
import {dragTo} from './at-rest';
import {BOTH, choose, nameOf, PHONE_WIDTH, resize, type Look} from './looks';
import {test} from './own-server';

const model = loadModel();
const REFUND = {partial: 1, full: 2, other: 4} as const;
const FILES = ['/files/public/pin-front.png'];

function stateLabel(entity: string, field: string, state: string, {language}: Look): string {
  const option = model.entity(entity).field[field]?.options?.find(({key, value}) => (key ?? value) === state);
  if (!option) throw new Error(`${entity}.${field} has no ${state}.`);
  return option.label[language];
}

function stepLabel(entity: string, action: string, {language}: Look): string {
  const steps = model.entity(entity).workflows.flatMap(({transitions}) => transitions);
  return steps.find(step => step.action === action)?.label[language] ?? '';
}

/** A board of one entity, whose columns are tabs on a phone. */
class Board {
  constructor(
    private readonly page: Page,
    private readonly look: Look,
    private readonly entity: string,
    private readonly field: string,
  ) {}

  private label(state: string): string {
    return stateLabel(this.entity, this.field, state, this.look);
  }

  column(state: string): Locator {
    return this.page.getByRole('region', {name: new RegExp(`^${this.label(state)}[,，]`)});
  }

  async card(state: string, name: string): Promise<Locator> {
    if (this.look.width === PHONE_WIDTH)
      await this.page.getByRole('tab', {name: this.label(state), exact: true}).click();
    const card = this.column(state).getByRole('listitem').filter({hasText: name});
    await expect(card).toHaveCount(1);
    return card;
  }

  /** By the mouse, or by the menu of the card where nothing is dragged. */
  async move(card: Locator, action: string, state: string): Promise<void> {
    if (this.look.width !== PHONE_WIDTH) {
      await dragTo(this.page, card, this.column(state));
      return;
    }
    await card.getByRole('button').last().click();
    await this.page.getByRole('menuitem', {name: stepLabel(this.entity, action, this.look), exact: true}).click();
  }

  /** Answers what a step asks before it is taken. */
  async answer(action: string, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
    const dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
    await fill?.(dialog);
    await dialog.getByRole('button', {name: stepLabel(this.entity, action, this.look), exact: true}).click();
    await expect(dialog).toHaveCount(0);
  }
}

async function open(page: Page, look: Look, path: string, filter: Json): Promise<void> {
  await choose(page, look);
  await resize(page, look);
  await page.goto(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
}

const isWithin = async (page: Page, {width}: Look): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

/** A refund of a paid order of 80 dollars. */
async function askRefund(admin: Client, type: 'partial' | 'full', refundAmount: string): Promise<Json> {
  const order = await makeOrder(admin, {shippingFee: '80.00', currency: 'USD', name: 'Ann Field of the Long Meadow'});
  await admin.action('order', 'receive-payment', {ids: [idOf(order)]});
  const values = {refundReason: REFUND.other, refundType: REFUND[type], refundAmount, paymentMethod: 'PayPal'};
  return admin.create('refund-order', {
    orderId: idOf(order),
    name: 'Ann Field of the Long Meadow',
    reasonRemark: 'Too late',
    ...values,
  });
}

for (const look of BOTH)
  test(`refunds go over their board, with what each step asks: ${nameOf(look)}`, async ({page, server}) => {
    const admin = await beSignedIn(page, server);
    const all = {'refund-order.read': 'all', 'order.read': 'all'} as const;
    const as = (rights: readonly string[]) =>
      makePerson(admin, {rights: {...all, ...Object.fromEntries(rights.map(right => [right, 'all' as const]))}});
    const manager = await as(['refund-order.manager-approve', 'refund-order.manager-reject']);
    const director = await as(['refund-order.admin-approve', 'refund-order.admin-reject']);
    const clerk = await as(['refund-order.refund', 'refund-order.refund-in-part']);
    const [whole, part] = [await askRefund(admin, 'full', '80.00'), await askRefund(admin, 'partial', '12.50')];
    const board = new Board(page, look, 'refund-order', 'approvalStatus');
    const show = async (userName: string, refund: Json) => {
      await beSignedIn(page, server, userName);
      await open(page, look, '/records/refund-order', {q: String(refund.number)});
    };

    await show(manager.userName, part);
    const asked = await board.card('managerReviewing', String(part.number));
    await expect(asked).toContainText('Ann Field of the Long Meadow');
    await expect(asked).toContainText('12.50');
    await expect(asked.locator('[data-due]')).toHaveCount(1);
    await expectAccessible(page);
    await isWithin(page, look);
    await board.move(asked, 'manager-reject', 'managerRejected');
    await board.answer('manager-reject');
    await show('admin', part);
    await (await board.card('managerRejected', String(part.number))).press('Shift+ArrowLeft');
    await board.answer('ask-again');
    await show(manager.userName, part);
    await (await board.card('reApproving', String(part.number))).press('Shift+ArrowRight');
    await board.card('managerApproved', String(part.number));

    await show(manager.userName, whole);
    await (await board.card('managerReviewing', String(whole.number))).press('Shift+ArrowRight');
    await board.card('managerApproved', String(whole.number));
    await show(director.userName, whole);
    await (await board.card('managerApproved', String(whole.number))).press('Shift+ArrowRight');
    // A refund in part stands between, which this one is none of.
    await show(clerk.userName, whole);
    await (await board.card('adminApproved', String(whole.number))).press('Shift+ArrowRight');
    await board.answer('refund');
    await board.card('refunded', String(whole.number));
    await show(director.userName, part);
    await board.move(await board.card('managerApproved', String(part.number)), 'admin-reject', 'adminRejected');
    await board.answer('admin-reject');
    await board.card('adminRejected', String(part.number));
  });

for (const look of BOTH)
  test(`drawings are answered on their board, which has the newest versions alone: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const admin = await beSignedIn(page, server);
    const orderId = idOf(await makeOrder(admin));
    for (const name of ['Pin', 'Pin', 'Box']) await admin.create('drawing', {orderId, name, files: FILES});
    const board = new Board(page, look, 'drawing', 'confirmation');
    await open(page, look, '/drawingSystem/artworkToConfirm', {orderId});
    const pin = await board.card('waiting', 'Pin');
    await expect(board.column('waiting').getByRole('listitem')).toHaveCount(2);
    await expect(pin.locator('[data-due]')).toHaveCount(1);
    await expectAccessible(page);
    await isWithin(page, look);

    await pin.press('Shift+ArrowRight');
    await (await board.card('confirmed', 'Pin')).press('Shift+ArrowLeft');
    await board.card('waiting', 'Pin');
    await board.move(await board.card('waiting', 'Box'), 'reject', 'notPassed');
    const reason = model.entity('drawing').field.reason?.label[look.language] ?? '';
    await board.answer('reject', dialog => dialog.getByRole('textbox', {name: reason}).fill('A thinner line'));
    await expect(await board.card('notPassed', 'Box')).toContainText('A thinner line');
  });

const CALENDAR = {
  en: {columns: 'Columns', calendar: 'Calendar', next: 'Next month', zoned: /own time zone/},
  zh: {columns: '列', calendar: '日历', next: '下个月', zoned: /各记录所在时区/},
} as const;

/** Nine in the evening of the tenth of next month in Los Angeles, when it is the eleventh elsewhere already. */
function nextMonth(): {readonly day: string; readonly moment: string} {
  const now = new Date();
  const moment = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 11, 5)).toISOString();
  return {day: dayIn(moment, 'America/Los_Angeles'), moment};
}

async function showCalendar(page: Page, {language}: Look): Promise<void> {
  const words = CALENDAR[language];
  await page.getByRole('button', {name: words.columns, exact: true}).click();
  await page.getByRole('button', {name: words.calendar, exact: true}).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: words.next}).click();
}

for (const look of BOTH)
  test(`an order's promise is moved over days of its platform, by those who may: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = CALENDAR[look.language];
    // Somebody of their own: whoever looks at a list as a calendar finds it so next time.
    const admin = await beSignedIn(page, server);
    const mover = await makePerson(admin, {
      rights: {'order.read': 'all', 'order.update': 'all', 'order.edit.info': 'all'},
    });
    await beSignedIn(page, server, mover.userName);
    const {id: proId} = await newRecord(admin, model, 'project', {values: {timeZone: 'America/Los_Angeles'}});
    const {id: memberId} = await makeMember(admin, {proId: Number(proId)});
    const {day, moment} = nextMonth();
    const order = await admin.create('order', {memberId, proId: Number(proId), promisedShipAt: moment});
    const promised = async () => String((await admin.get('order', idOf(order))).promisedShipAt);
    const nameOfDay = (each: string) =>
      new Date(`${each}T00:00:00Z`).toLocaleDateString(look.language, {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      });
    const onDay = (each: string) => page.getByRole('region', {name: nameOfDay(each)}).getByRole('listitem');
    await open(page, look, '/records/order', {q: String(order.number)});
    await showCalendar(page, look);
    await expect(onDay(day)).toHaveCount(1);
    await expect(page.getByText(words.zoned)).toBeVisible();
    await expectAccessible(page);
    await isWithin(page, look);

    await onDay(day).press('Shift+ArrowRight');
    await expect(onDay(dayAfter(day))).toHaveCount(1);
    await expect.poll(async () => dayIn(await promised(), 'America/Los_Angeles')).toBe(dayAfter(day));
    if (look.width !== PHONE_WIDTH) {
      await dragTo(page, onDay(dayAfter(day)), page.getByRole('region', {name: nameOfDay(dayAfter(day, 3))}));
      await expect(onDay(dayAfter(day, 3))).toHaveCount(1);
      await expect.poll(async () => dayIn(await promised(), 'America/Los_Angeles')).toBe(dayAfter(day, 3));
    }

    // Whoever may not change it sees it stand there.
    const {userName} = await makePerson(admin, {rights: {'order.read': 'all'}});
    await beSignedIn(page, server, userName);
    await page.reload();
    await page.getByRole('button', {name: words.next}).click();
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({hasText: String(order.number)});
    await expect(card).toBeVisible();
    await expect(card).not.toHaveAttribute('aria-keyshortcuts');
  });
