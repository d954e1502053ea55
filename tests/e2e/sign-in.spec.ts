/**
 * Signing in on the screen: by password, by other services, with a second factor; switching account, and the ways out.
 */
import {expect, type Page} from '@playwright/test';
import {Secret, TOTP} from 'otpauth';
import postgres from 'postgres';
import {PASSWORD, type Client} from '../harness/client';
import {startOpenIdProvider} from '../harness/openid';
import {startServer, type TestServer} from '../harness/server';
import {startWechatWork, type WechatWork} from '../harness/wechat-work';
import {makePerson, uniqueName} from '../harness/world';
import {beSignedIn, sessionCookie} from './admin-session';
import {ConsolePage} from './pages/console-page';
import {test as base} from './test';

interface Services {
  readonly server: TestServer;
  readonly wechat: WechatWork;
}

const test = base.extend<object, {readonly services: Services}>({
  services: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [wechat, google] = await Promise.all([startWechatWork(), startOpenIdProvider()]);
      const server = await startServer({env: {...wechat.env, ...google.env}});
      await use({server, wechat});
      await server.stop();
      await Promise.all([wechat.stop(), google.stop()]);
    },
    {scope: 'worker'},
  ],
  baseURL: async ({services}, use) => use(services.server.url),
});

const welcome = (page: Page, name: string) => new ConsolePage(page).heading(`Welcome, ${name}`);
const field = (page: Page, label: string) => page.getByLabel(label, {exact: false}).first();

async function administrator(page: Page, server: TestServer): Promise<Client> {
  const admin = await beSignedIn(page, server);
  await page.context().clearCookies();
  return admin;
}

async function fillPassword(page: Page, userName: string): Promise<void> {
  await field(page, 'User name').fill(userName);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
}

test(`after a sign-in the user and the authorities are loaded, at an address without a hash
  [CO-250] [CO-361] [CO-363]`, async ({page}) => {
  await page.goto('/qm/login');
  const loaded = page.waitForRequest(request => new URL(request.url()).pathname === '/api/user/getUserInfo');
  await fillPassword(page, ' salesman ');
  await loaded;
  await welcome(page, 'Sam Whitfield');
  await expect(
    page.getByRole('navigation', {name: 'Menu'}).getByRole('button', {name: 'Inquiries and orders', exact: true}),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await sessionCookie(page)).toBeTruthy();
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/notFound$/);
});

