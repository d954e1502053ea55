/** Templates from the first draft to the visitor's gallery. */
import {asList, asObject, asObjects, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';
import {addCategory, DESIGN, errorsOf, openSceneOn, publication, publish, textAt, type Scene} from './scene';

let scene: Scene;

beforeAll(async () => {
  scene = await openSceneOn(await sharedServer());
}, 240_000);
afterAll(() => scene?.server.stop());

async function gallery(query: Json): Promise<readonly Json[]> {
  const page = asObject(
    await scene.visitor.data(
      '/app/design/template/getTemplateListFormApp',
      {page: 1, pageSize: 60, language: 'en-us', ...query},
      'GET',
    ),
  );
  return asObjects(page.records);
}

async function addType(values: Json = {}): Promise<number> {
  return idOf(
    await scene.admin.data('/design/template/addTemplateType', {
      templateTypeName: uniqueName('Animals'),
      language: 'en-us',
      ...values,
    }),
  );
}

describe('saving', () => {
  it('[ED-398] caches a draft that visitors do not see, and updates it', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const draft = asObject(
      await scene.admin.data('/design/template/stagingTemplate', {
        categoryId,
        types: '',
        templateFile: DESIGN,
        specification: '',
        templateImg: '/files/t.png',
      }),
    );
    expect(await scene.admin.get('template', idOf(draft))).toMatchObject({state: 1, templateImg: '/files/t.png'});
    expect(await gallery({categoryId})).toEqual([]);
    const again = asObject(
      await scene.admin.data('/design/template/stagingTemplate', {
        id: draft.id,
        templateFile: DESIGN,
        templateImg: '/files/u.png',
      }),
    );
    expect(again.id).toBe(draft.id);
    expect(await scene.admin.get('template', idOf(draft))).toMatchObject({templateImg: '/files/u.png'});
  });

  it('leaves a published template alone when it is cached, and makes a draft beside it', async () => {
    const template = await publish(scene.admin);
    const draft = asObject(
      await scene.admin.data('/design/template/stagingTemplate', {id: template.id, templateFile: DESIGN}),
    );
    expect(draft.id).not.toBe(template.id);
    expect(await scene.admin.get('template', template.id)).toMatchObject({state: 3});
  });

  it('refuses to cache an empty canvas', async () => {
    expect(
      errorsOf(await scene.admin.speaking('zh').call('/design/template/stagingTemplate', {templateFile: '{}'})),
    ).toEqual({templateFile: '画布是空的~~~'});
  });

  it('[ED-275] [ED-276] [ED-219] publishes with SEO ranking on, only saves with it off', async () => {
    expect(await publish(scene.admin, {seoState: 1})).toMatchObject({state: 3});
    expect(await publish(scene.admin, {seoState: 0, seoTitle: '', seoDescription: ''})).toMatchObject({state: 2});
  });

  it('needs name, number, URL and the SEO texts', async () => {
    const refused = await scene.admin.call('/design/template/saveTemplate', {templateFile: DESIGN, seoState: 1});
    expect(errorsOf(refused)).toEqual({
      templateName: 'Enter the template name',
      templateCode: expect.any(String),
      templateUrl: expect.any(String),
      seoTitle: 'Enter SEO title',
      seoDescription: 'Enter SEO Descriptions',
    });
  });

  it('[ED-329] needs no SEO texts with SEO off', async () => {
    expect(await publish(scene.admin, {seoState: 0, seoTitle: null, seoDescription: null})).toMatchObject({
      seoTitle: null,
    });
  });

  it('[ED-332] [ED-333] [ED-334] needs platform types, domains and languages with the display limit on', async () => {
    const refused = await scene.admin
      .speaking('zh')
      .call('/design/template/saveTemplate', publication({displayControl: 1}));
    expect(errorsOf(refused)).toEqual({
      platforms: '请选择平台类型限制',
      domains: '请选择网站域名限制',
      languages: '请选择展示语言限制',
    });
  });

  it('[ED-335] needs none of them with it off', async () => {
    expect(await publish(scene.admin, {displayControl: 0})).toMatchObject({displayControl: 0, state: 3});
  });

  it(`[ED-213] [ED-214] [ED-193] [ED-220] [DA-449]
    reads back types and labels as ids between commas and the design as text`, async () => {
    const type = await addType();
    const tagType = idOf(
      await scene.admin.data('/design/labelsType/edit', {labelTypeName: uniqueName('Mood'), language: 'en-us'}),
    );
    const labels = [];
    for (const name of ['happy', 'calm'])
      labels.push(
        idOf(await scene.admin.data('/design/labels/edit', {labelTypeId: tagType, labelName: uniqueName(name)})),
      );
    const {id} = await publish(scene.admin, {types: String(type), labels: labels.join(',')});
    const detail = asObject(await scene.admin.data('/design/template/getTemplateById', {id}, 'GET'));
    expect(detail).toMatchObject({types: String(type), labels: labels.join(',')});
    expect(JSON.parse(textAt(detail, 'templateFile'))).toEqual(JSON.parse(DESIGN));
  });

  it('[ED-338] takes the category’s id as types for no types', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    expect(await publish(scene.admin, {categoryId, types: String(categoryId)})).toMatchObject({categoryId, types: ''});
  });

  it('keeps a chosen type that has the id of the category', async () => {
    let [type, category] = [await addType(), idOf(await addCategory(scene.admin))];
    while (type !== category) {
      if (type < category) type = await addType();
      else category = idOf(await addCategory(scene.admin));
    }
    expect(await publish(scene.admin, {categoryId: category, types: String(type), typesChosen: 1})).toMatchObject({
      categoryId: category,
      types: String(type),
    });
    expect(await publish(scene.admin, {categoryId: category, types: String(type), typesChosen: 0})).toMatchObject({
      categoryId: category,
      types: '',
    });
  });

  it('[ED-184] [ED-185] makes a new template without an id and changes the one with it', async () => {
    const template = await publish(scene.admin);
    const changed = asObject(
      await scene.admin.data('/design/template/saveTemplate', {id: template.id, seoTitle: 'Another', seoState: 1}),
    );
    expect(changed).toMatchObject({id: template.id, seoTitle: 'Another', templateName: template.templateName});
    const other = asObject(await scene.admin.data('/design/template/saveTemplate', publication()));
    expect(other.id).not.toBe(template.id);
  });

  it('[ED-277] [DA-450] stops a template and publishes it again, each a right of its own', async () => {
    const {id} = await publish(scene.admin);
    const writer = await makePerson(scene.admin, {
      rights: {'template.read': 'all', 'template.update': 'all', 'template.publish': 'all'},
    });
    expect((await writer.client.call('/design/template/changeTemplateActive', {id, state: 4})).code).toBe('403');
    expect(await scene.admin.data('/design/template/changeTemplateActive', {id, state: 4})).toEqual({id, state: 4});
    expect((await scene.visitor.call('/app/design/template/getTemplateById', {id}, 'GET')).code).toBe('404');
    expect(await writer.client.data('/design/template/changeTemplateActive', {id, state: 3})).toEqual({id, state: 3});
  });

  it('[DA-453] logs what happened to a template, newest first', async () => {
    const {id} = await publish(scene.admin);
    await scene.admin.data('/design/template/changeTemplateActive', {id, state: 4});
    const log = asObjects(await scene.admin.data('/design/template/getTemplateLogListById', {id}, 'GET'));
    expect(log.map(entry => entry.operation)).toEqual(['stop', 'publish', 'create']);
    expect(log[0]).toMatchObject({userName: 'Ada Moreau', changes: {state: [3, 4]}});
  });

  it('[DA-456] gives several templates other types and tags', async () => {
    const type = await addType();
    const ids = [(await publish(scene.admin)).id, (await publish(scene.admin)).id];
    await scene.admin.data('/design/template/bulkEditTypeAndLabel', {idList: ids, types: String(type)});
    for (const id of ids) expect(await scene.admin.get('template', id)).toMatchObject({types: [type]});
  });
});

