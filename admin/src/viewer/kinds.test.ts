import {kindOf, nameOf} from './kinds';

test('images, videos and PDF are shown, the rest is offered for download', () => {
  expect(['a.JPG', 'a.svg', 'a.mp4', 'a.pdf?x=1', 'a.avi', 'a.xlsx', 'a.psd', 'a'].map(kindOf)).toEqual([
    'image',
    'image',
    'video',
    'pdf',
    'other',
    'other',
    'other',
    'other',
  ]);
});

test('a file is named by the end of its address', () => {
  expect(nameOf('/files/public/%E5%BE%BD.png?size=64')).toBe('徽.png');
  expect(nameOf('/files/100%.png')).toBe('100%.png');
});
