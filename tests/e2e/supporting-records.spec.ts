/** Records that others lean on have their lists, too. */
import {loadModel} from '@emblem/schemas/node';
import {signIn} from '../harness/client';
import {newRecord} from '../harness/values';
import {test} from './own-server';
import {testRooms} from './rooms';

test.beforeAll(async ({server}) => {
  const admin = await signIn(server.url, 'admin');
  for (const entity of ['neon-font', 'neon-colour']) await newRecord(admin, loadModel(), entity);
});

testRooms({
  admin: [
    ['[CO-294]', '/records/quote-category', {en: 'Quote categories', zh: '报价类别'}],
    ['[CO-294]', '/records/quote-category-parameter', {en: 'Base prices and tiers', zh: '基础价与阶梯价'}],
    ['[CO-295]', '/records/neon-font', {en: 'Neon font', zh: '霓虹字体'}],
    ['[CO-295]', '/records/neon-colour', {en: 'Neon colour', zh: '霓虹颜色'}],
    ['[CO-298]', '/records/user-address', {en: 'User addresses', zh: '用户地址'}],
  ],
});
