import type {PropertySchema, UploadType} from './vocabulary';
import {loadModel} from './node';
import {filesIn, ownKeyOf, takesType, uploadExtensions, uploadHint, withUploadRules} from './uploads';
import {validateRecord} from './validation/validate';

const model = loadModel();

/** What a property says of an address; undefined where it is taken. */
function said(entity: string, property: string, address: unknown): unknown {
  return validateRecord(model.entity(entity), 'update', {[property]: address}, 'en')[property];
}

const sorted = (type: UploadType) => [...uploadExtensions([type])].sort();

test('the recognised images [CO-391] [DA-377]', () => {
  expect(sorted('images')).toEqual(['bmp', 'gif', 'jfif', 'jpeg', 'jpg', 'png', 'psd', 'svg', 'tiff', 'webp']);
});

test('the recognised videos [CO-392] [DA-378]', () => {
  expect(sorted('videos')).toEqual(['avi', 'mp4', 'rmvb']);
});

test('the recognised documents [CO-394] [DA-570]', () => {
  expect(sorted('documents').join(' ')).toBe('ai bmp csv doc docx eps pdf ppt psd svg tif txt xls xlsx');
});

test('a property takes an address by its extension, in any case, whatever follows it', () => {
  const at = (end: string) => said('tax-exemption', 'certificate', `/files/public/a/b.${end}`);
  expect(['pdf', 'PDF', 'JpEg', 'png?size=64', 'jpg#top'].map(at)).toEqual(Array(5).fill(undefined));
  expect(['exe', 'pdf.exe', 'xpdf', 'gif?a=.pdf', ''].map(at)).toEqual(Array(5).fill('Only PDF, JPEG, PNG'));
});

test('a list takes so many, each by its extension, and names the one that does not fit', () => {
  const files = (...names: readonly string[]) =>
    said(
      'drawing',
      'files',
      names.map(name => `/files/public/${name}`),
    );
  expect(files('a.ai', 'b.png')).toBeUndefined();
  expect(files('a.ai', 'b.mp4')).toMatch(/2.*Only pictures, documents/);
  expect(files(...Array.from({length: 21}, (_, at) => `${at}.png`))).toBe('At most 20 entries');
});

test('an address elsewhere may end as it likes only where the property says so', () => {
  expect(said('light-plate', 'plateImg', 'https://example.com/picture')).toBeUndefined();
  expect(said('freebie', 'picture', 'https://example.com/picture')).toBe('Only JPEG, GIF, PNG, WEBP, SVG');
});

test('a pattern or a message of its own stays', () => {
  const own = {type: 'string', pattern: '^/a', 'x-upload': {types: ['pdf']}};
  expect(withUploadRules(own)).toEqual(own);
  const message = {zh: '只能上传图片', en: 'Only pictures can be uploaded'};
  const worded = {type: 'string', 'x-upload': {types: ['images']}, 'x-messages': {pattern: message}};
  expect(withUploadRules(worded)).toMatchObject({'x-messages': {pattern: message}});
});

test('what is taken is said in both languages, each once', () => {
  expect(uploadHint({types: ['pdf', 'jpg', 'jpeg', 'png'], megabytes: 10})).toEqual({
    zh: 'PDF, JPEG, PNG, 10MB',
    en: 'PDF, JPEG, PNG, 10MB',
  });
  expect(uploadHint({types: ['images', 'pdf']})).toEqual({zh: '图片, PDF', en: 'pictures, PDF'});
  expect(uploadHint({})).toBeUndefined();
});

test('files are found in lists and parts', () => {
  const file: PropertySchema = {type: 'string', 'x-upload': {types: ['pdf']}};
  const table: PropertySchema = {type: 'array', items: {type: 'object', properties: {url: file}}};
  expect(filesIn(table, [{url: '/a.pdf'}, {url: null}]).map(({address}) => address)).toEqual(['/a.pdf']);
  expect(filesIn({...file, type: 'array'}, ['/a.pdf', 3])).toHaveLength(1);
  expect([ownKeyOf('/files/public/%E5%9B%BE.png?size=64'), ownKeyOf('/files/%'), ownKeyOf('/a')]).toEqual([
    'public/图.png',
    undefined,
    undefined,
  ]);
  expect([takesType({types: ['pdf']}, 'a.PDF'), takesType({types: ['pdf']}, 'a'), takesType({}, 'a')]).toEqual([
    true,
    false,
    true,
  ]);
});
