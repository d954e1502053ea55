/** A US office member answers a customer's mail with a template and a file, and sends again what a server refused. */
import {expect} from '@playwright/test';
import {MAIL_MESSAGE} from '@emblem/schemas/values';
import {signIn, type Client} from '../harness/client';
import {asNumber, idOf, type Json} from '../harness/json';
import {MailServer} from '../harness/mail-server';
import {uniqueName} from '../harness/world';
import {makeMailbox, messageIs} from '../mail/mailbox';
import {expectAccessible} from './accessible';
import {BOTH, nameOf} from './looks';
import {test} from './own-server';
import {expectRoom, testRooms, type Room} from './rooms';
import {visit} from './visit';
import {chooseRecord, openAs, take} from './walk';

const CENTRE = '/emailManage/emailCenter';
const THREADS = '/emailManage/emailDetail';
const TEMPLATES = '/emailManage/mailTemplate';
const RESEND = '/emailManage/emailList';
const STATE = MAIL_MESSAGE.sendState;

const ROOMS: Readonly<Record<string, readonly Room[]>> = {
  usoffice: [
    ['[CO-192] [DA-123]', CENTRE, {en: 'Mail centre', zh: '邮件中心'}],
    ['[CO-195] [DA-126]', THREADS, {en: 'Mail threads', zh: '邮件往来'}],
    ['[CO-197] [DA-128]', TEMPLATES, {en: 'Mail templates', zh: '邮件模板'}],
  ],
  admin: [
    ['[CO-193] [DA-124]', '/emailManage/emailGroup', {en: 'Mail groups', zh: '邮件分组'}],
    ['[CO-194] [DA-125]', '/emailManage/emailSign', {en: 'Mail signatures', zh: '邮件签名'}],
    ['[CO-196] [DA-127]', RESEND, {en: 'Resend list', zh: '重发列表'}],
  ],
};

const WORDS = {
  en: {
    threads: 'Mail threads',
    mails: 'Mails',
    answer: 'Answer',
    addRow: 'Add a row',
    fileName: 'File name',
    templates: 'Mail templates',
    template: 'Template',
    text: 'Text',
    saved: 'Saved',
    send: 'Send',
    sent: 'Sent',
    waiting: 'Waits for the customer',
    again: 'Send again',
    failed: 'Failed',
    copy: 'Copy the e-mail address',
    copied: 'E-mail address copied',
    inbox: 'Inbox',
    outbox: 'Outbox',
    compose: 'New',
    salesmen: 'Salesmen assigned',
  },
  zh: {
    threads: '邮件往来',
    mails: '往来邮件',
    answer: '回复',
    addRow: '添加一行',
    fileName: '文件名',
    templates: '邮件模板',
    template: '模板',
    text: '正文',
    saved: '已保存',
    send: '发送',
    sent: '已发送',
    waiting: '等待客户',
    again: '重发',
    failed: '发送失败',
    copy: '复制邮箱地址',
    copied: '邮箱地址已复制',
    inbox: '收件箱',
    outbox: '发件箱',
    compose: '新建',
    salesmen: '分配业务员数',
  },
} as const;

let admin: Client;
let smtp: MailServer;
test.beforeAll(async ({server}) => {
  smtp = await MailServer.start();
  admin = await signIn(server.url, 'admin');
});
test.afterAll(() => smtp.stop());

testRooms(ROOMS);

/** A mailbox of the US office. */
async function officeMailbox(): Promise<number> {
  const {id} = await admin.first('user', {userName: 'usoffice'});
  return makeMailbox(admin, smtp, {memberIds: [id]});
}

const customer = (): string => `${uniqueName('buyer')}@example.com`.toLowerCase();

/** What the office answers with, by its name. */
async function officeTemplate(): Promise<string> {
  const templateName = uniqueName('Invoice');
  const content = 'Dear customer, here it is.\n{{mailbox.name}} [{{order.number}}]';
  await admin.create('mail-template', {templateName, subject: 'Your invoice', content});
  return templateName;
}

/** What a customer wrote to the mailbox. */
async function asked(mailboxId: number, sender: string): Promise<Json> {
  return admin.create('mail-message', {
    mailboxId,
    folder: 'inbox',
    sender,
    subject: uniqueName('Invoice'),
    content: 'Hello,\nmay I have the invoice?',
    messageIdHeader: `<${uniqueName('id')}@customer.example>`,
  });
}

