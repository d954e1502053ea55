import {badgeOf, type Badges} from './badges';
import {splitPath, splitShown} from '../../model/split-address';

const badges: Badges = {
  standard: {inquiryUnread: 3, orderUnread: 5, linkOrderUnread: 7},
  german: {inquiryUnread: 1, orderUnread: 0, linkOrderUnread: 2},
  problems: {internalProblems: 4, factoryProblems: 0},
};

test('German entries count by their own set: a change of the standard one leaves them as they are [CO-042]', () => {
  const german = {counter: {set: 'german', count: 'inquiryUnread'}} as const;
  expect(badgeOf(badges, german).unread).toBe(1);
  const standard = {inquiryUnread: 99, orderUnread: 99, linkOrderUnread: 99};
  expect(badgeOf({...badges, standard}, german).unread).toBe(1);
  expect(badgeOf(badges, {counter: {set: 'standard', count: 'linkOrderUnread'}}).unread).toBe(7);
});

test('the problem entries are marked while problems wait, and not at 0 [CO-043] [CO-044]', () => {
  expect(badgeOf(badges, {marker: {set: 'problems', count: 'internalProblems'}}).problems).toBe(4);
  expect(badgeOf(badges, {marker: {set: 'problems', count: 'factoryProblems'}}).problems).toBe(0);
  expect(badgeOf({}, {marker: {set: 'problems', count: 'internalProblems'}}).problems).toBe(0);
});

test("a payment status is part of the list's address [CO-038]", () => {
  const split = {property: 'paymentStatus', query: 'paymentType', entries: []};
  expect(splitPath('/a/order', split, 0)).toBe('/a/order?paymentType=0');
  expect(splitShown('/a/order', '?paymentType=0&page=2', '/a/order', split)).toBe(0);
  expect(splitShown('/a/order', '', '/a/order', split)).toBeUndefined();
  expect(splitShown('/b/order', '?paymentType=0', '/a/order', split)).toBeUndefined();
});
