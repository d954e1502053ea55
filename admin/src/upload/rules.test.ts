import {check, checkDragged, MEGABYTE, rulesOf} from './rules';

const file = (name: string, megabytes = 1) => ({name, size: megabytes * MEGABYTE});

test('extensions are compared without regard to case [CO-380]', () => {
  expect(check([file('A.PNG')], {accept: ['png']}).passed).toHaveLength(1);
});

test('a file of another type is dropped with a warning, the others stay [CO-381] [CO-382] [DA-373]', () => {
  const {passed, objections} = check([file('a.exe'), file('b.png')], {accept: ['png', 'jpg']});
  expect(passed).toEqual([file('b.png')]);
  expect(objections).toEqual([{level: 'warning', key: 'upload.formats', values: {formats: 'png, jpg'}}]);
});

test(`a larger file is refused: with a warning by one widget, with an error by the other
  [CO-383] [CO-699] [DA-375]`, () => {
  const large = [file('a.png', 6)];
  expect(check(large, {megabytes: 5})).toEqual({
    passed: [],
    objections: [{level: 'warning', key: 'upload.tooLarge', values: {limit: 5}}],
  });
  expect(check(large, {megabytes: 5, sizeLevel: 'error'}).objections).toEqual([
    {level: 'error', key: 'upload.tooLarge', values: {limit: 5}},
  ]);
});

test('1024 MB a file unless told [CO-386] [DA-374]', () => {
  expect(check([file('a.mp4', 1024)], {}).passed).toHaveLength(1);
  expect(check([file('a.mp4', 1025)], {}).objections[0]?.values).toEqual({limit: 1024});
});

test('100 files unless told [CO-384]', () => {
  const many = (length: number) => Array.from({length}, (_, index) => file(`${index}.png`));
  expect(check(many(100), {}).passed).toHaveLength(100);
  expect(check(many(101), {})).toEqual({
    passed: [],
    objections: [{level: 'warning', key: 'upload.maxLength', values: {limit: 100}}],
  });
  expect(check(many(4), {count: 3}).objections[0]?.values).toEqual({limit: 3});
});

test('several files dragged where one is allowed are refused as a whole [CO-388] [DA-376]', () => {
  expect(checkDragged([file('a.png'), file('b.png')], {count: 1})).toEqual({
    passed: [],
    objections: [{level: 'warning', key: 'upload.onlyOne', values: {}}],
  });
  expect(checkDragged([file('a.png')], {count: 1}).passed).toHaveLength(1);
});

test('what a property says of its files, one unless it says how many', () => {
  expect(rulesOf({types: ['pdf', 'videos'], megabytes: 5})).toEqual({
    accept: ['pdf', 'avi', 'mp4', 'rmvb'],
    megabytes: 5,
    count: 1,
  });
  expect(rulesOf({count: 3})).toEqual({count: 3});
});
