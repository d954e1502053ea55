/** The page that every record has: what may be done next and why the rest may not, and what is said of it. */
import {expect} from '@playwright/test';
import {loadModel} from '@emblem/schemas/node';
import postgres from 'postgres';
import {idOf} from '../harness/json';
import {newRecord} from '../harness/values';
import {makeMember, makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';
import {WorkflowPanel} from './pages/workflow-panel';
import {visit} from './visit';

test('an agent is taken to its next step and talked about, and an inquiry says what it is waiting for', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const {id: colleague, userName, client} = await makePerson(admin);
  const agent = idOf(await newRecord(admin, loadModel(), 'agent', {values: {share: undefined, remark: undefined}}));
  const inquiry = await admin.create('inquiry', {
    proId: 1,
    quantity: 1,
    name: 'Nobody',
    email: 'nobody@example.com',
    currency: 'USD',
    quotedPrice: '9.00',
  });
  await admin.rest('POST', 'inquiry/actions/quote', {ids: [idOf(inquiry)]});

  await page.goto(`/records/agent/${agent}/show`);
  const panel = new WorkflowPanel(page);
  await panel.isAt('Applied');
  await panel.allows('Approve', 'Reject');
  await panel.refuses('Suspend', 'This cannot be done while the record is “Applied”.');
  await panel.action('Approve').click();
  const dialog = page.getByRole('dialog', {name: 'Approve'});
  const share = dialog.getByLabel('Share (%)');
  await share.fill('101');
  await dialog.getByRole('button', {name: 'Approve'}).click();
  await expect(share).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toContainText('A percentage is from 0 to 100 and has at most two decimals');
  await share.fill('12.5');
  await dialog.getByLabel('Remark').fill('As agreed by phone');
  await dialog.getByRole('button', {name: 'Approve'}).click();
  await panel.isAt('Active');
  expect(await admin.get('agent', agent)).toMatchObject({status: 1, share: '12.50', remark: 'As agreed by phone'});

  const timeline = page.getByRole('region', {name: 'Timeline'});
  const entries = timeline.getByRole('list', {name: 'Timeline'}).locator('> li');
  await expect(entries.first()).toContainText('Approve');
  await expect(entries.first()).toContainText('As agreed by phone');
  await timeline.getByLabel('Comment', {exact: true}).fill('Please send the contract');
  await timeline.getByLabel('Mentions').fill(userName);
  await page.getByRole('option', {name: userName}).click();
  await timeline.getByRole('button', {name: 'Comment', exact: true}).click();
  await expect(entries.first()).toContainText('Please send the contract');
  await expect(entries.first()).toContainText(`@${userName}`);
  expect(await client.total('notification', {userId: colleague})).toBe(1);

  // What others say is there without being asked for.
  await admin.create('comment', {entity: 'agent', recordId: agent, text: 'It is on its way'});
  await expect(entries.first()).toContainText('It is on its way');

  await visit(page, `/records/inquiry/${idOf(inquiry)}`);
  const sms = page.getByRole('button', {name: 'Send an SMS'});
  await panel.isAt('Quoted');
  await expect(sms).toHaveCount(0);
  const account = {name: 'Texts', service: 'sms', account: 'AC1', key: 'secret', sender: '+15005550006'};
  const set = idOf(await admin.create('service-account', account));
  await page.reload();
  await expect(sms).toBeVisible();
  await admin.update('service-account', set, {state: 0});
  await panel.refuses('Place the order', 'The inquiry belongs to no member, so there is nobody to order');
  await page.getByRole('region', {name: 'State and actions'}).getByRole('link', {name: 'Member'}).click();
  await expect(page.getByRole('main').getByLabel('Member', {exact: true})).toBeFocused();

  await visit(page, `/records/agent/${agent}/show`);
  await page.getByRole('button', {name: 'Language'}).click();
  await page.getByRole('menuitem', {name: '中文'}).click();
  const states = page.getByRole('region', {name: '状态与操作'});
  await expect(states.locator('[aria-current=step]')).toHaveText('合作中');
  await expect(states.getByRole('button', {name: '暂停'})).toBeEnabled();
  await expect(page.getByRole('region', {name: '动态'})).toContainText('通过');
  // The administrator of the next test reads English, as before.
  await page.getByRole('button', {name: '语言'}).click();
  await page.getByRole('menuitem', {name: 'English'}).click();
  await expect(page.getByRole('region', {name: 'State and actions'})).toBeVisible();
});

