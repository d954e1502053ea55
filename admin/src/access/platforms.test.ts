import {cascaderWidth} from '../shell/header/cascader-width';
import {offeredPlatforms} from './platforms';
import {hasSalesRole} from './sales-role';
import {isMenuMode} from '../preferences/menu-mode';
import {PLATFORM_GROUPS, platformGroups} from './platform-options';

test('the cascader is 13 percent wide, or 6 for each chosen platform up to 11 [CO-714] [CO-715] [CO-716]', () => {
  expect([0, 1, 2, 5, 11, 12, 40].map(cascaderWidth)).toEqual([13, 6, 12, 30, 66, 13, 13]);
});

test('platforms 9 and 10 are left out of the self-operated, and ids are text [CO-720] [CO-276]', () => {
  const platform = (id: number, proType: number) => ({
    id,
    proName: `P${id}`,
    url: 'https://p.example',
    proType,
    proLogo: '/l',
    proLogoBack: '/b',
  });
  const groups = platformGroups({
    0: [platform(1, 0), platform(9, 0), platform(10, 0)],
    1: [platform(5, 1)],
    2: [platform(7, 2)],
  });
  expect(groups[1]).toEqual([
    {label: 'P5', value: '5', url: 'https://p.example', proType: 1, proLogo: '/l', proLogoBack: '/b'},
  ]);
  expect(PLATFORM_GROUPS.map(group => offeredPlatforms(groups, group).map(option => option.value))).toEqual([
    ['1'],
    ['5'],
    ['7'],
  ]);
});

test('salespeople are those with a role of the sales department; administrators count too [CO-398]', () => {
  expect(hasSalesRole({isAdmin: false, roles: [{departmentId: 3}]}, 3)).toBe(true);
  expect(hasSalesRole({isAdmin: false, roles: [{departmentId: 4}, {}]}, 3)).toBe(false);
  expect(hasSalesRole({isAdmin: true, roles: []}, 3)).toBe(true);
});

test('admin-menu mode is what its cookie says', () => {
  expect(['', 'MenuFlag=1', 'a=b; MenuFlag=true', 'MenuFlag=0'].map(isMenuMode)).toEqual([false, true, true, false]);
});
