import {uploadName} from './name';

const plain = {random: false};

test('spaces become underscores [CO-375]', () => {
  expect(uploadName(' My new  pin.png', plain)).toBe('My_new_pin.png');
});

test('punctuation and special characters go, letters of every script stay [CO-376]', () => {
  expect(uploadName('pin-(final)!&#%.v2.PNG', plain)).toBe('pinfinalv2.png');
  expect(uploadName('徽章 图.jpg', plain)).toBe('徽章_图.jpg');
  expect(uploadName('_???', plain)).toBe('file');
});

test('a random suffix is added unless it is switched off [CO-377]', () => {
  expect(uploadName('pin.png')).toMatch(/^pin_[A-Za-z2-8]{8}\.png$/);
  expect(uploadName('pin.png')).not.toBe(uploadName('pin.png'));
  expect(uploadName('pin.png', plain)).toBe('pin.png');
});

test('the version stands before the extension [CO-378]', () => {
  expect(uploadName('a.png', {...plain, versioned: true, version: 3})).toBe('a_v3.png');
  expect(uploadName('a.png', {versioned: true, version: 3})).toMatch(/^a_\w{8}_v3\.png$/);
});

test('a version that is there is replaced [CO-379]', () => {
  expect(uploadName('a_v1.png', {...plain, versioned: true, version: 2})).toBe('a_v2.png');
});

test('the version is 1 unless another is given [CO-721]', () => {
  expect(uploadName('a.png', {...plain, versioned: true})).toBe('a_v1.png');
});
