import {readSignature} from './signature-cache';

const now = new Date('2026-05-01T12:00:00Z');
const kept = (expiration: string) =>
  JSON.stringify({
    policy: btoa(JSON.stringify({expiration})),
    accessid: 'emblem',
    signature: 's',
    dir: 'public/x/',
    url: '/files',
  });

test('a kept form is used until a minute before it expires [CO-487]', () => {
  expect(readSignature(kept('2026-05-01T12:02:00Z'), now)).toMatchObject({accessid: 'emblem', dir: 'public/x/'});
  expect(readSignature(kept('2026-05-01T12:00:30Z'), now)).toBeUndefined();
});

test('what is no signed form is not used', () => {
  for (const text of [
    null,
    '',
    '{',
    '{}',
    kept('soon'),
    '{"policy":"???","accessid":"a","signature":"s","dir":"","url":"/files"}',
  ])
    expect(readSignature(text, now)).toBeUndefined();
});
