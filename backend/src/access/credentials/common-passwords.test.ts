import {isCommonPassword} from './common-passwords';

test.each([
  'password',
  'Password1',
  'password123!',
  'PASSWORD2024',
  'qwertyui',
  'qwerty123',
  '12345678',
  '87654321',
  '123123123',
  'aaaaaaaa',
  '11111111',
  'abcd1234',
  '1234abcd',
  'iloveyou1',
  'p@ssw0rd',
  'Admin123',
  'welcome1',
  'letmein!',
  'asdfghjkl',
  '1q2w3e4r',
  '1qaz2wsx',
  'Summer2024',
  'emblem2024',
  '19841224',
  'woaini520',
])('%s is among the first that are tried', password => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'emblem-demo',
  'a-long-password',
  'quite another one',
  'correct horse battery staple',
  'passwordless-entry',
  'x7#kQ2!vLp',
  '我的密码不告诉你',
  'summer2024rain',
  'b-long-password',
])('%s is not', password => {
  expect(isCommonPassword(password)).toBe(false);
});
