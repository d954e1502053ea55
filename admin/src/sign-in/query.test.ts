import {signInQuery} from './query';

const read = (search: string) => signInQuery(new URLSearchParams(search));

test('the sign-in page reads its six keys [CO-285]', () => {
  expect(read('signOfGnGw=Gw&typeId=2&exUserId=zhangsan&username=sam%20&deparmentName=Sales&source=qm')).toEqual({
    userName: 'sam',
    department: 'Sales',
    exUserId: 'zhangsan',
    typeId: 2,
    source: 'qm',
    locale: 'en',
  });
});

test('what is missing or makes no sense is absent', () => {
  expect(read('typeId=x&source=elsewhere&signOfGnGw=9')).toEqual({
    userName: '',
    department: '',
    exUserId: '',
    typeId: undefined,
    source: undefined,
    locale: undefined,
  });
});
