/**
 * A sale as the two people make it whose work it is, in the console and by keyboard: a salesperson takes the order,
 * quotes and bills it; a finance clerk books the payment and credits a part of it.
 */
import {expect, type Locator, type Page} from '@playwright/test';
import type {Entity} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asText} from '../harness/json';
import {uniqueName} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';

const model = loadModel();
type Language = 'zh' | 'en';

/** What the console calls things, beside the labels of the schemas. */
const WORDS = {
  en: {
    create: 'Create',
    created: 'Created',
    addOf: (name: string) => `Add: ${name}`,
    addLine: 'Add a line',
    done: (action: string) => `${action}: done`,
    panel: 'State and actions',
    make: 'Make',
  },
  zh: {
    create: '新建',
    created: '已新建',
    addOf: (name: string) => `添加${name}`,
    addLine: '添加一行',
    done: (action: string) => `${action}成功`,
    panel: '状态与操作',
    make: '生成',
  },
} as const;

/** The console in one language, without a mouse. */
class Keyboard {
  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  get words() {
    return WORDS[this.language];
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', {level: 1})).toBeVisible();
  }

  async press(button: Locator): Promise<void> {
    await expect(button).toBeEnabled();
    await button.focus();
    await this.page.keyboard.press('Enter');
  }

  async told(message: string): Promise<void> {
    await expect(this.page.getByRole('alert').filter({hasText: message}).last()).toBeVisible();
  }

  label(entity: Entity, field: string): string {
    return entity.field[field]?.label[this.language] ?? '';
  }

  async fill(entity: Entity, field: string, value: string): Promise<void> {
    const input = this.page.getByRole('main').getByRole('textbox', {name: this.label(entity, field), exact: true});
    await input.focus();
    await this.page.keyboard.type(value);
  }

  /** A day, as the browser of the tests writes it: month, day, year. */
  async day(entity: Entity, field: string, digits: string): Promise<void> {
    const input = this.page.getByRole('main').getByLabel(this.label(entity, field));
    await expect(input).toBeVisible();
    await input.focus();
    await this.page.keyboard.type(digits);
  }

  async choose(entity: Entity, field: string, name: string): Promise<void> {
    const box = this.page.getByRole('main').getByRole('combobox', {name: this.label(entity, field), exact: true});
    await box.focus();
    await this.page.keyboard.type(name);
    await expect(this.page.getByRole('option', {name}).first()).toBeVisible();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** Types the values into a new line, cell after cell. */
  async line(values: Readonly<Record<string, string>>): Promise<void> {
    await this.press(this.page.getByRole('button', {name: this.words.addLine, exact: true}));
    await this.lastLine(values);
  }

  /** Types the values over those of the last line. */
  async lastLine(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [field, value] of Object.entries(values)) {
      const cell = this.page.getByRole('grid').locator(`tbody tr:last-child [data-field="${field}"]`);
      await cell.focus();
      await this.page.keyboard.type(value);
      await this.page.keyboard.press('Tab');
      // The next cell has been begun.
      await this.page.keyboard.press('Escape');
    }
  }

  async create(): Promise<void> {
    await this.press(this.page.getByRole('button', {name: this.words.create, exact: true}));
    await this.told(this.words.created);
  }

  /** Saves what is filled in from the record on the page. */
  async make(made: Entity, origin: string): Promise<void> {
    const label = made.origins.find(({entity}) => entity === origin)?.label?.[this.language] ?? made.key;
    await this.press(this.page.getByRole('button', {name: this.words.make, exact: true}));
    await this.press(this.page.getByRole('menuitem', {name: label, exact: true}));
    await this.create();
    await expect(this.page).toHaveURL(/\/\d+(?:\/show)?$/);
  }

  /** An act of the workflow, and what it asks before. */
  async act(entity: Entity, action: string): Promise<void> {
    const transition = entity.workflows.flatMap(({transitions}) => transitions).find(each => each.action === action);
    const name = transition?.label[this.language] ?? action;
    const panel = this.page.getByRole('region', {name: this.words.panel});
    await this.press(panel.getByRole('button', {name, exact: true}));
    const asked = this.page.getByRole('alertdialog').or(this.page.getByRole('dialog')).filter({visible: true});
    await this.press(asked.getByRole('button', {name, exact: true}));
    await this.told(this.words.done(name));
  }

