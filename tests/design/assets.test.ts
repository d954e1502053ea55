/** The documented calls of tags, templates, cliparts and limitations that staff keep their libraries with. */
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {uniqueName} from '../harness/world';
import {addCategory, openSceneOn, publication, publish, type Scene} from './scene';

let scene: Scene;

beforeAll(async () => {
  scene = await openSceneOn(await sharedServer());
}, 240_000);
afterAll(() => scene?.server.stop());

const post = (path: string, values: Json = {}) => scene.admin.data(path, values);
const get = (path: string, query: Json = {}) => scene.admin.data(path, query, 'GET');
const idsAt = async (path: string, values: Json = {}) => asObjects(await post(path, values)).map(idOf);

describe('tags', () => {
  it(`[DA-435] [DA-430] [DA-438] [DA-436] [DA-431]
    a tag type is made without an id, changed with it, listed by language and deleted`, async () => {
    const labelTypeName = uniqueName('Style');
    const made = asObject(await post('/design/labelsType/edit', {labelTypeName, language: 'de'}));
    expect(made).toMatchObject({labelTypeName, language: 'de'});
    const renamed = uniqueName('Style');
    expect(await post('/design/labelsType/edit', {id: made.id, labelTypeName: renamed, language: 'de'})).toMatchObject({
      id: made.id,
      labelTypeName: renamed,
    });
    expect(asObjects(await get('/design/labelsType/getLabelsType', {language: 'de'})).map(idOf)).toEqual([made.id]);
    expect(asObjects(await get('/design/labelsType/getLabelsType', {language: 'en-us'})).map(idOf)).not.toContain(
      made.id,
    );
    expect(await get('/design/labelsType/delById', {id: made.id})).toBeNull();
    expect(await get('/design/labelsType/getLabelsType', {language: 'de'})).toEqual([]);
  });

  it(`[DA-439] [DA-432] [DA-440] [DA-433] [DA-434] [DA-243]
    a tag is saved with its type, name and state, sorted and deleted`, async () => {
    const labelTypeId = idOf(
      await post('/design/labelsType/edit', {labelTypeName: uniqueName('Mood'), language: 'en-us'}),
    );
    const save = async (values: Json) =>
      asObject(await post('/design/labels/edit', {labelTypeId, language: 'en-us', ...values}));
    const [one, two] = [await save({labelName: 'calm', state: 0}), await save({labelName: 'bold', state: 1})];
    expect([one.state, two.state]).toEqual([0, 1]);
    expect(await scene.admin.call('/design/labels/edit', {labelTypeId, labelName: 'third', state: 2})).toMatchObject({
      code: '422',
    });
    expect(await save({id: one.id, labelName: 'quiet', state: 1})).toMatchObject({
      id: one.id,
      labelName: 'quiet',
      state: 1,
    });
    expect(await post('/design/labels/sort', {list: [two.id, one.id]})).toBeNull();
    const sorted = async () =>
      (await scene.admin.list('tag', {filter: {labelTypeId}, sort: ['sortNum', 'ASC']})).map(idOf);
    expect(await sorted()).toEqual([two.id, one.id]);
    expect(await get('/design/labels/delById', {id: two.id})).toBeNull();
    expect(await sorted()).toEqual([one.id]);
  });
});

