/** What waits for approval stands on one page, where it is decided, by keys and by hand. */
import {expect} from '@playwright/test';
import {asText, idOf} from '../harness/json';
import {makeMember, makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';

const READ = {'refund-order.read': 'all', 'order.read': 'all'} as const;

test('a manager finds the refunds that wait, approves one by a key and refuses one by hand', async ({page, server}) => {
  const admin = await beSignedIn(page, server);
  const {id: memberId, proId} = await makeMember(admin);
  const orderId = idOf(await admin.create('order', {memberId, proId, shippingFee: '80.00', currency: 'EUR'}));
  await admin.action('order', 'receive-payment', {ids: [orderId]});
  const ask = async (refundAmount: string) => {
    const refund = {orderId, refundReason: 4, refundType: 1, refundAmount, paymentMethod: 'PayPal'};
    return asText((await admin.create('refund-order', refund)).number);
  };
  const [first, second] = [await ask('12.50'), await ask('30.00')];
  const manager = await makePerson(admin, {
    rights: {...READ, 'refund-order.manager-approve': 'all', 'refund-order.manager-reject': 'all'},
  });
  await beSignedIn(page, server, manager.userName);
  await page.goto('/dashboard');
  await page
    .getByRole('navigation')
    .getByRole('link', {name: /^Approvals/})
    .click();
  const row = (number: string | undefined) => page.getByRole('listitem', {name: number});
  await expect(row(first)).toContainText('€12.50');
  await expect(row(first)).toContainText('Asked by Ada Moreau');
  await expect(row(first)).toContainText('PayPal');
  await row(first).focus();
  // What the order has left beyond both of them.
  const details = page.getByRole('complementary', {name: first});
  const about = details.getByRole('group', {name: 'Order'});
  await expect(about).toContainText('Paid€80.00');
  await expect(about).toContainText('Left to refund€37.50');

  const address = (await row(first).getByRole('link', {name: first}).getAttribute('href')) ?? '';
  await page.keyboard.press('a');
  await expect(row(first)).toHaveCount(0);
  await row(second).getByText('€30.00').click();
  await page.getByRole('complementary', {name: second}).getByRole('button', {name: 'Reject as manager'}).click();
  const question = page.getByRole('dialog', {name: 'Reject as manager'});
  await question.getByRole('textbox', {name: 'Why it was refused'}).fill('It was sent twice');
  await question.getByRole('button', {name: 'Reject as manager'}).click();
  await expect(question).toHaveCount(0);
  await expect(row(second)).toHaveCount(0);
  const states = async () => (await admin.list('refund-order', {filter: {orderId}})).map(each => each.approvalStatus);
  expect((await states()).sort()).toEqual([2, 3]);
  expect(await admin.first('refund-order', {number: second})).toMatchObject({refusalReason: 'It was sent twice'});

  // Whoever asked is told so at the record, and finds it nowhere else.
  await beSignedIn(page, server);
  await page.goto('/approvals');
  await expect(page.getByRole('status', {name: 'Loading'})).toHaveCount(0);
  await expect(row(first)).toHaveCount(0);
  await page.goto(address);
  await page.getByText(/not possible now/).click();
  await expect(page.getByText('You asked for this approval; somebody else gives it.')).toBeVisible();
});
