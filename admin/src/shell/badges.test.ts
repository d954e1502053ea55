import {badgeOf, type Badges} from './badges';
import {paymentPath, paymentShown} from '../model/payment-address';

const badges: Badges = {
  standard: {inquiryUnread: 3, orderUnread: 5, linkOrderUnread: 7},
  german: {inquiryUnread: 1, orderUnread: 0, linkOrderUnread: 2},
  problems: {internalProblems: 4, factoryProblems: 0},
};

test('German entries count by their own set: a change of the standard one leaves them as they are [CO-042]', () => {
  const german = {counter: {set: 'german', count: 'inquiryUnread'}} as const;
  expect(badgeOf(badges, german).unread).toBe(1);
  expect(badgeOf({...badges, standard: {inquiryUnread: 99, orderUnread: 99, linkOrderUnread: 99}}, german).unread).toBe(
    1,
  );
  expect(badgeOf(badges, {counter: {set: 'standard', count: 'linkOrderUnread'}}).unread).toBe(7);
});

test('the problem entries are marked while problems wait, and not at 0 [CO-043] [CO-044]', () => {
  expect(badgeOf(badges, {marker: 'internalProblems'}).problems).toBe(4);
  expect(badgeOf(badges, {marker: 'factoryProblems'}).problems).toBe(0);
  expect(badgeOf({}, {marker: 'internalProblems'}).problems).toBe(0);
});

test("a payment status is part of the list's address [CO-038]", () => {
  expect(paymentPath('/a/order', 0)).toBe('/a/order?paymentType=0');
  expect(paymentShown('/a/order', '?paymentType=0&page=2', '/a/order')).toBe(0);
  expect(paymentShown('/a/order', '', '/a/order')).toBeUndefined();
  expect(paymentShown('/b/order', '?paymentType=0', '/a/order')).toBeUndefined();
});