describe('templates', () => {
  const addType = async (values: Json = {}) =>
    idOf(await post('/design/template/addTemplateType', {templateTypeName: uniqueName('Seasons'), ...values}));

  it(`[DA-418] [DA-444] [DA-455] [DA-419] [DA-442]
    template types are added and listed: flat, as a tree, of one parent, on display`, async () => {
    const top = await addType();
    const [shown, hidden] = [await addType({parentId: top}), await addType({parentId: top, state: 0})];
    const flat = asObjects(await get('/design/template/getAllTemplateTypeList', {language: 'en-us'})).map(idOf);
    expect(flat).toEqual(expect.arrayContaining([top, shown, hidden]));
    const below = asObjects(
      await get('/design/template/getTemplateTypeListWithLevelOne', {id: top, templateTypeName: '', language: 'en-us'}),
    ).map(idOf);
    expect(below).toEqual([shown, hidden]);
    const named = uniqueName('Spring');
    const inTree = await addType({parentId: top, templateTypeName: named, state: 0});
    const withFirstLevel = asObjects(
      await get('/design/template/getTemplateTypeListWithLevelOne', {language: 'en-us'}),
    );
    expect(asObjects(withFirstLevel.find(({id}) => id === top)?.children).map(idOf)).toEqual([shown, hidden, inTree]);
    expect(
      asObjects(
        await get('/design/template/getTemplateTypeListWithLevelOne', {
          id: top,
          templateTypeName: named,
          language: 'en-us',
        }),
      ).map(idOf),
    ).toEqual([inTree]);
    const display = asObjects(await get('/design/template/getTemplateTypeOnDisplay', {language: 'en-us'})).find(
      ({id}) => id === top,
    );
    expect(asObjects(display?.children).map(idOf)).toEqual([shown]);
    const gallery = JSON.stringify(
      await scene.visitor.data('/app/design/template/getTemplateTypeListFromApp', {language: 'en-us'}, 'GET'),
    );
    expect([gallery.includes(`"id":${shown}`), gallery.includes(`"id":${hidden}`)]).toEqual([true, false]);
  });

  it(`[DA-454] [DA-448] [DA-452] [DA-451]
    a template is saved, found by type, tag, category and state, sorted and deleted`, async () => {
    const type = await addType();
    const labelTypeId = idOf(
      await post('/design/labelsType/edit', {labelTypeName: uniqueName('Kind'), language: 'en-us'}),
    );
    const label = idOf(await post('/design/labels/edit', {labelTypeId, labelName: uniqueName('round')}));
    const {id: categoryId} = await addCategory(scene.admin);
    const [one, two] = [
      await publish(scene.admin, {categoryId, types: `,${type},`, labels: `,${label},`}),
      await publish(scene.admin, {categoryId, types: `,${type},`}),
    ];
    const list = async (query: Json) =>
      asObjects(
        asObject(await get('/design/template/getTemplateList', {page: 1, pageSize: 20, language: 'en-us', ...query}))
          .records,
      ).map(idOf);
    expect(await list({templateTypeId: type})).toEqual([one.id, two.id]);
    expect(await list({labelId: label})).toEqual([one.id]);
    expect(await list({categoryId, state: 3})).toEqual([one.id, two.id]);
    expect(await list({categoryId, state: 4})).toEqual([]);
    expect(await post('/design/template/changeTemplateSort', {list: [two.id, one.id]})).toBeNull();
    expect(await list({categoryId})).toEqual([two.id, one.id]);
    const name = uniqueName('Renamed');
    expect(
      await post('/design/template/saveTemplate', {...publication({id: one.id}), templateName: name}),
    ).toMatchObject({id: one.id, templateName: name});
    expect(await get('/design/template/delTemplateById', {id: two.id})).toBeNull();
    expect(await list({categoryId})).toEqual([one.id]);
  });
});

describe('cliparts', () => {
  const addType = async (values: Json = {}) =>
    asObject(
      await post('/design/clipartType/edit', {clipartTypeName: uniqueName('Trees'), language: 'en-us', ...values}),
    );

  it(`[DA-460] [DA-457] [DA-459] [DA-464] [DA-462] [DA-461]
    clipart types are saved, listed flat, as a tree and of the first level, sorted and deleted`, async () => {
    const top = await addType();
    const [one, two] = [await addType({parentId: top.id}), await addType({parentId: top.id})];
    const name = uniqueName('Flowers');
    expect(await addType({id: one.id, clipartTypeName: name})).toMatchObject({id: one.id, clipartTypeName: name});
    expect(
      asObjects(await get('/design/clipartType/typeList', {clipartTypeName: name, language: 'en-us'})).map(idOf),
    ).toEqual([one.id]);
    const first = asObjects(await get('/design/clipartType/getAllParent', {language: 'en-us'})).map(idOf);
    expect([first.includes(idOf(top)), first.includes(idOf(one))]).toEqual([true, false]);
    const below = async () =>
      asObjects(
        asObjects(await get('/design/clipart/getClipartType', {language: 'en-us'})).find(({id}) => id === top.id)
          ?.clipartTypeList,
      ).map(idOf);
    expect(await below()).toEqual([one.id, two.id]);
    expect(await post('/design/clipartType/sort', {list: [two.id, one.id]})).toBeNull();
    expect(await below()).toEqual([two.id, one.id]);
    expect(await scene.admin.call('/design/clipartType/delById', {id: top.id}, 'GET')).toMatchObject({code: '409'});
    expect(await get('/design/clipartType/delById', {id: two.id})).toBeNull();
    expect(await below()).toEqual([one.id]);
  });

  it(`[DA-474] [DA-463] [DA-465] [DA-470] [DA-468] [DA-469] [DA-467]
    cliparts are added together, all or none, then changed, switched, sorted and deleted`, async () => {
    const {id: type} = await addType();
    const [oak, elm] = [uniqueName('Oak'), uniqueName('Elm')];
    const batch = [
      {elementName: oak, clipartImage: '/files/oak.svg', types: [type]},
      {elementName: elm, clipartImage: '/files/elm.svg', types: [type]},
    ];
    expect(
      (
        await scene.admin.call('/design/clipart/batchAddClipart', {
          list: [...batch, {elementName: '', clipartImage: '/files/x.svg'}],
        })
      ).code,
    ).toBe('422');
    const list = async (query: Json = {}) =>
      asObjects(
        asObject(
          await post('/design/clipart/list', {page: 1, pageSize: 20, clipartTypeId: type, language: 'en-us', ...query}),
        ).records,
      );
    expect(await list()).toEqual([]);
    const [one = 0, two = 0] = await idsAt('/design/clipart/batchAddClipart', {list: batch});
    expect((await list()).map(idOf)).toEqual([one, two]);
    expect((await list({elementName: elm})).map(idOf)).toEqual([two]);
    const renamed = uniqueName('Ash');
    expect(await post('/design/clipart/edit', {id: one, elementName: renamed})).toMatchObject({
      id: one,
      elementName: renamed,
    });
    expect(await get('/design/clipart/getById', {id: one})).toMatchObject({
      id: one,
      elementName: renamed,
      clipartImage: '/files/oak.svg',
      state: 1,
    });
    expect(await post('/design/clipart/updateEnable', {id: one, state: 0})).toMatchObject({id: one, state: 0});
    expect((await list({state: 0})).map(idOf)).toEqual([one]);
    expect(await post('/design/clipart/sort', {list: [two, one]})).toBeNull();
    expect((await list()).map(idOf)).toEqual([two, one]);
    expect(await get('/design/clipart/delById', {id: two})).toBeNull();
    expect((await list()).map(idOf)).toEqual([one]);
  });

  it('[DA-466] the languages for cliparts are those of no platform in particular', async () => {
    const languages = asObjects(await scene.visitor.data('/language/getLanguageByProId', {proId: 0}, 'GET'));
    expect(languages.length).toBeGreaterThan(1);
  });
});

