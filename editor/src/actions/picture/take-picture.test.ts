import {ORIGIN} from '../../testing/designs';
import {TestEditor} from '../../testing/test-editor';
import {BOX_RATIO, largestBox, PREVIEW_SIZE, previewPlace, wholePixels} from '../../import/crop';
import {kindOf} from '../../import/decode/kind';
import {refusalOf} from '../../import/decode/limits';
import {contentOf} from '../../document/side';
import {readDesign, writeDesign} from '../../objects/formats';
import {preflight} from '../../preflight/check';
import {openTemplate} from '../template/open-template';
import {replaceByFile} from './replace-picture';
import {addFiles} from './add-picture';

const SIGNED = {data: {policy: 'p', accessid: 'a', signature: 's', dir: 'public/d/', url: '/files'}};
const file = (name: string): File => new File(['content'], name);

function editor(isCropped: boolean, original?: Blob): TestEditor {
  const test = new TestEditor();
  test.imported = chosen => ({
    file: chosen,
    name: chosen.name,
    width: 400,
    height: 200,
    isCropped,
    ...(original ? {original} : {}),
  });
  test.api.answer('/gyoss/oss/web/config', SIGNED);
  test.api.fileAddress = `${ORIGIN}/files/public/d/stored.png`;
  return test;
}

const content = (test: TestEditor) => contentOf(test.side);