  /** Begins a record that leads to the one on the page. */
  async addRelated(of: string): Promise<void> {
    const child = model.entity(of.split('.')[0] ?? '');
    await this.press(
      this.page.getByRole('link', {name: this.words.addOf(child.label[this.language]), exact: true}).first(),
    );
    await expect(this.page.getByRole('button', {name: this.words.create, exact: true})).toBeVisible();
  }
}

interface Sale {
  readonly keys: Keyboard;
  /** Reads what the walk has brought about, and makes nothing. */
  readonly reader: Client;
}

const ORDER = model.entity('order');
const QUOTATION = model.entity('quotation');
const INVOICE = model.entity('invoice');
const PAYMENT = model.entity('payment');
const MEMO = model.entity('credit-memo');

async function takeOrder({keys, reader}: Sale, customer: string): Promise<number> {
  await keys.open('/records/order/create');
  await keys.choose(ORDER, 'memberId', customer);
  await keys.fill(ORDER, 'title', customer);
  await keys.line({name: 'Enamel pins', quantity: '100', unitPrice: '1.5'});
  await keys.create();
  const {id, orderTotal} = await reader.first('order', {title: customer});
  expect(orderTotal).toBe('150.00');
  return Number(id);
}

async function quote({keys}: Sale, orderId: number): Promise<void> {
  await keys.open(`/records/order/${orderId}`);
  await keys.make(QUOTATION, 'order');
  await keys.act(QUOTATION, 'send');
}

async function bill({keys, reader}: Sale, orderId: number, customer: string): Promise<string> {
  await keys.open(`/records/order/${orderId}`);
  await keys.make(INVOICE, 'order');
  await keys.act(INVOICE, 'confirm');
  const {number, billTo} = await reader.first('invoice', {orderId});
  expect(billTo).toBe(customer);
  return asText(number);
}

async function takePayment({keys, reader}: Sale, orderId: number): Promise<void> {
  await keys.open(`/records/order/${orderId}`);
  await keys.addRelated('payment.orderId');
  await keys.day(PAYMENT, 'receivedOn', '05062026');
  await keys.create();
  const {id} = await reader.first('payment', {orderId});
  await keys.open(`/records/payment/${String(id)}/show`);
  await keys.act(PAYMENT, 'confirm');
  await expect.poll(async () => (await reader.get('order', orderId)).balanceDue).toBe('0.00');
}

async function credit({keys, reader}: Sale, orderId: number, invoice: string): Promise<void> {
  await keys.open(`/records/order/${orderId}`);
  await keys.addRelated('credit-memo.orderId');
  await keys.choose(MEMO, 'invoiceId', invoice);
  await keys.day(MEMO, 'creditDate', '05072026');
  await keys.fill(MEMO, 'reason', 'Ten pins were scratched');
  await keys.lastLine({description: 'Ten pins', amount: '15'});
  await keys.create();
  const {id} = await reader.first('credit-memo', {orderId});
  await keys.open(`/records/credit-memo/${String(id)}/show`);
  await keys.act(MEMO, 'confirm');
  expect(await reader.first('invoice', {orderId})).toMatchObject({
    finalTotal: '150.00',
    amountPaid: '150.00',
    amountCredited: '15.00',
  });
}

for (const language of ['en', 'zh'] as const)
  test(`a salesperson and a finance clerk make a sale, from its order to a credit memo (${language})`, async ({
    page,
    server,
  }) => {
    test.setTimeout(240_000);
    const reader = await signInAdmin(server);
    await page.addInitScript(chosen => localStorage.setItem('locale', chosen), language);
    const salesman = await beSignedIn(page, server, 'salesman');
    const {id: proId} = await reader.first('project', {projectIsDefault: 1});
    const name = uniqueName('Ann');
    await salesman.create('member', {proId, name, email: `${name}@example.com`.toLowerCase()});
    const sale: Sale = {keys: new Keyboard(page, language), reader};
    const orderId = await test.step('an order', () => takeOrder(sale, name));
    await test.step('its quotation', () => quote(sale, orderId));
    const invoice = await test.step('its invoice', () => bill(sale, orderId, name));
    await beSignedIn(page, server, 'finance');
    await test.step('its payment', () => takePayment(sale, orderId));
    await test.step('a credit memo', () => credit(sale, orderId, invoice));
  });
