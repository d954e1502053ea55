import {loadNavigation} from '@emblem/schemas/node';
import {nodesBelow} from '../model/view-index';
import {firstOpen, guard, type Visit} from './guard';

const nodes = nodesBelow(loadNavigation().nodes);
const visit = (path: string, more: Partial<Visit> = {}) =>
  guard({path, hasToken: false, hasSite: false, ...more}, nodes);
const LOGINS = ['ly', 'qm', 'google', 'cs', 'sc'].map(id => `/${id}/login`);
const OPEN = [
  '/fileList',
  '/factoryScreen/home',
  '/factoryScreen/homeiframe',
  '/factoryScreen/homeV1',
  '/factoryScreen/homeiframeV1',
  '/factoryScreen/redirect',
];

test.each([...LOGINS, ...OPEN])('%s opens without a token [CO-252]', path => {
  expect(visit(path)).toBe('pass');
});

test('no other page opens without a token: each ends at /ly/login [CO-252] [CO-253]', () => {
  const others = nodes.filter(node => !OPEN.includes(node.path) && !node.site && node.path !== '/liyiSetting');
  expect(others.length).toBeGreaterThan(300);
  for (const {path} of others) expect([path, visit(path)]).toEqual([path, {to: '/ly/login'}]);
  for (const path of ['/', '/no/such/page', '/factoryScreen', '/factoryScreen/home/more', '/filelist', '/login'])
    expect([path, visit(path)]).toEqual([path, {to: '/ly/login'}]);
});

test('with a token the sign-in address leads home, and everything else is left to the rights [CO-258]', () => {
  expect(visit('/login', {hasToken: true})).toEqual({to: '/'});
  for (const path of ['/', '/dashboard', '/set/country', '/no/such/page', '/qm/login'])
    expect(visit(path, {hasToken: true})).toBe('pass');
});

const SITE = [
  '/liyiSetting',
  ...['jobInformation', 'commonProblem', 'newsCenter', 'festivalBenefit', 'companyEnvironment', 'annualMeeting'].map(
    name => `/liyiSetting/${name}`,
  ),
];

test('the website settings are what the navigation says they are [CO-254]', () => {
  expect(
    nodes
      .filter(node => node.site)
      .map(({path}) => path)
      .sort(),
  ).toEqual([...SITE.slice(1), '/liyiRegister'].sort());
});

test.each([...SITE, ...SITE.slice(1).map(path => `${path}/1`)])(
  '%s needs the sign-in of the website settings, whatever token there is [CO-254] [CO-256]',
  path => {
    expect(visit(path)).toEqual({to: '/liyiRegister'});
    expect(visit(path, {hasToken: true})).toEqual({to: '/liyiRegister'});
    expect(visit(path, {hasSite: true})).toBe('pass');
  },
);

test('the sign-in of the website settings is open, and passed by once done [CO-255] [CO-254]', () => {
  expect(visit('/liyiRegister')).toBe('pass');
  expect(visit('/liyiRegister', {hasSite: true})).toEqual({to: '/liyiSetting'});
  for (const path of ['/liyiSetting/liyiResume', '/liyiSetting/userCenter'])
    expect(visit(path, {hasSite: true})).toEqual({to: '/ly/login'});
});

test('a group leads to its first page that the user may open', () => {
  const sets = loadNavigation().nodes.find(node => node.path === '/set')?.children ?? [];
  expect(firstOpen(sets, () => true)).toBe('/records/user');
  expect(firstOpen(sets, node => node.path === '/set/audience')).toBe('/set/audience');
  expect(firstOpen(sets, () => false)).toBeUndefined();
});