describe('platforms', () => {
  it(`[DA-423] [DA-545] [DA-009]
    all platforms come in one page of 9999, grouped by their type: 0, 1 and 2`, async () => {
    const made = [];
    for (const proType of [0, 1, 2])
      made.push(
        await scene.admin.create('project', {proName: uniqueName('Kind'), proType, projectIsDefault: 0, state: 1}),
      );
    const groups = asObject(await post('/systemProject/list', {page: 1, pageSize: 9999}));
    expect(Object.keys(groups)).toEqual(['0', '1', '2']);
    for (const [proType, project] of made.entries())
      expect(asObjects(groups[String(proType)]).map(idOf)).toContain(project.id);
    expect(
      await scene.admin.rest('POST', 'project', {
        proName: uniqueName('Other'),
        proType: 3,
        projectIsDefault: 0,
        state: 1,
      }),
    ).toMatchObject({status: 422});
  });

  it(`[DA-237] [DA-238] [DA-557]
    a limitation is on or off and nothing else, and limits categories where it lists some`, async () => {
    const project = await scene.admin.create('project', {
      proName: uniqueName('Shop'),
      proType: 0,
      url: 'https://shop.example',
      projectIsDefault: 0,
      state: 1,
    });
    const values = {
      proId: project.id,
      proType: 0,
      domainUrl: project.url,
      templatePublishLimitation: 0,
      platformLimitationList: [],
    };
    expect(
      (await scene.admin.call('/design/platformLimitation/editPlatformLimitation', {...values, state: 2})).code,
    ).toBe('422');
    const saved = asObject(await post('/design/platformLimitation/editPlatformLimitation', {...values, state: 0}));
    expect(await scene.admin.get('platform-limitation', idOf(saved))).toMatchObject({categoryLimitation: 0});
    const {id: categoryId} = await addCategory(scene.admin);
    await post('/design/platformLimitation/editPlatformLimitation', {
      ...values,
      id: saved.id,
      platformLimitationList: [{categoryId}],
    });
    expect(await scene.admin.get('platform-limitation', idOf(saved))).toMatchObject({categoryLimitation: 1});
    expect(saved).toMatchObject({
      proId: project.id,
      proType: 0,
      state: 0,
      templatePublishLimitation: 0,
      platformLimitationList: [],
    });
    expect(
      await post('/design/platformLimitation/editPlatformLimitation', {...values, id: saved.id, state: 1}),
    ).toMatchObject({id: saved.id, state: 1});
  });

  it('[DA-483] [DA-484] [DA-249] currencies have code, rate and isUsed, and only those in use are told', async () => {
    const {id} = await scene.admin.first('currency', {code: 'CAD'});
    await scene.admin.action('currency', 'toggle', {ids: [id], on: false});
    const currencies = asObjects(await scene.visitor.data('/quote/currency/getCurrency'));
    expect(currencies.length).toBeGreaterThan(1);
    for (const currency of currencies)
      expect(currency).toMatchObject({code: expect.any(String), rate: expect.any(String), isUsed: 1});
    expect(currencies.map(({code}) => code)).not.toContain('CAD');
    await scene.admin.action('currency', 'toggle', {ids: [id], on: true});
  });
});