describe('template types', () => {
  it('[DA-443] [ED-199] [DA-445] [DA-447] are a tree that can be changed and not deleted from above', async () => {
    const top = await addType({displayControl: 2, displayDrawing: '/files/d.png', icon: 'pets'});
    const below = await addType({parentId: top});
    const tree = asObjects(await scene.admin.data('/design/template/getTemplateTypeList', {}, 'GET'));
    expect(tree.find(type => type.id === top)).toMatchObject({
      displayControl: 2,
      displayDrawing: '/files/d.png',
      icon: 'pets',
      children: [{id: below, children: []}],
    });
    expect((await scene.admin.call('/design/template/updateTemplateType', {id: top, parentId: below})).code).toBe(
      '422',
    );
    expect((await scene.admin.call('/design/template/delTemplateTypeById', {id: top}, 'GET')).code).toBe('409');
    await scene.admin.data('/design/template/delTemplateTypeById', {id: below}, 'GET');
    await scene.admin.data('/design/template/delTemplateTypeById', {id: top}, 'GET');
  });

  it('[DA-446] are sorted within their parent', async () => {
    const parentId = await addType();
    const ids = [await addType({parentId}), await addType({parentId}), await addType({parentId})];
    await scene.admin.data('/design/template/changeTemplateTypeSort', {
      list: ids.toReversed().map((id, index) => ({id, sort: index + 1})),
    });
    expect((await scene.admin.list('template-type', {filter: {parentId}, sort: ['sort', 'ASC']})).map(idOf)).toEqual(
      ids.toReversed(),
    );
  });

  it('[DA-416] [DA-415] [DA-417] are configured for a category, added, replaced, sorted and taken away', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const pid = await addType();
    const [a, b] = [await addType({parentId: pid}), await addType({parentId: pid})];
    const save = async (types: readonly number[], isDelete: number) =>
      asObjects(
        await scene.admin.data('/design/category/updateCategoryTemplateConfig', {
          categoryId,
          isDelete,
          list: types.map(templateTypeId => ({templateTypePid: pid, templateTypeId})),
        }),
      );
    const typesOf = (rows: readonly Json[]) => rows.map(row => row.templateTypeId);
    expect(typesOf(await save([a], 0))).toEqual([a]);
    expect(typesOf(await save([b], 0))).toEqual([a, b]);
    expect(typesOf(await save([b, a], 1))).toEqual([b, a]);
    const rows = await save([a], 1);
    const {templateTypeName: typeName} = await scene.admin.get('template-type', a);
    const {templateTypeName: parentName} = await scene.admin.get('template-type', pid);
    expect(rows).toMatchObject([
      {
        sort: 1,
        templateTypePid: pid,
        templateTypeId: a,
        templateTypePname: parentName,
        templateTypeName: typeName,
        updateTime: expect.any(String),
      },
    ]);
    await scene.admin.data('/design/category/delCategoryTemplateConfigById', {id: rows[0]?.id}, 'GET');
    expect(await scene.admin.data('/design/category/getCategoryTemplateConfigById', {categoryId}, 'GET')).toEqual([]);
  });

  it('[DA-361] refuses an empty configuration', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const refused = await scene.admin.call('/design/category/updateCategoryTemplateConfig', {
      categoryId,
      list: [],
      isDelete: 1,
    });
    expect(errorsOf(refused)).toEqual({list: 'no template configured'});
  });
});