describe('a chosen picture', () => {
  it('[ED-118] [ED-119] [ED-120] is cropped before anything is stored or placed', async () => {
    const test = editor(true);
    const done = test.give(addFiles, [file('photo.jpg')]);
    await until(() => test.editor.state.crop !== null);
    expect(test.editor.state.crop).toMatchObject({name: 'photo.jpg', width: 400, height: 200});
    expect(content(test)).toEqual([]);
    expect(test.api.seen).toEqual([]);
    test.editor.state.crop?.reply({left: 100.2, top: 20, width: 200, height: 99.6});
    await done;
    expect(test.editor.state.crop).toBeNull();
    expect(content(test)).toMatchObject([
      {
        kind: 'image',
        src: '/files/public/d/stored.png',
        cropX: 100,
        cropY: 20,
        width: 200,
        height: 100,
        left: 325,
        top: 325,
      },
    ]);
  });

  it('[ED-122] is not added when cropping is cancelled', async () => {
    const test = editor(true);
    const done = test.give(addFiles, [file('photo.jpg')]);
    await until(() => test.editor.state.crop !== null);
    test.editor.state.crop?.reply(undefined);
    await done;
    expect(content(test)).toEqual([]);
    expect(test.api.seen).toEqual([]);
    expect(test.editor.state).toMatchObject({crop: null, uploading: [], notices: []});
  });

  it('is asked about after the one before it', async () => {
    const test = editor(true);
    const done = test.give(addFiles, [file('one.jpg'), file('two.jpg')]);
    await until(() => test.editor.state.crop !== null);
    expect(test.editor.state.crop?.name).toBe('one.jpg');
    test.editor.state.crop?.reply(undefined);
    await until(() => test.editor.state.crop?.name === 'two.jpg');
    test.editor.state.crop?.reply({left: 0, top: 0, width: 10, height: 10});
    await done;
    expect(content(test)).toHaveLength(1);
  });

  it('[ED-120] that is a drawing is placed as it is, as the server stored it', async () => {
    const test = editor(false);
    test.imported = drawing => ({drawing});
    await test.give(addFiles, [file('logo.svg')]);
    expect(content(test)).toMatchObject([
      {src: '/files/public/d/stored.png', width: 400, height: 200, cropX: 0, cropY: 0},
    ]);
    expect(test.api.callsOf('/files')).toHaveLength(1);
    expect(test.editor.state.notices).toEqual([]);
    expect(preflight(test.side, undefined)).toEqual([]);
  });

  it("[ED-404] goes to the storage as customOss, and its address becomes the picture's", async () => {
    const test = await editor(false).give(addFiles, [file('logo.svg')]);
    expect(test.api.seen.map(call => call.path)).toEqual(['/gyoss/oss/web/config', '/files']);
    expect(JSON.parse(test.api.seen[0]?.body ?? '')).toMatchObject({systemName: 'customOss'});
    expect(content(test)).toMatchObject([{src: '/files/public/d/stored.png', picPath: '/files/public/d/stored.png'}]);
  });

  it('that had to be drawn from a file is stored beside that file', async () => {
    const test = await editor(false, new Blob(['%PDF-'])).give(addFiles, [file('print.pdf')]);
    expect(test.api.seen.filter(call => call.path === '/files')).toHaveLength(2);
  });

  it('that could not be taken over exactly is shown as meant, and says so until it is replaced', async () => {
    const test = editor(false);
    test.imported = drawing => ({drawing});
    test.meant = {png: new Blob(['meant'], {type: 'image/png'}), width: 2048, height: 1024};
    await test.give(addFiles, [file('logo.svg')]);
    expect(test.editor.state.notices.at(-1)?.text).toBe('upload.simplified');
    expect(content(test)).toMatchObject([{width: 2048, height: 1024}]);
    expect(test.api.callsOf('/files')).toHaveLength(2);
    const codes = () => preflight(test.side, undefined).map(({code, fix}) => ({code, fix}));
    expect(codes()).toEqual([{code: 'inexact', fix: 'replace'}]);
    const {design} = readDesign(JSON.parse(JSON.stringify(writeDesign(test.editor.state.design))), {
      origin: ORIGIN,
      newId: () => 'new',
      workspace: {width: 650, height: 650},
    });
    expect(contentOf(design.front)).toEqual(content(test));
    test.meant = undefined;
    await test.give(replaceByFile, file('better.svg'));
    expect(content(test)).toHaveLength(1);
    expect(codes()).toEqual([]);
  });

  it('of which the server left something out says what, and stays the drawing that it is', async () => {
    const test = editor(false);
    test.imported = drawing => ({drawing});
    test.meant = {png: new Blob(['broken signs'], {type: 'image/png'}), width: 2048, height: 1024};
    test.api.fileNotes = [{code: 'picture', text: 'Linked pictures were left out.'}];
    await test.give(addFiles, [file('logo.svg')]);
    expect(test.editor.state.notices).toMatchObject([
      {tone: 'warning', text: 'upload.said', values: {text: 'Linked pictures were left out.'}},
    ]);
    expect(content(test)).toMatchObject([{width: 400, height: 200}]);
    expect(preflight(test.side, undefined)).toMatchObject([{code: 'inexact'}]);
  });

  it('that the server refuses is told of in its words', async () => {
    const test = editor(false);
    test.imported = drawing => ({drawing});
    test.api.refuseFiles(422, 'This file holds too much.');
    await test.give(addFiles, [file('bomb.svg')]);
    expect(content(test)).toEqual([]);
    expect(test.editor.state.notices).toMatchObject([
      {tone: 'error', text: 'upload.said', values: {text: 'This file holds too much.'}},
    ]);
  });

  it('[ED-304] is noted in the history of members only', async () => {
    const visitor = await editor(false).give(addFiles, [file('logo.svg')]);
    expect(visitor.api.seen.some(call => call.path.includes('uploadHistory'))).toBe(false);
    const member = editor(false);
    member.editor.set({member: {id: 4, name: 'Ada', email: 'a@b.cd'}});
    member.api
      .answer('/app/design/uploadHistory/addUploadHistory', null)
      .answer('/app/design/uploadHistory/getUploadHistory', [{id: 1, picPath: '/files/public/d/stored.png'}]);
    await member.give(addFiles, [file('logo.svg')]);
    expect(JSON.parse(member.api.seen.find(call => call.path.endsWith('addUploadHistory'))?.body ?? '')).toMatchObject({
      userId: 4,
      picPath: '/files/public/d/stored.png',
    });
    expect(member.editor.state.uploadHistory).toEqual([{id: 1, picPath: '/files/public/d/stored.png'}]);
  });
});

