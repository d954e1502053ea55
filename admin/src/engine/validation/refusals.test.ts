import {refusals} from './refusals';

test('what was refused stays marked until another value is entered or the server is asked again', () => {
  const refused = refusals();
  refused.keep(
    [
      ['userName', 'This user name is already taken'],
      ['lines.0.name', 'Twice'],
    ],
    {userName: 'li', lines: [{name: 'a'}]},
  );
  expect(refused.of({userName: 'li', lines: [{name: 'b'}]})).toEqual([['userName', 'This user name is already taken']]);
  expect(refused.of({userName: 'wu', lines: [{name: 'a'}]})).toEqual([['lines.0.name', 'Twice']]);
  refused.forget();
  expect(refused.of({userName: 'li', lines: [{name: 'a'}]})).toEqual([]);
});
