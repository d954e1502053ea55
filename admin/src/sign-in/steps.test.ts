import {onlyOfType, stepOf} from './steps';

test('a token is a session, and without one there is another step', () => {
  expect(stepOf({token: 't', loginSource: 'qm'})).toEqual({kind: 'signed-in', token: 't', source: 'qm'});
  expect(stepOf({token: null, needsCode: true, ticket: 'x', userName: 'sam'})).toEqual({
    kind: 'code',
    ticket: 'x',
    userName: 'sam',
  });
  expect(stepOf({token: null, uuid: 'u', label: 'zhang', accounts: []})).toEqual({
    kind: 'bind',
    uuid: 'u',
    label: 'zhang',
  });
  expect(stepOf({token: null, uuid: 'u', label: 'zhang', accounts: [{id: 3, userName: 'a', typeId: 2}]})).toMatchObject(
    {kind: 'choose', accounts: [{id: 3, typeId: 2}]},
  );
  expect(() => stepOf({token: null})).toThrow('without a token');
});

test('the one account of the type asked for is chosen by itself', () => {
  const account = (id: number, typeId: number) => ({id, typeId, userName: '', realName: ''});
  expect(onlyOfType([account(1, 5), account(2, 6)], 6)?.id).toBe(2);
  expect(onlyOfType([account(1, 6), account(2, 6)], 6)).toBeUndefined();
  expect(onlyOfType([account(1, 5)], undefined)).toBeUndefined();
});
