/** A manager asks why sales fell in Germany last week, and ends at the orders behind it in five clicks. */
import postgres from 'postgres';
import {expect, type Locator} from '@playwright/test';
import {signIn, type Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {makeMember, makePerson, type Person} from '../harness/world';
import {settled} from './accessible';
import {beSignedIn} from './admin-session';
import {BOTH, choose, nameOf, resize} from './looks';
import {test} from './own-server';

const OVERVIEW = '/dataAnalysis/saleDataAnalysis/overview';
const DAY = 86_400_000;

const WORDS = {
  en: {more: 'More periods', lastWeek: 'Last week', country: 'Country', germany: 'Germany', people: /: Salesman$/},
  zh: {more: '更多期间', lastWeek: '上周', country: '国家', germany: 'Germany', people: /: 业务员$/},
} as const;

let admin: Client;
let seller: Person;

/** Noon of the Wednesday of so many weeks ago. */
function wednesday(weeks: number): string {
  const today = new Date();
  today.setHours(12, 0, 0, 0);
  const monday = today.getTime() - ((today.getDay() + 6) % 7) * DAY;
  return new Date(monday + 2 * DAY - weeks * 7 * DAY).toISOString();
}

test.beforeAll(async ({server}) => {
  admin = await signIn(server.url, 'admin');
  seller = await makePerson(admin);
  const sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
  const {id: proId} = await admin.first('project', {projectIsDefault: 1});
  const {id: memberId} = await makeMember(admin);
  const {id: germany} = await admin.first('country', {code: 'DE'});
  const {id: france} = await admin.first('country', {code: 'FR'});
  const order = async (shippingCountryId: unknown, weeks: number) => {
    const values = {proId, memberId, shippingCountryId, salesmanId: seller.id, shippingFee: '100.00'};
    const id = idOf(await admin.create('order', values));
    await admin.action('order', 'receive-payment', {ids: [id]});
    await sql`update "order" set created_at = ${wednesday(weeks)} where id = ${id}`;
  };
  for (const [country, weeks] of [
    [germany, 1],
    [germany, 2],
    [germany, 2],
    [germany, 2],
    [france, 1],
  ] as const)
    await order(country, weeks);
  await sql.end();
});

/** Counts what is clicked. */
class Walk {
  clicks = 0;
  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }
}

/** The bar that a name stands beside. */
async function barOf(chart: Locator, name: string): Promise<{readonly x: number; readonly y: number}> {
  // A long name is shortened, with all of it as its title.
  const text = chart.locator('svg g', {hasText: name}).last();
  await expect(text).toBeVisible();
  await text.scrollIntoViewIfNeeded();
  const label = await text.boundingBox();
  const drawing = await chart.locator('svg').first().boundingBox();
  if (!label || !drawing) throw new Error(`${name} has no bar.`);
  return {x: drawing.x + drawing.width * 0.6, y: label.y + label.height / 2};
}

for (const look of BOTH)
  test(`from the fall of sales to its orders in five clicks: ${nameOf(look)}`, async ({page, server}) => {
    const words = WORDS[look.language];
    await choose(page, look);
    await resize(page, look);
    await beSignedIn(page, server, 'manager');
    await page.goto(OVERVIEW);
    const walk = new Walk();
    await walk.click(page.getByRole('button', {name: words.more}));
    await walk.click(page.getByRole('menuitem', {name: words.lastWeek}));
    await walk.click(page.getByRole('button', {name: words.country, exact: true}));
    await page.getByRole('combobox', {name: words.country}).fill(words.germany);
    const narrowed = page.waitForResponse(response => /by=salesman&.*country/.test(decodeURIComponent(response.url())));
    await walk.click(page.getByRole('option', {name: words.germany}));
    await narrowed;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/range=lastWeek.*country|country.*range=lastWeek/);
    const people = page.locator('section').and(page.getByRole('region', {name: words.people}));
    await settled(page);
    const {x, y} = await barOf(people, seller.userName);
    await page.mouse.click(x, y);
    walk.clicks += 1;
    await expect(page).toHaveURL(/_figure/);
    expect(walk.clicks).toBe(5);
    const filter = new URL(page.url()).searchParams.get('filter') ?? '{}';
    const {_figure: figure, ...behind} = asObject(JSON.parse(filter));
    expect(figure).toBeDefined();
    const behindIt = await admin.list('order', {filter: behind});
    expect(behindIt.map(({salesmanId, shippingFee}) => [salesmanId, shippingFee])).toEqual([[seller.id, '100.00']]);
  });