describe('the gallery', () => {
  it('[ED-390] [ED-349] shows visitors published templates, by category, type and words', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const top = await addType();
    const type = await addType({parentId: top});
    const shown = await publish(scene.admin, {categoryId, types: String(type)});
    await publish(scene.admin, {categoryId, seoState: 0});
    expect((await gallery({categoryId})).map(idOf)).toEqual([shown.id]);
    expect(
      await scene.visitor.data(
        '/app/design/template/getTemplateListFormApp',
        {categoryId, page: 1, pageSize: 60, language: 'en-us'},
        'GET',
      ),
    ).toMatchObject({total: 1, pages: 1, records: [{id: shown.id}]});
    expect((await gallery({categoryId, templateTypeId: top})).map(idOf)).toEqual([shown.id]);
    expect(await gallery({categoryId, templateTypeId: await addType()})).toEqual([]);
    const words = textAt(shown, 'templateName');
    expect((await gallery({searchWord: words.toUpperCase()})).map(idOf)).toEqual([shown.id]);
    expect(await gallery({categoryId, searchWord: uniqueName('none')})).toEqual([]);
  });

  it('[ED-389] offers the types that a category is configured for', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const top = await addType();
    const [chosen, other] = [await addType({parentId: top}), await addType({parentId: top})];
    await scene.admin.data('/design/category/updateCategoryTemplateConfig', {
      categoryId,
      isDelete: 1,
      list: [{templateTypePid: top, templateTypeId: chosen}],
    });
    const tree = asObjects(
      await scene.visitor.data(
        '/app/design/template/getTemplateTypeListFromApp',
        {categoryId, language: 'en-us'},
        'GET',
      ),
    );
    expect(tree).toMatchObject([{id: top, children: [{id: chosen}]}]);
    const template = await publish(scene.admin, {types: String(chosen)});
    await publish(scene.admin, {types: String(other)});
    await publish(scene.admin, {types: String(chosen), categoryId: (await addCategory(scene.admin)).id});
    expect((await gallery({categoryId})).map(idOf)).toEqual([template.id]);
  });

  it('[ED-216] [ED-217] [ED-218] shows a limited template on its platforms and in its languages only', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const elsewhere = await scene.admin.create('project', {
      proName: uniqueName('Elsewhere'),
      proType: 0,
      projectIsDefault: 0,
      state: 1,
    });
    const limit = (proId: unknown, language = 'en-us') => ({
      categoryId,
      displayControl: 1,
      platforms: [{proType: 0, proName: 'Own'}],
      domains: [{proId, domainUrl: 'a domain'}],
      languages: [{languageId: 1, language}],
    });
    const here = await publish(scene.admin, limit(scene.platform.id));
    const there = await publish(scene.admin, limit(elsewhere.id));
    await publish(scene.admin, limit(scene.platform.id, 'de'));
    expect((await gallery({categoryId, proId: elsewhere.id})).map(idOf)).toEqual([here.id]);
    expect((await scene.visitor.call('/app/design/template/getTemplateById', {id: there.id}, 'GET')).code).toBe('404');
  });

  it('[DA-239] shows on a limited platform the templates of its categories only', async () => {
    const [free, forbidden] = [await addCategory(scene.admin), await addCategory(scene.admin)];
    const shown = await publish(scene.admin, {categoryId: free.id});
    const hidden = await publish(scene.admin, {categoryId: forbidden.id});
    const {id} = asObject(
      await scene.admin.data('/design/platformLimitation/editPlatformLimitation', {
        proId: scene.platform.id,
        proType: scene.platform.proType,
        state: 1,
        templatePublishLimitation: 1,
        platformLimitationList: [{categoryId: free.id}],
      }),
    );
    try {
      expect((await gallery({categoryId: free.id})).map(idOf)).toEqual([shown.id]);
      expect(await gallery({categoryId: forbidden.id})).toEqual([]);
      expect((await gallery({pageSize: 99999})).map(idOf)).not.toContain(hidden.id);
      expect((await scene.visitor.call('/app/design/template/getTemplateById', {id: hidden.id}, 'GET')).code).toBe(
        '404',
      );
    } finally {
      await scene.admin.data('/design/platformLimitation/deletePlatformLimitation', {id});
    }
    expect((await gallery({categoryId: forbidden.id})).map(idOf)).toEqual([hidden.id]);
  });

  it('[ED-396] gives one template to load', async () => {
    const {id, templateName} = await publish(scene.admin, {isPaintless: 1, specification: '{"width":2,"height":3}'});
    const loaded = asObject(
      await scene.visitor.data('/app/design/template/getTemplateById', {id, language: 'en-us'}, 'GET'),
    );
    expect(loaded).toMatchObject({id, templateName, isPaintless: 1, specification: '{"width":2,"height":3}'});
    expect(JSON.parse(textAt(loaded, 'templateFile'))).toEqual(JSON.parse(DESIGN));
  });

  it('[ED-010] [ED-011] finds a template by the name or the URL in an address', async () => {
    const category = await addCategory(scene.admin);
    const word = uniqueName('Happy Star');
    const template = await publish(scene.admin, {
      categoryId: category.id,
      templateName: `${word} & Co`,
      templateUrl: `/templates/${uniqueName('star')}`,
    });
    const designName = textAt(category, 'categoryUrl').split('/')[2];
    const find = async (slug: string) =>
      asObject(await scene.visitor.data('/app/design/template/getBySlug', {designName, slug}, 'GET'));
    expect(await find(`${word.toLowerCase().replaceAll(' ', '-')}-&-co`)).toMatchObject({
      id: template.id,
      categoryId: category.id,
    });
    expect(await find(textAt(template, 'templateUrl').replace('/templates/', ''))).toMatchObject({id: template.id});
    expect(
      (await scene.visitor.call('/app/design/template/getBySlug', {designName, slug: uniqueName('none')}, 'GET')).code,
    ).toBe('404');
  });

  it('[ED-393] suggests names of templates and of types', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const type = await addType();
    await scene.admin.data('/design/category/updateCategoryTemplateConfig', {
      categoryId,
      isDelete: 0,
      list: [{templateTypeId: type}],
    });
    const template = await publish(scene.admin, {categoryId});
    const {templateTypeName} = await scene.admin.get('template-type', type);
    const names = asList(
      await scene.visitor.data(
        '/app/design/template/getAllTemplateNameAndTypeName',
        {categoryId, language: 'en-us'},
        'GET',
      ),
    );
    expect(names).toEqual([template.templateName, templateTypeName]);
  });

  it('[ED-362] keeps visitors and members from what staff do', async () => {
    for (const path of [
      '/design/template/saveTemplate',
      '/design/template/stagingTemplate',
      '/design/user/editUserTemplates',
      '/design/template/changeTemplateActive',
    ])
      expect((await scene.visitor.call(path, publication())).code).toBe('401');
  });

  it('shows staff what visitors see, not their drafts', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    await scene.admin.data('/design/template/stagingTemplate', {categoryId, templateFile: DESIGN});
    const page = asObject(
      await scene.admin.data('/app/design/template/getTemplateListFormApp', {categoryId, language: 'en-us'}, 'GET'),
    );
    expect(page.records).toEqual([]);
  });
});