test('a path that matches nothing leads to notFound, in the console and within its groups [CO-251]', async ({
  page,
  services: {server},
}) => {
  await beSignedIn(page, server);
  for (const path of ['/nowhere', '/set/nowhere', '/records/nowhere', '/dashboard/nowhere/at/all', '/notFound/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/notFound\/?$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
});

test('a session that has expired leads back to the login of its source, which says why [CO-273]', async ({
  page,
  services: {server},
}) => {
  const admin = await administrator(page, server);
  await page.goto('/sc/login');
  await fillPassword(page, 'salesman');
  await welcome(page, 'Sam Whitfield');
  const session = await admin.first('session', {loginSource: 'sc', userName: 'salesman'});
  await admin.action('session', 'end', {ids: [session.id]});
  await page.goto('/set/country');
  await expect(page).toHaveURL(/\/sc\/login/);
  await expect(page.getByRole('alert').first()).toHaveText('Login expired, please log in again.');
});

test('the address fills in and announces who signs in, and carries the source [CO-285]', async ({page}) => {
  await page.goto('/ly/login?username=salesman&deparmentName=Sales&exUserId=zhang&source=cs&signOfGnGw=gw&typeId=1');
  await expect(field(page, 'User name')).toHaveValue('salesman');
  await expect(page.getByText('Sign in as salesman (Sales), or bind an account to this person.')).toBeVisible();
  const sent = page.waitForRequest(request => new URL(request.url()).pathname === '/api/login');
  await fillPassword(page, 'salesman');
  expect((await sent).postDataJSON()).toMatchObject({userName: 'salesman', loginSource: 'cs'});
  await welcome(page, 'Sam Whitfield');
  expect(await page.evaluate(() => sessionStorage.getItem('loginSource'))).toBe('cs');
  await page.context().clearCookies();
  await page.goto('/ly/login?signOfGnGw=gn');
  await expect(page.getByRole('heading', {level: 1, name: '登录 Emblem'})).toBeVisible();
});

test(`switching account opens the sign-in page in spite of the session, binds an account and changes to it by one
  press
  [CO-052] [CO-054] [CO-396] [CO-397]`, async ({page, services: {server}}) => {
  const admin = await administrator(page, server);
  const [one, two] = [await makePerson(admin), await makePerson(admin)];
  await beSignedIn(page, server, one.userName);
  await page.goto('/dashboard');
  await welcome(page, one.userName);
  const before = await sessionCookie(page);
  await page.getByRole('button', {name: `Account: ${one.userName}`}).click();
  await page.getByRole('menuitem', {name: 'Switch account'}).click();
  await expect(page).toHaveURL(/\/ly\/login\?is_band=2&is_login=1$/);
  await page.getByRole('button', {name: 'Bind a general-backend account'}).click();
  const bind = page.getByRole('button', {name: 'Bind', exact: true});
  await bind.click();
  await expect(page.getByText('General Backend Account Is Required.')).toBeVisible();
  await page.getByLabel('General-backend account').fill(two.userName);
  await bind.click();
  await expect(page.getByText('General Backend Password Is Required.')).toBeVisible();
  await page.getByLabel('General-backend password').fill(PASSWORD);
  await bind.click();
  await page.getByRole('list', {name: 'Bound accounts'}).getByRole('button', {name: two.userName}).first().click();
  await welcome(page, two.userName);
  const old = await page.request.post('/api/user/getUserInfo', {headers: {token: before ?? ''}});
  expect(Object(await old.json()).code).toBe('401');
});

test(`logging out of admin-menu mode removes its cookie and leads to the sign-in of the website settings
  [CO-358]`, async ({page, services: {server}}) => {
  await beSignedIn(page, server, 'salesman');
  await page.context().addCookies([
    {name: 'MenuFlag', value: '1', url: server.url},
    {name: 'emblem_site', value: 'some-session', url: server.url},
  ]);
  await page.goto('/dashboard');
  await page.getByRole('button', {name: 'Account: Sam Whitfield'}).click();
  await page.getByRole('menuitem', {name: 'Log out'}).click();
  await expect(page).toHaveURL(/\/liyiRegister$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Website settings'})).toBeVisible();
  expect((await page.context().cookies()).map(cookie => cookie.name)).toEqual([]);
});

test('the website settings have a sign-in and a session of their own [CO-055] [CO-255] [CO-257]', async ({page}) => {
  await page.goto('/liyiSetting/newsCenter');
  await expect(page).toHaveURL(/\/liyiRegister$/);
  await fillPassword(page, 'marketing');
  await expect(page).toHaveURL(/\/liyiSetting\/jobInformation$/);
  await expect(page.getByRole('navigation', {name: 'Menu'}).getByRole('tab')).toHaveText([
    'Job information',
    'Common problems',
    'News centre',
    'Festival benefits',
    'Company environment',
    'Annual meeting',
  ]);
  const cookies = await page.context().cookies();
  expect(cookies.map(cookie => cookie.name)).toEqual(['emblem_site']);
  const session = () =>
    page.request
      .post('/api/user/getUserInfo', {headers: {token: cookies[0]?.value ?? ''}})
      .then(async answer => Object(await answer.json()).code);
  expect(await session()).toBe('200');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/ly\/login$/);
  await page.goto('/liyiRegister');
  await expect(page).toHaveURL(/\/liyiSetting\/jobInformation$/);
  await page.getByRole('button', {name: 'Log out'}).click();
  await expect(page).toHaveURL(/\/liyiRegister$/);
  await expect.poll(session).toBe('401');
});

test('who comes by WeChat Work for the first time binds an account, and from then on is signed in by it', async ({
  page,
  services: {server, wechat},
}) => {
  const admin = await administrator(page, server);
  const {userName} = await makePerson(admin);
  wechat.user = uniqueName('wx');
  await page.goto('/qm/login');
  await page.getByRole('button', {name: 'Continue with WeChat Work'}).click();
  await expect(page.getByText(`No account is bound to ${wechat.user} yet.`)).toBeVisible();
  await page.getByLabel('General-backend account').fill(userName);
  await page.getByLabel('General-backend password').fill(PASSWORD);
  await page.getByRole('button', {name: 'Bind and sign in'}).click();
  await welcome(page, userName);
  await page.context().clearCookies();
  await page.goto('/qm/login');
  await page.getByRole('button', {name: 'Continue with WeChat Work'}).click();
  await welcome(page, userName);
  expect(await page.evaluate(() => sessionStorage.getItem('loginSource'))).toBe('qm');
});

test('a way back that this browser did not set out on signs nobody in', async ({page}) => {
  await page.goto('/google/login?code=somebody-elses&state=x');
  await expect(page.getByRole('alert')).toHaveText('The sign-in was not confirmed. Try again.');
  expect(await sessionCookie(page)).toBeUndefined();
});

test('Google signs in the account with the address; of several one is chosen', async ({page, services: {server}}) => {
  const admin = await administrator(page, server);
  const email = `${uniqueName('person')}@example.com`;
  const [one, two] = [await makePerson(admin), await makePerson(admin)];
  const byGoogle = async () => {
    await page.context().clearCookies();
    await page.goto('/ly/login');
    await page.getByRole('button', {name: 'Continue with Google'}).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', {name: 'Continue'}).click();
  };
  await admin.update('user', one.id, {email});
  await byGoogle();
  await welcome(page, one.userName);
  await admin.update('user', two.id, {email});
  await byGoogle();
  await page.getByRole('list', {name: 'Accounts'}).getByRole('button', {name: two.userName}).click();
  await welcome(page, two.userName);
});

test('the second factor is set up by scanning or typing, then signing in asks for a code', async ({
  page,
  services: {server},
}) => {
  const admin = await administrator(page, server);
  const {userName, id} = await makePerson(admin);
  await beSignedIn(page, server, userName);
  await page.goto('/change/security');
  const card = page.getByRole('region', {name: 'Second factor'});
  await card.getByRole('button', {name: 'Set up'}).click();
  await card.getByLabel('Present password').fill(PASSWORD);
  await card.getByRole('button', {name: 'Next'}).click();
  await expect(card.getByRole('img', {name: 'QR code for the authenticator app'})).toBeVisible();
  const secret = ((await card.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
  const code = () => new TOTP({secret: Secret.fromBase32(secret)}).generate();
  await card.getByRole('textbox', {name: 'Code'}).fill(code());
  await card.getByRole('button', {name: 'Turn on'}).click();
  await expect(card.getByRole('list', {name: 'Recovery codes'}).getByRole('listitem')).toHaveCount(10);
  await card.getByRole('button', {name: 'I have kept them'}).click();
  await expect(card.getByText('10 recovery codes left')).toBeVisible();

  await page.context().clearCookies();
  const sql = postgres(server.databaseUrl, {max: 1});
  await sql`update second_factor set last_step = null where user_id = ${id}`;
  await sql.end();
  await page.goto('/ly/login');
  await fillPassword(page, userName);
  await expect(page.getByText(`Enter the code for ${userName}.`)).toBeVisible();
  await page.getByRole('textbox', {name: 'Code'}).fill('000000');
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await sessionCookie(page)).toBeUndefined();
  await page.getByRole('textbox', {name: 'Code'}).fill(code());
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await welcome(page, userName);
});

test('a service that is not configured says so where it is pressed, in zh and en', async ({page}) => {
  const unconfigured = process.env.EMBLEM_TEST_URL ?? '';
  await page.goto(`${unconfigured}/ly/login`);
  await page.getByRole('button', {name: 'Continue with Google'}).click();
  await expect(page.getByText('Continue with Google: Not configured.')).toBeVisible();
  await page.goto(`${unconfigured}/ly/login?signOfGnGw=gn`);
  await page.getByRole('button', {name: '使用企业微信登录'}).click();
  await expect(page.getByText('使用企业微信登录: 未配置')).toBeVisible();
});
