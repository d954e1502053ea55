import {mailboxOf, readAddress} from './address';

test.each(['ann@example.com', " O'Brien+news@Sub.Example.com ", '用户@例子.公司', 'a_b-c.d@ex-ample.co.uk'])(
  '%s is one address',
  written => {
    expect(readAddress(written)).toBe(written.trim().toLowerCase());
  },
);

test.each([
  'x1,victim@example.com',
  'x3;victim@example.com',
  'a@b.cd,victim@example.com',
  'a b@example.com',
  '"a"@example.com',
  'Ann <ann@example.com>',
  'a@example.com\r\nBcc: victim@example.com',
  'a@@example.com',
  'a@b@example.com',
  'a@example',
  '@example.com',
  'a@.com',
  'a@example..com',
  '(x)a@example.com',
  'a%victim@example.com',
  'a@[127.0.0.1]',
  `${'a'.repeat(200)}@example.com`,
  `a@${'.'.repeat(120_000)}`,
  '',
])('%j is not', written => {
  expect(readAddress(written)).toBeUndefined();
});

test('addresses that reach one mailbox count as one', () => {
  expect(mailboxOf('victim+1@example.com')).toBe(mailboxOf('victim@example.com'));
  expect(mailboxOf('vic.tim+shop@googlemail.com')).toBe(mailboxOf('victim@gmail.com'));
  expect(mailboxOf('vic.tim@example.com')).not.toBe(mailboxOf('victim@example.com'));
});