for (const look of BOTH)
  test(`a customer's mail is answered with a template and a file: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const to = customer();
    const [mailboxId, template] = [await officeMailbox(), await officeTemplate()];
    const mail = await asked(mailboxId, to);
    const {mailboxName} = await admin.get('mailbox', mailboxId);
    await openAs(page, server, 'usoffice', look);
    await visit(page, TEMPLATES);
    await expectRoom(page, words.templates);
    await visit(page, THREADS);
    await expectRoom(page, words.threads);
    const thread = `${THREADS}/${String(mail.threadId)}`;
    await visit(page, thread);
    await page
      .getByRole('main')
      .getByRole('link', {name: String(mail.subject)})
      .click();
    await take(page, words.answer);
    await expect(page).toHaveURL(url => /\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${idOf(mail)}`));
    const draft = new URL(page.url()).pathname;

    await visit(page, `${draft}/edit`);
    const text = page.getByRole('textbox', {name: words.text, exact: true});
    await expect(text).toHaveValue(/> may I have the invoice\?/);
    await chooseRecord(page, words.template, template);
    await page.getByRole('button', {name: words.addRow}).click();
    await page.getByRole('textbox', {name: words.fileName}).fill('invoice.pdf');
    const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
    await page
      .getByRole('main')
      .locator('input[type=file]')
      .setInputFiles({name: 'invoice.pdf', mimeType: 'application/pdf', buffer});
    await expect(page.getByRole('main').locator('input[value*="/files/"]')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({hasText: words.saved}).last()).toBeVisible();

    await visit(page, `${draft}/edit`);
    await expect(text).toHaveValue(/^Dear customer, here it is\.[^]*\n> may I have the invoice\?$/);
    await visit(page, draft);
    await take(page, words.send);
    const received = await smtp.mailTo(to);
    for (const line of [
      `Subject: Re: ${String(mail.subject)}`,
      `In-Reply-To: ${String(mail.messageIdHeader)}`,
      'Dear customer, here it is.',
      `${String(mailboxName)} []`,
      'filename=invoice.pdf',
      buffer.toString('base64'),
    ])
      expect(received.text).toContain(line);
    await messageIs(admin, asNumber(Number(draft.split('/').at(-1))), STATE.sent);
    await page.reload();
    await expect(page.getByRole('main').getByText(words.sent, {exact: true}).first()).toBeVisible();
    await visit(page, thread);
    await expect(page.getByRole('main').getByText(words.waiting, {exact: true}).first()).toBeVisible();
    const subject = String(mail.subject);
    const mails = page.getByRole('region', {name: words.mails}).getByRole('link', {name: subject});
    await expect(mails).toHaveText([subject, `Re: ${subject}`]);
    await expectAccessible(page);
  });

for (const look of BOTH)
  test(`[CO-662] [CO-663] [DA-546] what was refused is sent again from a list of fifty: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const to = customer();
    smtp.refuse(to, 550);
    const subject = uniqueName('Refused');
    const mail = {mailboxId: await officeMailbox(), recipient: to, subject, content: 'Dear Ann'};
    const id = idOf(await admin.create('mail-message', mail));
    await admin.action('mail-message', 'send', {ids: [id]});
    await messageIs(admin, id, STATE.failed);
    smtp.refuse(to);
    await openAs(page, server, 'usoffice', look);
    const listed = page.waitForRequest(request => new URL(request.url()).pathname === '/rest/mail-message');
    await visit(page, RESEND);
    expect(new URL((await listed).url()).searchParams.get('range')).toBe('[0,49]');
    await expect(page.getByRole('main').getByText(subject).first()).toBeVisible();
    await visit(page, `${RESEND}/${id}`);
    await expect(page.getByRole('main').getByText(words.failed, {exact: true}).first()).toBeVisible();
    await take(page, words.again);
    await smtp.mailTo(to);
    await messageIs(admin, id, STATE.sent);
    await page.reload();
    await expect(page.getByRole('main').getByText(words.sent, {exact: true}).first()).toBeVisible();
  });

for (const look of BOTH)
  test(`[CO-567] who copies the address of a customer is recorded: ${nameOf(look)}`, async ({
    page,
    server,
    context,
  }) => {
    const words = WORDS[look.language];
    const email = customer();
    const {proId} = await admin.first('member');
    const id = idOf(await admin.create('member', {email, proId}));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, server, 'admin', look);
    await visit(page, `/userCenter/memberManage/${id}/show`);
    await page.getByRole('main').getByRole('button', {name: words.copy}).first().click();
    await expect(page.getByRole('alert').filter({hasText: words.copied})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
    await expect.poll(() => admin.total('email-copy-record', {email})).toBe(1);
    await visit(page, '/emailManage/emailCopyRecord');
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  });

for (const look of BOTH)
  test(`[DA-213] [DA-388] mail has what came, what left, a new one, signatures and members: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const mailboxId = await officeMailbox();
    const received = String((await asked(mailboxId, customer())).subject);
    const to = customer();
    const left = uniqueName('Offer');
    const id = idOf(await admin.create('mail-message', {mailboxId, recipient: to, subject: left, content: 'Dear Ann'}));
    await admin.action('mail-message', 'send', {ids: [id]});
    await messageIs(admin, id, STATE.sent);
    const signatureName = uniqueName('Signature');
    await admin.create('mail-signature', {mailboxId, signatureName, content: 'Kind regards'});

    await openAs(page, server, 'admin', look);
    const main = page.getByRole('main');
    await visit(page, CENTRE);
    for (const [tab, there, elsewhere] of [
      [words.inbox, received, left],
      [words.outbox, left, received],
    ] as const) {
      await page.getByRole('tab', {name: tab, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(tab);
      await expect(main.getByText(there).first()).toBeVisible();
      await expect(main.getByText(elsewhere)).toHaveCount(0);
    }
    await main.getByRole('link', {name: words.compose, exact: true}).click();
    await expect(page.getByRole('textbox', {name: words.text})).toBeVisible();
    await visit(page, '/emailManage/emailSign');
    await expect(main.getByText(signatureName).first()).toBeVisible();
    await visit(page, `/emailManage/emailGroup/${mailboxId}/show`);
    await expect(main.getByText('Ursula Bright').first()).toBeVisible();
    await visit(page, `/emailManage/emailGroup/${mailboxId}`);
    await page.getByLabel(words.salesmen).fill('12');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({hasText: words.saved}).last()).toBeVisible();
    expect(await admin.get('mailbox', mailboxId)).toMatchObject({salesmanNum: 12});
  });