test('a record that could not be read says why and is read again, and only a missing one is not found', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const [first, second] = await admin.list('country', {range: [0, 1]});
  const show = (record: typeof first) => `/set/country/${String(record?.id)}/show`;
  let status = 422;
  await page.route(
    url => url.pathname === `/rest/country/${String(first?.id)}`,
    route => (status === 0 ? route.continue() : route.fulfill({status, json: {message: 'Not now'}})),
  );
  const heading = page.getByRole('heading', {level: 1});
  const tags = page.getByRole('navigation', {name: 'Visited views'});
  const refusal = page.getByRole('main').getByRole('alert');
  await page.goto(show(first));
  await expect(heading).toHaveText('The record could not be loaded');
  await expect(refusal).toContainText('Not now');
  await expect(tags.getByRole('link', {name: 'The record could not be loaded'})).toBeVisible();
  status = 0;
  await refusal.getByRole('button', {name: 'Try again'}).click();
  await expect(heading).toHaveText(String(first?.name));
  await expect(tags.getByRole('link', {name: String(first?.name)})).toBeVisible();

  for (status of [403, 404]) {
    await page.goto(show(first));
    await expect(heading).toHaveText('Record not found');
    await expect(refusal.getByRole('button')).toHaveCount(0);
    await expect(tags.getByRole('link', {name: String(first?.name)})).toHaveCount(0);
  }

  status = 422;
  await page.goto(show(second));
  await expect(heading).toHaveText(String(second?.name));
  await page.getByRole('button', {name: 'Language'}).click();
  await page.getByRole('menuitem', {name: '中文'}).click();
  await expect(page.getByRole('button', {name: '语言'})).toBeVisible();
  await visit(page, show(first));
  await expect(heading).toHaveText('记录加载失败');
  status = 0;
  await refusal.getByRole('button', {name: '重试'}).click();
  await expect(heading).toHaveText(String(first?.name));
  // The administrator of the next test reads English, as before.
  await page.getByRole('button', {name: '语言'}).click();
  await page.getByRole('menuitem', {name: 'English'}).click();
  await expect(page.getByRole('button', {name: 'Language'})).toBeVisible();

  // A preview says the same beside the list, of a record that the list does not hold.
  status = 422;
  const filter = encodeURIComponent(JSON.stringify({q: second?.name}));
  await page.goto(`/set/country?filter=${filter}&preview=${String(first?.id)}`);
  const preview = page.getByRole('complementary').filter({has: page.getByRole('link', {name: 'Open the page'})});
  await expect(preview.getByRole('heading', {level: 2})).toHaveText('The record could not be loaded');
  await expect(preview.getByRole('alert')).toContainText('Not now');
  status = 0;
  await preview.getByRole('button', {name: 'Try again'}).click();
  await expect(preview.getByRole('alert')).toHaveCount(0);
  await expect(preview.getByRole('heading', {level: 2}).first()).toHaveText(String(first?.name));
});

test('a record that stayed too long in its state is red, and the filter of its limit finds it', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const deliveryOrderId = idOf(await newRecord(admin, loadModel(), 'delivery-order'));
  const made = await admin.create('difference-feedback', {deliveryOrderId, differenceQuantity: -2});
  await admin.rest('POST', 'difference-feedback/actions/submit', {ids: [idOf(made)]});
  const onTime = await admin.create('difference-feedback', {deliveryOrderId, differenceQuantity: -3});
  await admin.rest('POST', 'difference-feedback/actions/submit', {ids: [idOf(onTime)]});
  const sql = postgres(server.databaseUrl, {max: 1});
  await sql`update difference_feedback set due_at = now() - interval '1 minute' where id = ${idOf(made)}`;
  await sql.end();
  await page.goto(`/sampleInventory/diffApply?filter=${encodeURIComponent(JSON.stringify({deliveryOrderId}))}`);
  const row = (record: Record<string, unknown>) => page.getByRole('row').filter({hasText: String(record.number)});
  await expect(row(made).locator('[data-due="late"]')).toContainText('late');
  await expect(row(onTime).locator('[data-due="late"]')).toHaveCount(0);
  const [late, black] = await Promise.all(
    [row(made).locator('[data-due="late"]'), row(onTime)].map(each =>
      each.evaluate(found => getComputedStyle(found).color),
    ),
  );
  expect(late).not.toBe(black);
  await page.getByRole('search').getByRole('button', {name: 'Due', exact: true}).click();
  await page.getByRole('button', {name: 'Late', exact: true}).click();
  await page.keyboard.press('Escape');
  await expect(row(onTime)).toBeHidden();
  await expect(row(made)).toBeVisible();
});

test('the page of an order bears its marks and says what is due, and payments are made from there', async ({
  page,
  server,
}) => {
  const admin = await beSignedIn(page, server);
  const {id: memberId, proId} = await makeMember(admin);
  const mark = await newRecord(admin, loadModel(), 'mark', {values: {colour: '#b91c1c'}});
  const values = {memberId, proId, shippingFee: '100.00', currency: 'USD', markIds: [idOf(mark)]};
  const order = await admin.create('order', values);
  await page.goto(`/InquiryOrderManage/order/orderManage/${idOf(order)}`);
  const payments = page.getByRole('region', {name: 'Payments'});
  await expect(payments).toContainText('none yet');
  await payments.getByRole('link', {name: 'Add: Payment'}).click();
  const form = page.getByRole('main');
  await expect(form.getByRole('combobox', {name: 'Order', exact: true})).toHaveValue(String(order.number));
  await form.getByLabel('Amount').fill('30.00');
  await form.getByLabel('Received on').fill('2026-05-06');
  await form.getByRole('button', {name: 'Create', exact: true}).click();
  // Back where it was added.
  await expect(payments).toContainText('Registered');
  const figures = page.getByLabel('Figures', {exact: true});
  await expect(figures).toContainText('$100.00');
  await payments.getByRole('link', {name: /^#\d+$/}).click();
  await new WorkflowPanel(page).action('Confirm the payment').click();
  await page.getByRole('alertdialog').getByRole('button', {name: 'Confirm the payment'}).click();
  await new WorkflowPanel(page).isAt('Confirmed');
  await visit(page, `/InquiryOrderManage/order/orderManage/${idOf(order)}`);
  await expect(payments).toContainText(/PAY\d{10}/);
  await expect(figures).toContainText('$70.00');

  const chip = page.getByTitle(String(mark.markName), {exact: true});
  await expect(chip.locator('> span')).toHaveCSS('background-color', 'rgb(185, 28, 28)');
  await page.getByRole('button', {name: 'More actions'}).click();
  await page.getByRole('menuitem', {name: 'Mark as used'}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: 'Mark as used'}).click();
  await expect.poll(async () => (await admin.get('order', idOf(order))).isUsed).toBe(1);
  await visit(page, `/records/order?filter=${encodeURIComponent(JSON.stringify({markIds: [idOf(mark)]}))}`);
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
});
