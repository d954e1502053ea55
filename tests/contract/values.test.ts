/** Values that the documents fix, with their labels, as the schemas give them to database, API and screens. */
import {loadModel} from '@emblem/schemas/node';

const model = loadModel();

function labels(entity: string, property: string): Record<string, string> {
  const options = model.entity(entity).field[property]?.options ?? [];
  return Object.fromEntries(options.map(({value, label}) => [value, label.en]));
}

test('[CO-331] [DA-316] inquiry status', () => {
  expect(labels('inquiry', 'status')).toEqual({
    1: 'New Inquiry',
    2: 'Drawing',
    3: 'Quoted',
    7: 'Finish',
    8: 'Ordered',
    9: 'Cancelled',
  });
});

test('[CO-340] [CO-341] [CO-344] levels and professions of members', () => {
  expect(labels('member', 'userLevel')).toEqual({1: 'General', 2: 'Vip'});
  expect(labels('member', 'membershipLevel')).toEqual({1: 'Silver', 4: 'Gold VIP', 5: 'Platinum VIP'});
  expect(labels('member', 'profession')).toEqual({
    1: 'Designer / freelance / student',
    2: 'Organization director / retail owner',
    3: 'Purchaser / events planner',
    4: 'Advertising / marketing',
    5: 'Government / military / education',
    6: 'Other',
  });
});

test('[CO-334] [DA-317] order status', () => {
  expect(labels('order', 'status')).toEqual({
    1: 'New Order',
    2: 'Drawing',
    3: 'Pending Artwork',
    4: 'Modifying',
    5: 'Artwork Confirmed',
    6: 'In Production',
    7: 'Awaiting for Shipping',
    8: 'Shipped',
    9: 'Received',
    10: 'Finished',
    11: 'Cancelled',
  });
});

test('[CO-336] [DA-318] payment status', () => {
  expect(labels('order', 'paymentStatus')).toEqual({
    0: 'Pay Later',
    1: 'Awaiting Payment',
    2: 'Received Payment',
    3: 'Refunding',
  });
});

test('[CO-339] [DA-319] pay-later types', () => {
  expect(labels('order', 'payLaterType')).toEqual({
    1: 'Cash on Delivery',
    2: 'Payment by Instalments',
    3: 'Payment by CC',
    4: 'Net 30 Days',
    5: 'Pay by Check',
  });
});

test('[CO-348] design status has three values', () => {
  expect(Object.values(labels('order-product', 'designStatus'))).toEqual(['New', 'Designing', 'Design completed']);
});

test('[CO-003] every platform belongs to one of three groups', () => {
  expect(labels('project', 'proType')).toEqual({0: 'Self-operated', 1: 'O2O dealer', 2: 'USPP alliance business'});
  expect(model.entity('project').field.proType?.required).toBe(true);
});
