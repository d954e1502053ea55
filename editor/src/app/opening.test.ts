import {contentOf} from '../document/side';
import {writeDesign} from '../objects/formats';
import {somePath, someSide, someText} from '../testing/designs';
import {TestEditor} from '../testing/test-editor';
import {open, OpeningError} from './opening';
import {wantedOf} from './route';

const CATEGORY = {id: 7, categoryName: 'Lapel Pins', categoryUrl: '/design/lapel-pins/', productType: 0, isSticker: 0, positionConfigs: [{designPostion: 0}, {designPostion: 1, printWidthMm: 32}]};
const file = JSON.stringify(writeDesign({front: someSide(someText({id: 'words'})), back: someSide(somePath({id: 'behind'}))}));

function server(): TestEditor {
  const test = new TestEditor();
  test.api
    .answer('/app/design/category/getByUrl', CATEGORY)
    .answer('/design/category/getById', CATEGORY)
    .answer('/app/design/template/getBySlug', {id: 5, templateName: 'Happy Star', categoryId: 7, isPaintless: 0, templateFile: file})
    .answer('/app/design/template/getTemplateById', {id: 6, templateName: 'Six', categoryId: 7, isPaintless: 0, templateFile: file})
    .answer('/app/design/designTemplateShare/getBySecret', {productId: 7, layersData: file})
    .answer('/inquiry/getById', {id: 3, number: 'INQ1', categoryId: 7, design: JSON.parse(file)});
  return test;
}

const opened = async (address: string, test = server()): Promise<TestEditor> => {
  const {pathname, search} = new URL(address, 'https://emblem.test');
  await open(test.context, wantedOf(pathname, search));
  return test;
};

describe('addresses', () => {
  it('[ED-010] /design/{designName}/{slug} opens the template', async () => {
    const {editor} = await opened('/design/lapel-pins/happy-star');
    expect(editor.state).toMatchObject({product: {id: 7, name: 'Lapel Pins'}, template: {id: 5, name: 'Happy Star'}, position: 0});
    expect(contentOf(editor.side)).toMatchObject([{id: 'words'}]);
  });

  it.each(['/design/lapel-pins?id=s3cret', '/us/design/lapel-pins?id=s3cret'])('[ED-015] [ED-016] %s opens the shared design', async address => {
    const test = await opened(address);
    expect(contentOf(test.side)).toMatchObject([{id: 'words'}]);
    expect(test.editor.state.design.back?.objects.behind).toBeDefined();
  });

  it('[ED-020] without template, secret or slug the canvas is empty', async () => {
    const test = await opened('/design/lapel-pins/');
    expect(contentOf(test.side)).toEqual([]);
    expect(test.editor.state).toMatchObject({template: null, product: {id: 7}});
    expect(test.api.seen.map(call => call.path)).toEqual(['/app/design/category/getByUrl']);
  });

  it('[ED-019] tid loads that template at once, without a question', async () => {
    const test = await opened('/templateLibrary?categoryId=7&tid=6');
    expect(test.editor.state).toMatchObject({template: {id: 6}, question: null});
  });

  it('[ED-003] no category at all opens the blank generic product', async () => {
    expect((await opened('/templateLibrary')).editor.state.product).toMatchObject({id: 0, positions: [{designPostion: 0}]});
  });

  it('?inquiry= shows staff the design of an inquiry', async () => {
    const test = await opened('/design/lapel-pins?inquiry=3');
    expect(contentOf(test.side)).toMatchObject([{id: 'words'}]);
    expect(test.editor.state.notices).toMatchObject([{text: 'open.inquiry', values: {number: 'INQ1'}}]);
  });
});

describe('what cannot be opened', () => {
  it.each([
    ['/design/nothing/', '/app/design/category/getByUrl', undefined, 'open.productMissing'],
    ['/design/lapel-pins/gone', '/app/design/template/getBySlug', undefined, 'open.templateMissing'],
    ['/design/lapel-pins?id=old', '/app/design/designTemplateShare/getBySecret', undefined, 'open.sharedMissing'],
    ['/design/lapel-pins?id=bad', '/app/design/designTemplateShare/getBySecret', {productId: 7, layersData: '{"objects": '}, 'open.broken'],
    ['/design/lapel-pins?inquiry=3', '/inquiry/getById', {id: 3, number: 'INQ1', design: null}, 'open.inquiryEmpty'],
  ])('%s says why', async (address, path, answer, reason) => {
    const test = server();
    if (answer === undefined) test.api.forget(path);
    else test.api.answer(path, answer);
    await expect(opened(address, test)).rejects.toMatchObject({name: OpeningError.name, reason});
  });
});
