/**
 * What was mailed about a record stands on its timeline: its papers, those of what its page lists, and mails; not for
 * everybody.
 */
import {expect, type Page} from '@playwright/test';
import type {Text} from '@emblem/schemas';
import {loadModel, loadPapers} from '@emblem/schemas/node';
import {signIn, type Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {MailServer} from '../harness/mail-server';
import {makeMonthly, makePayLater} from '../harness/monthly';
import {newRecord} from '../harness/values';
import {makeMember, makeOrder, makePerson, uniqueName} from '../harness/world';
import {makeMailbox} from '../mail/mailbox';
import {expectAccessible} from './accessible';
import {asksForNews} from './live-socket';
import {BOTH, nameOf, type Look} from './looks';
import {test} from './own-server';
import {openAs} from './walk';

const WORDS = {
  en: {
    timeline: 'Timeline',
    mailed: ({en}: Text) => `Mailed: ${en}`,
    paper: 'Mailed: Invoice',
    mail: 'Mail received',
    file: /\.pdf · German$/,
  },
  zh: {
    timeline: '动态',
    mailed: ({zh}: Text) => `通过邮件发出：${zh}`,
    paper: '通过邮件发出：发票',
    mail: '收到邮件',
    file: /\.pdf · 德语$/,
  },
};

interface Mailed {
  readonly orderId: number;
  readonly email: string;
  readonly subject: string;
}

/** An order with an invoice that can be mailed. */
async function makeInvoice(admin: Client): Promise<Mailed & {readonly invoiceId: number}> {
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const email = `${uniqueName('buyer')}@example.com`.toLowerCase();
  const memberId = idOf(await admin.create('member', {email, name: 'Žofie', proId}));
  const orderId = idOf(await admin.create('order', {memberId, proId, currency: 'EUR'}));
  const items = [{description: 'Enamel pins', qty: 500, unitPrice: '0.8250'}];
  const head = {orderId, proId, invoiceDate: '2026-05-04', currency: 'EUR', language: 'de', billTo: 'Žofie'};
  const invoiceId = idOf(await admin.create('invoice', {...head, items}));
  await admin.action('invoice', 'confirm', {ids: [invoiceId]});
  return {orderId, invoiceId, email, subject: uniqueName('When will it come?')};
}

const mailPaper = (admin: Client, invoiceId: number, to: string) =>
  admin.mustRest('POST', `invoice/${invoiceId}/documents/invoice`, {to, subject: 'Rechnung', text: 'Anbei'});

async function mailInvoice(admin: Client): Promise<Mailed> {
  const {invoiceId, ...mailed} = await makeInvoice(admin);
  await mailPaper(admin, invoiceId, mailed.email);
  return mailed;
}

interface Received {
  /** The relation of the thread to what it is about. */
  readonly about: Json;
  readonly email: string;
  readonly subject: string;
}

/** A mail of the customer. */
async function receiveMail(admin: Client, smtp: MailServer, {about, email, subject}: Received): Promise<void> {
  const mailboxId = await makeMailbox(admin, smtp);
  const mail = await admin.create('mail-message', {
    mailboxId,
    folder: 'inbox',
    sender: email,
    recipient: 'sales@sales.example',
    subject,
    content: 'Hello',
    messageIdHeader: `<${uniqueName('id')}@customer.example>`,
  });
  await admin.update('mail-thread', Number(mail.threadId), {...about});
}

async function openTimeline(page: Page, id: number, look: Look, entity = 'order') {
  await page.goto(`/records/${entity}/${id}/show`);
  const timeline = page.getByRole('region', {name: WORDS[look.language].timeline});
  await expect(timeline.getByRole('listitem').first()).toBeVisible();
  return timeline;
}

for (const look of BOTH)
  test(`an order tells of its mailed invoice and its mails to who may read them (${nameOf(look)})`, async ({
    page,
    server,
  }) => {
    const smtp = await MailServer.start();
    await openAs(page, server, 'admin', look);
    const admin = await signIn(server.url, 'admin');
    const mailed = await mailInvoice(admin);
    await receiveMail(admin, smtp, {...mailed, about: {orderId: mailed.orderId}});
    await smtp.stop();
    const words = WORDS[look.language];
    const timeline = await openTimeline(page, mailed.orderId, look);
    const paper = timeline.getByRole('listitem').filter({hasText: words.paper});
    await expect(paper).toContainText(mailed.email);
    const file = await paper.getByRole('link', {name: words.file}).getAttribute('href');
    const kept = await page.request.get(file ?? '');
    expect((await kept.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    await timeline.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    const mail = timeline.getByRole('listitem').filter({hasText: words.mail});
    await mail.getByRole('link', {name: mailed.subject}).click();
    await expect(page.getByRole('heading', {name: mailed.subject}).first()).toBeVisible();

    const {userName} = await makePerson(admin, {
      rights: {'order.read': 'all', 'order.history': 'all', 'invoice.read': 'all'},
    });
    await openAs(page, server, userName, look);
    const theirs = await openTimeline(page, mailed.orderId, look);
    await expect(theirs.getByText(words.paper)).toHaveCount(0);
    await expect(theirs.getByText(words.mail)).toHaveCount(0);
  });

for (const look of BOTH)
  test(`an open order hears of what others mail and receive (${nameOf(look)})`, async ({page, server}) => {
    const smtp = await MailServer.start();
    const admin = await signIn(server.url, 'admin');
    const words = WORDS[look.language];
    const {invoiceId, ...mailed} = await makeInvoice(admin);
    await openAs(page, server, 'admin', look);
    const asked = asksForNews(page, '"entity":"order"');
    const timeline = await openTimeline(page, mailed.orderId, look);
    await asked;
    await mailPaper(admin, invoiceId, mailed.email);
    await expect(timeline.getByRole('listitem').filter({hasText: words.paper})).toContainText(mailed.email);
    await receiveMail(admin, smtp, {...mailed, about: {orderId: mailed.orderId}});
    await smtp.stop();
    await expect(timeline.getByRole('listitem').filter({hasText: words.mail})).toContainText(mailed.subject);
  });

interface Customer {
  readonly memberId: number;
  readonly proId: unknown;
  readonly orderId: number;
}

const PAPERS = loadPapers();
const NO_LABEL: Text = {zh: '', en: ''};
const ITEM = {description: 'Enamel pins', qty: 100, unitPrice: '0.8250'};

/** What has papers of its own to be mailed: how one comes to be ready, and its paper. */
const READY: Readonly<Record<string, {paper: string; make: (admin: Client, of: Customer) => Promise<number>}>> = {
  quotation: {
    paper: 'quotation',
    async make(admin, {orderId: _orderId, ...of}) {
      const days = {quotationDate: '2026-05-04', validUntil: '9999-06-04'};
      const id = idOf(await admin.create('quotation', {...of, ...days, billTo: 'Žofie', items: [ITEM]}));
      await admin.action('quotation', 'send', {ids: [id]});
      return id;
    },
  },
  'credit-memo': {
    paper: 'credit-memo',
    async make(admin, {orderId, proId}) {
      const values = {orderId, proId, creditDate: '2026-05-07', reason: 'Ten pins were scratched'};
      const id = idOf(await admin.create('credit-memo', {...values, items: [{description: 'Pins', amount: '15.00'}]}));
      await admin.action('credit-memo', 'confirm', {ids: [id]});
      return id;
    },
  },
  'monthly-invoice': {
    paper: 'monthly-invoice',
    async make(admin, of) {
      const id = await makeMonthly(admin, await makePayLater(admin, {memberId: of.memberId, proId: of.proId}));
      await admin.action('monthly-invoice', 'confirm', {ids: [id]});
      return id;
    },
  },
  drawing: {
    paper: 'artwork',
    make: async (admin, {orderId}) =>
      idOf(await admin.create('drawing', {orderId, name: 'Pin', files: ['/files/public/pin-front.png']})),
  },
};

async function makeCustomer(admin: Client): Promise<Customer & {readonly email: string}> {
  const member = await makeMember(admin);
  const of = {memberId: idOf(member), proId: member.proId};
  return {...of, orderId: idOf(await makeOrder(admin, {...of, shippingFee: '40.00'})), email: String(member.email)};
}

for (const look of BOTH)
  test(`whatever has papers to be mailed tells of those that were (${nameOf(look)})`, async ({page, server}) => {
    await openAs(page, server, 'admin', look);
    const admin = await signIn(server.url, 'admin');
    const {email, ...customer} = await makeCustomer(admin);
    for (const [entity, {paper, make}] of Object.entries(READY)) {
      const label = PAPERS.find(({$id}) => $id === paper)?.label ?? NO_LABEL;
      const id = await make(admin, customer);
      const timeline = await openTimeline(page, id, look, entity);
      const mailed = timeline.getByRole('listitem').filter({hasText: WORDS[look.language].mailed(label)});
      await expect(mailed).toHaveCount(0);
      await admin.mustRest('POST', `${entity}/${id}/documents/${paper}`, {to: email, subject: 'Hello', text: 'Here'});
      await expect(mailed).toContainText(email);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    }
  });

for (const look of BOTH)
  test(`an inquiry and a member tell of the mails about them (${nameOf(look)})`, async ({page, server}) => {
    const smtp = await MailServer.start();
    await openAs(page, server, 'admin', look);
    const admin = await signIn(server.url, 'admin');
    const {id: memberId, proId, email} = await makeMember(admin);
    const inquiry = await newRecord(admin, loadModel(), 'inquiry', {values: {memberId, proId}});
    const subject = uniqueName('How much are they?');
    await receiveMail(admin, smtp, {about: {inquiryId: idOf(inquiry)}, email: String(email), subject});
    await smtp.stop();
    for (const [entity, id] of [
      ['inquiry', idOf(inquiry)],
      ['member', Number(memberId)],
    ] as const) {
      const timeline = await openTimeline(page, id, look, entity);
      const mail = timeline.getByRole('listitem').filter({hasText: WORDS[look.language].mail});
      await expect(mail.filter({hasText: subject})).toHaveCount(1);
    }
  });
