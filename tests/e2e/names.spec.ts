/** Staff are greeted and listed by their real name; who has none goes by the login. */
import {expect, type Page} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {idOf} from '../harness/json';
import {makeMember, makePerson, uniqueName, type Person} from '../harness/world';
import {beSignedIn} from './admin-session';
import {ConsolePage} from './pages/console-page';
import {test} from './own-server';

const RIGHTS = {'member.read': 'all', 'user.read': 'all'} as const;

const WORDS = {
  en: {welcome: 'Welcome, ', account: 'Account: ', realName: 'Sam Okafor', initials: 'SO'},
  zh: {welcome: '欢迎，', account: '账户: ', realName: '林晓梅', initials: '晓梅'},
} as const;
type Language = keyof typeof WORDS;

let admin: Client;
test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
});

async function open(page: Page, server: {readonly url: string}, person: Person, language: Language): Promise<void> {
  await page.addInitScript(locale => localStorage.setItem('locale', locale), language);
  await beSignedIn(page, server, person.userName);
}

for (const language of ['en', 'zh'] as const)
  test(`the console greets by the real name, and lists show it: ${language}`, async ({page, server}) => {
    const words = WORDS[language];
    const person = await makePerson(admin, {rights: RIGHTS});
    await admin.update('user', person.id, {realName: words.realName});
    const customer = await makeMember(admin, {salesmanId: person.id});
    await open(page, server, person, language);
    await page.goto('/dashboard');
    await new ConsolePage(page).heading(words.welcome + words.realName);
    const account = page.getByRole('button', {name: words.account + words.realName});
    await expect(account).toContainText(words.initials);

    await page.goto(`/records/member?filter=${encodeURIComponent(JSON.stringify({id: [idOf(customer)]}))}`);
    await expect(page.getByRole('main').getByRole('row', {name: String(customer.name)})).toContainText(words.realName);
    await page.goto(`/records/user?filter=${encodeURIComponent(JSON.stringify({q: person.userName}))}`);
    const row = page.getByRole('main').getByRole('row', {name: person.userName});
    await expect(row.getByRole('link', {name: words.realName, exact: true})).toBeVisible();
  });

test('who has no real name is called by the login; a choice says the login of each of two namesakes', async ({
  page,
  server,
}) => {
  const person = await makePerson(admin, {rights: {...RIGHTS, 'member.update': 'all'}});
  const name = uniqueName('Robin');
  const namesakes = [await makePerson(admin), await makePerson(admin)];
  for (const {id} of namesakes) await admin.update('user', id, {realName: name});
  const customer = await makeMember(admin, {salesmanId: person.id});
  await open(page, server, person, 'en');
  await page.goto('/dashboard');
  await new ConsolePage(page).heading(`Welcome, ${person.userName}`);

  await page.goto(`/records/member/${idOf(customer)}`);
  const seller = page.getByRole('combobox', {name: 'Salesman'});
  await expect(seller).toHaveValue(person.userName);
  await seller.fill(name);
  for (const {userName} of namesakes)
    await expect(page.getByRole('option', {name}).filter({hasText: userName})).toBeVisible();
});