describe('the box', () => {
  it('[ED-441] of a ratio is as large as fits, in the middle; without one it is the whole picture', () => {
    expect(BOX_RATIO).toBe(2);
    expect(largestBox({width: 400, height: 400}, BOX_RATIO)).toEqual({left: 0, top: 100, width: 400, height: 200});
    expect(largestBox({width: 1000, height: 100}, BOX_RATIO)).toEqual({left: 400, top: 0, width: 200, height: 100});
    expect(largestBox({width: 30, height: 70})).toEqual({left: 0, top: 0, width: 30, height: 70});
  });

  it('[ED-440] [ED-441] is drawn undistorted into a preview of 300 by 300', () => {
    expect(PREVIEW_SIZE).toBe(300);
    expect(previewPlace({width: 200, height: 100})).toEqual({left: 0, top: 75, width: 300, height: 150});
    expect(previewPlace({width: 50, height: 100})).toEqual({left: 75, top: 0, width: 150, height: 300});
  });

  it('lies within the picture in whole pixels and is never empty', () => {
    expect(wholePixels({left: -3, top: 99.8, width: 900, height: 0.2}, {width: 400, height: 100})).toEqual({
      left: 0,
      top: 99,
      width: 400,
      height: 1,
    });
  });
});

describe('files', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  it.each([
    ['%PDF-1.7', 'pdf'],
    ['garbage before\n%PDF-1.4', 'pdf'],
    ['8BPS\u0000\u0001', 'psd'],
    ['%!PS-Adobe-3.0', 'postscript'],
    ['<svg xmlns=""/>', 'svg'],
    ['<?xml version="1.0"?><svg/>', 'svg'],
    ['\uFEFF<svg >', 'svg'],
    ['<s:svg xmlns:s="">', 'svg'],
    ['GIF89a', 'raster'],
    ['', 'raster'],
    ['words about <svg', 'raster'],
  ] as const)('beginning with %j are %s, whatever they are called', (text, kind) => {
    expect(kindOf(bytes(text))).toBe(kind);
  });

  /** The header of a BMP of the given size. */
  function bmp(width: number, height: number): Uint8Array {
    const view = new DataView(new ArrayBuffer(54));
    view.setUint16(0, 0x424d);
    view.setUint32(14, 40, true);
    view.setInt32(18, width, true);
    view.setInt32(22, height, true);
    return new Uint8Array(view.buffer);
  }

  it('are refused by their header alone when broken or when they would fill the memory', () => {
    expect(refusalOf(bmp(8000, 8000), 'raster')).toBeUndefined();
    expect(refusalOf(bmp(30_000, 10), 'raster')).toBe('too-large');
    expect(refusalOf(bmp(15_000, 15_000), 'raster')).toBe('too-large');
    expect(refusalOf(bytes('nothing'), 'raster')).toBe('broken');
  });
});

describe('a template', () => {
  it('[ED-270] sets a flag while it loads', async () => {
    const test = new TestEditor();
    test.api.answer('/app/design/template/getTemplateById', {
      id: 6,
      templateName: 'Six',
      categoryId: 7,
      isPaintless: 0,
      templateFile: JSON.stringify({frontData: {objects: []}}),
    });
    const flags: boolean[] = [];
    test.editor.subscribe(() => flags.push(test.editor.state.loading));
    await test.give(openTemplate, 6);
    expect(flags[0]).toBe(true);
    expect(test.editor.state).toMatchObject({loading: false, template: {id: 6}});
  });
});

/** Lets pending promises go on until something holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !holds(); turn += 1) await new Promise(resolve => setImmediate(resolve));
  expect(holds()).toBe(true);
}
