import {contentOf} from '../document/side';
import {writeDesign} from '../objects/formats';
import {somePath, someSide, someText} from '../testing/designs';
import {TestEditor} from '../testing/test-editor';
import {openWanted, OpeningError} from './opening';
import {wantedOf} from './route';

const CATEGORY = {
  id: 7,
  categoryName: 'Lapel Pins',
  categoryUrl: '/design/lapel-pins/',
  productType: 0,
  isSticker: 0,
  positionConfigs: [{designPostion: 0}, {designPostion: 1, printWidthMm: 32}],
};
const file = JSON.stringify(
  writeDesign({front: someSide(someText({id: 'words'})), back: someSide(somePath({id: 'behind'}))}),
);

function server(): TestEditor {
  const test = new TestEditor();
  test.api
    .answer('/app/design/category/getByUrl', CATEGORY)
    .answer('/design/category/getById', CATEGORY)
    .answer('/app/design/template/getBySlug', {
      id: 5,
      templateName: 'Happy Star',
      categoryId: 7,
      isPaintless: 0,
      templateFile: file,
    })
    .answer('/app/design/template/getTemplateById', {
      id: 6,
      templateName: 'Six',
      categoryId: 7,
      isPaintless: 0,
      templateFile: file,
    })
    .answer('/app/design/designTemplateShare/getBySecret', {productId: 7, layersData: file})
    .answer('/inquiry/getById', {id: 3, number: 'INQ1', categoryId: 7, design: JSON.parse(file)});
  return test;
}

const opened = async (address: string, test = server()): Promise<TestEditor> => {
  const {pathname, search} = new URL(address, 'https://emblem.test');
  await openWanted(test.context, wantedOf(pathname, search));
  return test;
};

describe('addresses', () => {
  it('[ED-010] /design/{designName}/{slug} opens the template', async () => {
    const {editor} = await opened('/design/lapel-pins/happy-star');
    expect(editor.state).toMatchObject({
      product: {id: 7, name: 'Lapel Pins'},
      template: {id: 5, name: 'Happy Star'},
      position: 0,
    });
    expect(contentOf(editor.side)).toMatchObject([{id: 'words'}]);
  });

  it.each(['/design/lapel-pins?id=s3cret', '/us/design/lapel-pins?id=s3cret'])(
    '[ED-015] [ED-016] %s opens the shared design',
    async address => {
      const test = await opened(address);
      expect(contentOf(test.side)).toMatchObject([{id: 'words'}]);
      expect(test.editor.state.design.back?.objects.behind).toBeDefined();
    },
  );

  it('[ED-017] [ED-020] without template, secret or slug the canvas is empty', async () => {
    const test = await opened('/design/lapel-pins/');
    expect(contentOf(test.side)).toEqual([]);
    expect(test.editor.state).toMatchObject({template: null, product: {id: 7}});
    expect(test.api.seen.map(call => call.path)).toEqual(['/app/design/category/getByUrl']);
  });

  it('[ED-018] finds the category by its name, the template by slug, secret or tid', async () => {
    for (const address of [
      '/design/lapel-pins/happy-star',
      '/design/lapel-pins?id=s3cret',
      '/design/lapel-pins?tid=6',
    ]) {
      const {editor} = await opened(address);
      expect(editor.state.product.id).toBe(7);
      expect(contentOf(editor.side)).toMatchObject([{id: 'words'}]);
    }
    expect((await opened('/design/lapel-pins?tid=6')).editor.state.template).toMatchObject({id: 6});
  });

  it('[ED-019] tid loads that template at once, without a question', async () => {
    const test = await opened('/templateLibrary?categoryId=7&tid=6');
    expect(test.editor.state).toMatchObject({template: {id: 6}, question: null});
  });

  it('[ED-003] no category at all opens the blank generic product', async () => {
    expect((await opened('/templateLibrary')).editor.state.product).toMatchObject({
      id: 0,
      positions: [{designPostion: 0}],
    });
  });

  it("[ED-012] [ED-013] /templateLibrary is the template library's page, others are not", async () => {
    expect((await opened('/templateLibrary?categoryId=7')).editor.state).toMatchObject({
      library: true,
      product: {id: 7},
    });
    expect((await opened('/design/lapel-pins/')).editor.state.library).toBe(false);
  });

  it('[ED-400] staff open templates of any state in the library', async () => {
    const test = server();
    test.editor.set({staff: {id: 9, name: 'Ada', rights: new Set(['template.read'])}});
    test.api.answer('/design/template/getTemplateById', {
      id: 6,
      templateName: 'Draft',
      categoryId: 7,
      isPaintless: 0,
      templateFile: file,
      state: 1,
      types: '3,4',
    });
    await opened('/templateLibrary?tid=6', test);
    expect(test.editor.state.template).toEqual({id: 6, name: 'Draft', state: 1, types: '3,4'});
    expect(test.api.callsOf('/design/template/getTemplateById')).toMatchObject([{query: 'id=6', caller: 'staff'}]);
  });

  it("?saved= opens a saved design on its product: for members their own, for staff anybody's", async () => {
    for (const [rights, caller] of [
      [[], 'member'],
      [['user-template.read'], 'staff'],
    ] as const) {
      const test = server();
      test.editor.set({staff: {id: 9, name: 'Ada', rights: new Set(rights)}});
      test.api.answer('/app/designUser/getUserTemplateById', {
        id: 12,
        templateName: 'Mine',
        categoryId: 7,
        templateFile: file,
      });
      await opened('/design/lapel-pins?saved=12', test);
      expect(test.editor.state).toMatchObject({product: {id: 7}, template: null});
      expect(contentOf(test.side)).toMatchObject([{id: 'words'}]);
      expect(test.api.callsOf('/app/designUser/getUserTemplateById')).toMatchObject([{query: 'id=12', caller}]);
    }
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
    [
      '/design/lapel-pins?id=bad',
      '/app/design/designTemplateShare/getBySecret',
      {productId: 7, layersData: '{"objects": '},
      'open.broken',
    ],
    ['/design/?saved=9', '/app/designUser/getUserTemplateById', undefined, 'open.savedMissing'],
    ['/design/lapel-pins?inquiry=3', '/inquiry/getById', {id: 3, number: 'INQ1', design: null}, 'open.inquiryEmpty'],
  ])('%s says why', async (address, path, answer, reason) => {
    const test = server();
    if (answer === undefined) test.api.forget(path);
    else test.api.answer(path, answer);
    await expect(opened(address, test)).rejects.toMatchObject({name: OpeningError.name, reason});
  });
});
