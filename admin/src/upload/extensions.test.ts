import {DOCUMENTS, extensionOf, IMAGES, PREVIEWS, VIDEOS} from './extensions';

test('the recognised images [CO-391] [DA-377]', () => {
  expect([...IMAGES].sort()).toEqual(['bmp', 'gif', 'jfif', 'jpeg', 'jpg', 'png', 'psd', 'svg', 'tiff', 'webp']);
});

test('the recognised videos [CO-392] [DA-378]', () => {
  expect([...VIDEOS].sort()).toEqual(['avi', 'mp4', 'rmvb']);
});

test('the images with a preview', () => {
  expect([...PREVIEWS].sort()).toEqual(['gif', 'jfif', 'jpeg', 'jpg', 'png', 'webp']);
});

test('the recognised documents [CO-394] [DA-570]', () => {
  expect([...DOCUMENTS].sort()).toEqual([
    'ai',
    'bmp',
    'csv',
    'doc',
    'docx',
    'eps',
    'pdf',
    'ppt',
    'psd',
    'svg',
    'tif',
    'txt',
    'xls',
    'xlsx',
  ]);
});

test('an extension is read from names and addresses alike', () => {
  expect(['a.PNG', '/files/x.y/a.tar.gz?size=64#top', 'none', '/a.b/none'].map(extensionOf)).toEqual([
    'png',
    'gz',
    '',
    '',
  ]);
});
