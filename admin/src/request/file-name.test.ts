import {randomCode, uploadName} from './file-name';

test('spaces become underscores, punctuation goes, and a suffix is added', () => {
  expect(uploadName('My pin (final)!.PNG', 'abc')).toBe('My_pin_final_abc.png');
  expect(uploadName('徽章 图.jpg', 'abc')).toBe('徽章_图_abc.jpg');
  expect(uploadName('???', 'abc')).toBe('file_abc');
});

test('random codes have no characters that look alike', () => {
  expect(randomCode(4000)).toMatch(/^[^ILOUVgloquv019]{4000}$/);
});
