/** What was mailed about an order stands on its timeline: papers of its invoices, and mails; not for everybody. */
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {MailServer} from '../harness/mail-server';
import {makePerson, uniqueName} from '../harness/world';
import {makeMailbox} from '../mail/mailbox';
import {expectAccessible} from './accessible';
import {asksForNews} from './live-socket';
import {BOTH, nameOf, type Look} from './looks';
import {test} from './own-server';
import {openAs} from './walk';

const WORDS = {
  en: {timeline: 'Timeline', paper: 'Mailed: Invoice', mail: 'Mail received', file: /\.pdf · German$/},
  zh: {timeline: '动态', paper: '通过邮件发出：发票', mail: '收到邮件', file: /\.pdf · 德语$/},
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

/** A mail of the customer, in a thread about the order. */
async function receiveMail(admin: Client, smtp: MailServer, {orderId, email, subject}: Mailed): Promise<void> {
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
  await admin.update('mail-thread', Number(mail.threadId), {orderId});
}

async function openTimeline(page: Page, orderId: number, look: Look) {
  await page.goto(`/records/order/${orderId}/show`);
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
    await receiveMail(admin, smtp, mailed);
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
    await receiveMail(admin, smtp, mailed);
    await smtp.stop();
    await expect(timeline.getByRole('listitem').filter({hasText: words.mail})).toContainText(mailed.subject);
  });
