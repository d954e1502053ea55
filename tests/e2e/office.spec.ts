/** An office clerk files resumes and certificates, which are private; colleagues are found, and learn. */
import {expect} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {PNG} from '../harness/upload';
import {uniqueName} from '../harness/world';
import {BOTH, nameOf} from './looks';
import {test} from './own-server';
import {testRooms, type Room} from './rooms';
import {visit} from './visit';
import {openAs, step} from './walk';

const WORDS = {
  en: {
    name: 'Name',
    keptUntil: 'Kept until',
    resume: 'Resume',
    create: 'Create',
    invite: 'Invite',
    interviewAt: 'Interview at',
    interview: 'Interview',
    warn: 'Expires soon',
    renew: 'Renew',
    expiresOn: 'Expires on',
    valid: 'Valid',
  },
  zh: {
    name: '姓名',
    keptUntil: '保留至',
    resume: '简历文件',
    create: '新建',
    invite: '安排面试',
    interviewAt: '面试时间',
    interview: '面试',
    warn: '即将到期',
    renew: '续期',
    expiresOn: '到期日期',
    valid: '有效',
  },
} as const;

const ROOMS: Readonly<Record<string, readonly Room[]>> = {
  usoffice: [
    [
      '[CO-202]',
      '/hrManagement/dtManagement/trainingMaterials',
      {en: 'Training materials', zh: '培训资料'},
      'How a soft enamel pin is made',
    ],
    ['[CO-206]', '/hrManagement/dtManagement/personnelManagement', {en: 'Personnel', zh: '人员管理'}, 'Mona Castellan'],
    ['[CO-207]', '/hrManagement/SMSReminder', {en: 'SMS reminders', zh: '短信提醒'}, 'Fire drill at 10.'],
    ['[CO-210]', '/resume', {en: 'Resumes', zh: '简历'}, 'Aisha Rahman'],
    ['[CO-221]', '/liyiSetting/liyiResume', {en: 'Resumes', zh: '简历'}, 'Marcus Bell'],
    ['[CO-233]', '/taskSystem/staffManagement', {en: 'Staff', zh: '人员管理'}, 'Mona Castellan'],
    ['[CO-236]', '/certificate', {en: 'Certificates', zh: '证书'}, 'ISO 9001'],
  ],
  admin: [
    ['[CO-208]', '/treeData', {en: 'Tree data', zh: '树形数据'}],
    ['[CO-209]', '/treeDataV2', {en: 'Tree data V2', zh: '树形数据 V2'}, 'Management'],
    ['[CO-226]', '/liyiSetting/userCenter', {en: 'User centre', zh: '用户中心'}, 'salesman'],
  ],
};

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

testRooms(ROOMS);

test('the resumes of the site are those that came by it', async ({page, server}) => {
  await openAs(page, server, 'usoffice', {language: 'en', theme: 'light', width: 1280});
  await visit(page, '/liyiSetting/liyiResume');
  await expect(page.getByRole('main').getByText('Marcus Bell')).toBeVisible();
  await expect(page.getByRole('main').getByText('Aisha Rahman')).toHaveCount(0);
});

for (const look of BOTH)
  test(`a clerk files a resume, which others do not see, and invites the applicant: ${nameOf(look)}`, async ({
    page,
    server,
  }) => {
    const words = WORDS[look.language];
    const name = uniqueName('applicant');
    await openAs(page, server, 'usoffice', look);
    await visit(page, '/resume/create');
    await page.getByRole('textbox', {name: words.name, exact: true}).fill(name);
    await page.getByLabel(words.keptUntil).fill('2035-05-31');
    await page
      .locator(`input[type=file][aria-label="${words.resume}"]`)
      .setInputFiles({name: 'resume.png', mimeType: 'image/png', buffer: PNG});
    await expect(page.getByRole('textbox', {name: words.resume, exact: true})).toHaveValue(/png$/);
    await step(page, words.create).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(name);
    await step(page, words.invite).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.interviewAt).fill('2031-05-06T10:00');
    await dialog.getByRole('button', {name: words.invite, exact: true}).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByText(words.interview, {exact: true}).first()).toBeVisible();
    const {file} = await admin.first('resume', {name});
    expect(String(file)).toContain('/private/');
    const stranger = await signIn(server.url, 'warehouse');
    expect((await stranger.request('GET', String(file))).status).toBeGreaterThanOrEqual(401);
  });

for (const look of BOTH)
  test(`a certificate that expires soon is renewed: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    const name = uniqueName('certificate');
    const id = idOf(await admin.create('certificate', {name, expiresOn: '2026-01-31', remindDays: 30}));
    await admin.action('certificate', 'warn', {ids: [id]});
    await openAs(page, server, 'usoffice', look);
    await visit(page, `/certificate/${id}`);
    await expect(page.getByRole('main').getByText(words.warn, {exact: true}).first()).toBeVisible();
    await step(page, words.renew).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.expiresOn).fill('2035-05-31');
    await dialog.getByRole('button', {name: words.renew, exact: true}).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByText(words.valid, {exact: true}).first()).toBeVisible();
    expect(await admin.get('certificate', id)).toMatchObject({status: 'valid', remindOn: '2035-05-01'});
  });
