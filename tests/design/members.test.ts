/** Cliparts, and what members keep of their own: favourites, designs, cliparts, uploads, shared links. */
import postgres from 'postgres';
import {asList, asObject, asObjects, idOf, type Json} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {
  addCategory,
  DESIGN,
  errorsOf,
  openScene,
  publish,
  registerMember,
  textAt,
  type Member,
  type Scene,
} from './scene';

let scene: Scene;
let ann: Member;
let bob: Member;

beforeAll(async () => {
  scene = await openScene();
  ann = await registerMember(scene.server.url);
  bob = await registerMember(scene.server.url);
}, 240_000);
afterAll(() => scene?.server.stop());

async function addClipartType(values: Json = {}): Promise<number> {
  return idOf(
    await scene.admin.data('/design/clipartType/edit', {
      clipartTypeName: uniqueName('Nature'),
      language: 'en-us',
      ...values,
    }),
  );
}

async function addCliparts(types: number, names: readonly string[], labels = ''): Promise<readonly number[]> {
  const list = names.map(name => ({elementName: uniqueName(name), clipartImage: `/files/${name}.svg`}));
  return asObjects(await scene.admin.data('/design/clipart/batchAddClipart', {list, types: String(types), labels})).map(
    idOf,
  );
}

async function gallery(input: Json, member?: Member): Promise<readonly Json[]> {
  const client = member?.client ?? scene.visitor;
  return asObjects(
    asObject(await client.data('/app/design/clipart/list', {page: 1, pageSize: 60, language: 'en-us', ...input}))
      .records,
  );
}

describe('cliparts', () => {
  it('[ED-374] [ED-350] [ED-197] shows enabled cliparts of a type and those below it to visitors', async () => {
    const top = await addClipartType();
    const below = await addClipartType({parentId: top});
    const [oak, elm] = await addCliparts(below, ['oak', 'elm']);
    await scene.admin.data('/design/clipart/updateEnable', {id: elm, state: 0});
    const shown = await gallery({clipartTypeId: top});
    expect(shown).toMatchObject([
      {id: oak, elementName: expect.any(String), clipartImage: '/files/oak.svg', isCollection: 0},
    ]);
    const page = asObject(
      await scene.visitor.data('/app/design/clipart/list', {clipartTypeId: top, page: 1, pageSize: 60}),
    );
    expect(page).toMatchObject({total: 1, pages: 1});
  });

  it(`[ED-373] [ED-200] [DA-458]
    nests clipart types under clipartTypeList, the enabled ones for the editor`, async () => {
    const top = await addClipartType({
      displayControl: 2,
      icon: '/files/icon.svg',
      displayDrawing: '/files/drawing.svg',
    });
    const [a, b] = [await addClipartType({parentId: top}), await addClipartType({parentId: top})];
    await scene.admin.action('clipart-type', 'toggle', {ids: [b], on: false});
    const find = (tree: unknown) => asObjects(tree).find(type => type.id === top);
    const shown = find(await scene.visitor.data('/app/design/clipartType/list', {id: 1, proId: 9, language: 'en-us'}));
    expect(shown).toMatchObject({
      id: top,
      clipartTypeName: expect.stringMatching(/^Nature/),
      icon: '/files/icon.svg',
      displayDrawing: '/files/drawing.svg',
      displayControl: 2,
      clipartTypeList: [{id: a, clipartTypeList: []}],
    });
    const all = find(await scene.admin.data('/design/clipartType/list', {language: 'en-us'}));
    expect(asObjects(all?.clipartTypeList).map(idOf)).toEqual([a, b]);
  });

  it('[ED-375] [ED-283] lists cliparts that share a type with one, page by page', async () => {
    const [one, two, three] = await addCliparts(await addClipartType(), ['oak', 'elm', 'ash']);
    const page = async (number: number) =>
      asObject(
        await scene.visitor.data('/app/design/clipart/replaceClipart', {
          id: one,
          page: number,
          pageSize: 1,
          language: 'en-us',
        }),
      );
    expect(await page(1)).toMatchObject({records: [{id: two}], total: 2, pages: 2});
    expect(await page(2)).toMatchObject({records: [{id: three}]});
    const [alone] = await addCliparts(await addClipartType(), ['lone']);
    expect(
      asObject(await scene.visitor.data('/app/design/clipart/replaceClipart', {id: alone, page: 1, pageSize: 20})),
    ).toMatchObject({records: [], total: 0});
  });

  it('[ED-391] [ED-392] searches by words and tags, and lists the tags for suggestions', async () => {
    const tagType = idOf(
      await scene.admin.data('/design/labelsType/edit', {labelTypeName: uniqueName('Mood'), language: 'en-us'}),
    );
    const labelName = uniqueName('happy');
    const tag = idOf(await scene.admin.data('/design/labels/edit', {labelTypeId: tagType, labelName}));
    const [sun] = await addCliparts(await addClipartType(), ['sun'], String(tag));
    const found = asObject(
      await scene.visitor.data('/app/design/clipart/likeQuery', {likeQuery: labelName, quoteName: 'Lapel Pins'}, 'GET'),
    );
    expect(found).toMatchObject({collectionList: [{id: sun}], total: 1, pages: 1});
    expect(found).not.toHaveProperty('records');
    const names = async () =>
      asList(await scene.visitor.data('/app/design/clipart/likeAllString', {language: 'en-us'}, 'GET'));
    expect(await names()).toContain(labelName);
    await scene.admin.action('tag', 'toggle', {ids: [tag], on: false});
    expect(await names()).not.toContain(labelName);
  });

  it('[DA-472] [DA-473] [DA-471] moves, compares and logs cliparts', async () => {
    const [from, to] = [await addClipartType(), await addClipartType()];
    const [id = 0] = await addCliparts(from, ['oak']);
    await scene.admin.data('/design/clipart/batchUpdateType', {idList: [id], types: String(to)});
    const clipart = await scene.admin.get('clipart', id);
    expect(clipart.types).toEqual([to]);
    const same = async (except: number) =>
      asObjects(
        await scene.admin.data(
          '/design/clipart/getSameClipartName',
          {elementName: clipart.elementName, id: except},
          'GET',
        ),
      );
    expect((await same(0)).map(idOf)).toEqual([id]);
    expect(await same(id)).toEqual([]);
    const log = asObjects(await scene.admin.data('/design/clipart/getLogByClipartId', {id}, 'GET'));
    expect(log[0]).toMatchObject({operation: 'update', userName: 'Ada Moreau', changes: {types: [[from], [to]]}});
  });
});

describe('favourites', () => {
  it(`[ED-376] [ED-198] [ED-352] [ED-388]
    are marked, shown to their member alone and taken away by a second call`, async () => {
    const type = await addClipartType();
    const [oak = 0, elm = 0] = await addCliparts(type, ['oak', 'elm']);
    const marks = async (member?: Member) =>
      (await gallery({clipartTypeId: type}, member)).map(clipart => clipart.isCollection);
    await ann.client.data('/app/designUser/favoriteClipart', {clipartId: elm, language: 'en-us'});
    await ann.client.data('/app/designUser/favoriteClipart', {clipartId: oak, language: 'en-us'});
    expect(await marks(ann)).toEqual([1, 1]);
    expect(await marks(bob)).toEqual([0, 0]);
    expect(await marks()).toEqual([0, 0]);
    const listed = async (member: Member) =>
      asObjects(await member.client.data('/app/designUser/getFavoriteClipartList', {page: 1, pageSize: 99999})).map(
        idOf,
      );
    expect(await listed(ann)).toEqual([oak, elm]);
    expect(await listed(bob)).toEqual([]);
    await ann.client.data('/app/designUser/favoriteClipart', {clipartId: oak});
    expect(await listed(ann)).toEqual([elm]);
    expect(await marks(ann)).toEqual([0, 1]);
  });

  it('of templates are marked in the list of the gallery and in the favourites, for their member alone', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const template = await publish(scene.admin, {categoryId});
    const marks = async (client: Scene['visitor']) =>
      asObjects(
        asObject(
          await client.data('/app/design/template/getTemplateListFormApp', {categoryId, page: 1, pageSize: 60}, 'GET'),
        ).records,
      ).map(({id, isCollection}) => [id, isCollection]);
    expect(await ann.client.data('/app/designUser/favoriteTemplate', {templateId: template.id})).toEqual({
      templateId: template.id,
      isCollection: 1,
    });
    expect(await marks(ann.client)).toEqual([[template.id, 1]]);
    expect(await marks(scene.visitor)).toEqual([[template.id, 0]]);
    const listed = async () =>
      asObjects(
        await ann.client.data('/app/designUser/getFavoriteTemplateList', {categoryId, page: 1, pageSize: 99999}),
      ).map(idOf);
    expect(await listed()).toEqual([template.id]);
    await ann.client.data('/app/designUser/favoriteTemplate', {templateId: template.id});
    expect(await listed()).toEqual([]);
    expect((await scene.visitor.call('/app/designUser/favoriteTemplate', {templateId: template.id})).code).toBe('401');
  });

  it('[ED-346] needs a member', async () => {
    expect((await scene.visitor.call('/app/designUser/favoriteClipart', {clipartId: 1})).code).toBe('401');
  });

  it('answers a foreign userId with 403', async () => {
    expect((await ann.client.call('/app/design/clipart/list', {userId: bob.id})).code).toBe('403');
    expect((await ann.client.call('/app/design/uploadHistory/getUploadHistory', {userId: bob.id})).code).toBe('403');
    expect((await ann.client.call('/app/design/clipart/list', {userId: ann.id})).code).toBe('200');
    expect((await ann.client.call('/app/design/clipart/list', {userId: 0})).code).toBe('200');
  });
});

describe('saved designs', () => {
  async function save(member: Member, values: Json = {}): Promise<Json> {
    return asObject(
      await member.client.data('/app/designUser/saveTemplate', {
        templateName: 'Mine',
        templateFile: DESIGN,
        templateUrl: '/files/p.png',
        ...values,
      }),
    );
  }
  const listed = async (member: Member, values: Json = {}) =>
    asObjects(await member.client.data('/app/designUser/getDefaultTemplateList', {page: 1, pageSize: 50, ...values}));

  it('[ED-354] [ED-378] [ED-186] [ED-188] are saved by their member and listed for a category', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const template = await publish(scene.admin, {categoryId});
    const {id} = await save(ann, {categoryId, templatesId: template.id, specification: '{"width":2,"height":2}'});
    const [found] = await listed(ann, {categoryId});
    expect(found).toMatchObject({
      id,
      templateName: 'Mine',
      templateUrl: '/files/p.png',
      templateImg: '/files/p.png',
      templatesId: template.id,
      isPaintless: 0,
      specification: '{"width":2,"height":2}',
      updateTime: expect.any(String),
    });
    expect(JSON.parse(textAt(found ?? {}, 'templateFile'))).toEqual(JSON.parse(DESIGN));
    expect(await listed(bob, {categoryId})).toEqual([]);
    expect(await save(ann, {templateUrl: undefined, templateImg: '/files/q.png'})).toMatchObject({
      templateUrl: '/files/q.png',
      templateImg: '/files/q.png',
    });
  });

  it('[ED-365] [ED-395] are renamed and deleted by their member and by nobody else', async () => {
    const {id} = await save(ann);
    expect((await bob.client.call('/design/user/updateNameById', {id, templateName: 'Stolen'})).code).toBe('404');
    expect((await bob.client.call('/app/designUser/deleteUserTemplates', {id})).code).toBe('404');
    expect((await bob.client.call('/app/designUser/saveTemplate', {id, templateFile: DESIGN})).code).toBe('404');
    expect((await scene.visitor.call('/design/user/updateNameById', {id, templateName: 'Stolen'})).code).toBe('401');
    expect(asObject(await ann.client.data('/design/user/updateNameById', {id, templateName: 'Renamed'}))).toMatchObject(
      {templateName: 'Renamed'},
    );
    await ann.client.data('/app/designUser/deleteUserTemplates', {id});
    expect((await listed(ann)).map(idOf)).not.toContain(id);
  });

  it('[ED-366] [ED-360] [ED-409] are saved to a member by staff; what is wrong answers code 500', async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const design = {
      categoryId,
      templateName: 'From staff',
      userEmail: bob.email.toUpperCase(),
      proId: scene.platform.id,
      specification: '',
      templateFile: DESIGN,
      templateUrl: '/files/u.png',
    };
    expect((await scene.admin.call('/design/user/editUserTemplates', design)).code).toBe('200');
    expect(await listed(bob, {categoryId})).toMatchObject([{templateName: 'From staff'}]);
    for (const wrong of [
      {userEmail: 'nobody@example.com'},
      {userEmail: ''},
      {templateName: ''},
      {proId: ''},
      {templateFile: ''},
    ]) {
      const refused = await scene.admin.speaking('zh').call('/design/user/editUserTemplates', {...design, ...wrong});
      expect(refused).toMatchObject({status: 200, code: '500', message: '保存失败！请检查输入是否正确！'});
    }
    const person = await makePerson(scene.admin, {rights: {'template.read': 'all'}});
    expect((await person.client.call('/design/user/editUserTemplates', design)).code).toBe('403');
  });

  it('[ED-367] are searched by e-mail and platform: by staff for anybody, by members for themselves', async () => {
    const {id} = await save(ann);
    const search = {userEmail: ann.email, proId: scene.platform.id, categoryProId: ''};
    const found = asObject(await scene.admin.data('/design/user/getUserClipartTemplatesByEmail', search));
    expect(asObjects(found.userTemplatesList).map(idOf)).toContain(id);
    expect(
      asObject(await ann.client.data('/design/user/getUserClipartTemplatesByEmail', search)).userTemplatesList,
    ).toEqual(found.userTemplatesList);
    expect((await bob.client.call('/design/user/getUserClipartTemplatesByEmail', search)).code).toBe('403');
    expect((await scene.visitor.call('/design/user/getUserClipartTemplatesByEmail', search)).code).toBe('401');
    const nobody = await scene.admin.data('/design/user/getUserClipartTemplatesByEmail', {
      userEmail: 'nobody@example.com',
      proId: scene.platform.id,
    });
    expect(nobody).toEqual({userTemplatesList: [], userClipartList: []});
  });
});

describe('own cliparts', () => {
  const upload = async (member: Member, cliparts: readonly Json[], categoryId = 0) =>
    asObjects(await member.client.data('/app/designUser/uploadUserClipart', {clipartId: 0, cliparts, categoryId}));
  const inFolder = async (member: Member, cateId: unknown) =>
    asObjects(
      asObject(await member.client.data('/app/designUser/getUserUploadClipartList', {page: 1, pageSize: 99999, cateId}))
        .records,
    );

  it('[ED-379] [ED-194] [ED-314] are kept under their names, a blank one keeping that of the file', async () => {
    const saved = await upload(ann, [
      {clipartName: 'My oak', clipartUrl: '/files/1.png'},
      {clipartName: ' ', clipartUrl: '/files/elm.jpg'},
    ]);
    expect(saved).toMatchObject([{clipartName: 'My oak', clipartUrl: '/files/1.png'}, {clipartName: 'elm'}]);
    expect(saved.every(clipart => clipart.clipartId === clipart.id)).toBe(true);
  });

  it('[ED-311] [ED-312] [ED-313] are jpg, jpeg or png, all of them or none, and at least one', async () => {
    const before = (await inFolder(ann, 0)).length;
    const refused = await ann.client.call('/app/designUser/uploadUserClipart', {
      clipartId: 0,
      cliparts: [{clipartUrl: '/files/a.png'}, {clipartUrl: '/files/b.gif'}],
      categoryId: 0,
    });
    expect(refused.code).toBe('422');
    expect((await inFolder(ann, 0)).length).toBe(before);
    expect(errorsOf(await ann.client.call('/app/designUser/uploadUserClipart', {clipartId: 0, cliparts: []}))).toEqual({
      cliparts: 'Unuploaded file',
    });
  });

  it(`[ED-381] [ED-380] [ED-385] [ED-394] [ED-386] [ED-387]
    are moved between folders, which are made and renamed`, async () => {
    const folder = await ann.client.data('/app/designUser/editUserClipartCategory', {categoryName: 'Trees'});
    expect(typeof folder).toBe('number');
    await ann.client.data('/app/designUser/editUserClipartCategory', {id: folder, categoryName: 'Old trees'});
    expect(
      asObjects(await ann.client.data('/app/designUser/getClipartCategoryList')).find(each => each.id === folder),
    ).toMatchObject({categoryName: 'Old trees'});
    const [clipart] = await upload(ann, [{clipartName: 'Ash', clipartUrl: '/files/ash.png'}]);
    const loose = async () =>
      asObjects(
        asObject(await ann.client.data('/app/designUser/getDefaultClipartList', {page: 1, pageSize: 99999})).records,
      ).map(idOf);
    expect(await loose()).toContain(clipart?.id);
    await ann.client.data('/app/designUser/moveUploadClipart', {idList: [clipart?.clipartId], cateId: folder});
    expect((await inFolder(ann, folder)).map(idOf)).toEqual([clipart?.id]);
    expect(await loose()).not.toContain(clipart?.id);
    expect(
      (await bob.client.call('/app/designUser/moveUploadClipart', {idList: [clipart?.clipartId], cateId: 0})).code,
    ).toBe('404');
    const [foreign] = await upload(bob, [{clipartName: 'Fir', clipartUrl: '/files/fir.png'}]);
    expect(
      (await bob.client.call('/app/designUser/moveUploadClipart', {idList: [foreign?.clipartId], cateId: folder})).code,
    ).toBe('404');
    expect(
      (await bob.client.call('/app/designUser/editUserClipartCategory', {id: folder, categoryName: 'Mine'})).code,
    ).toBe('404');
    expect(
      (
        await bob.client.call('/app/designUser/uploadUserClipart', {
          clipartId: 0,
          cliparts: [{clipartUrl: '/files/x.png'}],
          categoryId: folder,
        })
      ).code,
    ).toBe('422');
  });
});

describe('upload history', () => {
  const history = async (member: Member) =>
    asObjects(
      await member.client.data('/app/design/uploadHistory/getUploadHistory', {userId: member.id, language: 'en-us'}),
    );

  it('[ED-383] [ED-384] [ED-382] [ED-205] is added to, read and deleted by its member', async () => {
    const add = async (picPath: string) =>
      asObject(
        await bob.client.data('/app/design/uploadHistory/addUploadHistory', {
          userId: bob.id,
          picPath,
          language: 'en-us',
        }),
      );
    const [one, two, three] = [await add('/files/1.png'), await add('/files/2.png'), await add('/files/3.png')];
    expect(await history(bob)).toMatchObject([
      {id: three?.id},
      {id: two?.id},
      {id: one?.id, picPath: '/files/1.png', userId: bob.id, language: 'en-us'},
    ]);
    expect(await history(ann)).toEqual([]);
    await bob.client.request('POST', '/api/app/design/uploadHistory/deleteUploadHistory', [two?.id]);
    expect((await history(bob)).map(idOf)).toEqual([three?.id, one?.id]);
    await ann.client.request('POST', '/api/app/design/uploadHistory/deleteUploadHistory', [one?.id, three?.id]);
    expect(await history(bob)).toHaveLength(2);
    await bob.client.request('POST', '/api/app/design/uploadHistory/deleteUploadHistory', [one?.id, three?.id]);
    expect(await history(bob)).toEqual([]);
  });

  it('[ED-304] is closed to visitors', async () => {
    expect(
      (await scene.visitor.call('/app/design/uploadHistory/addUploadHistory', {userId: 0, picPath: '/files/1.png'}))
        .code,
    ).toBe('401');
  });
});

describe('sharing', () => {
  const DAY_MS = 24 * 60 * 60_000;

  it(`[ED-397] [ED-154] [ED-221] [ED-355]
    stores both sides of a design under a secret that anybody can open`, async () => {
    const {id: productId} = await addCategory(scene.admin);
    const share = {productId, imgUrl: '/files/i.png', layersData: DESIGN, routingName: 'lapel-pins'};
    expect((await scene.visitor.call('/app/design/designTemplateShare/addDesignTemplateShare', share)).code).toBe(
      '401',
    );
    const {secret} = asObject(await ann.client.data('/app/design/designTemplateShare/addDesignTemplateShare', share));
    const opened = asObject(await scene.visitor.data('/app/design/designTemplateShare/getBySecret', {secret}, 'GET'));
    expect(opened).toMatchObject({productId, imgUrl: '/files/i.png', routingName: 'lapel-pins'});
    expect(JSON.parse(textAt(opened, 'layersData'))).toEqual(JSON.parse(DESIGN));
  });

  it('ends after 60 days', async () => {
    const share = {productId: 0, layersData: DESIGN, routingName: 'lapel-pins'};
    const begun = Date.now();
    const {secret} = asObject(await ann.client.data('/app/design/designTemplateShare/addDesignTemplateShare', share));
    const read = () =>
      scene.visitor.call('/app/design/designTemplateShare/getBySecret', {secret: String(secret)}, 'GET');
    const days = (Date.parse(textAt(asObject((await read()).data), 'expiresAt')) - begun) / DAY_MS;
    expect(days).toBeGreaterThan(59.9);
    expect(days).toBeLessThan(60.1);
    const sql = postgres(scene.server.databaseUrl, {max: 1});
    await sql`
      update share_record set expires_at = expires_at - interval '60 days 1 minute' where secret = ${String(secret)}`;
    await sql.end();
    expect((await read()).code).toBe('404');
    expect(
      (await scene.visitor.call('/app/design/designTemplateShare/getBySecret', {secret: 'unknown'}, 'GET')).code,
    ).toBe('404');
  });

  it('never shows a secret in the records', async () => {
    await ann.client.data('/app/design/designTemplateShare/addDesignTemplateShare', {
      productId: 0,
      layersData: DESIGN,
      routingName: 'pins',
    });
    const [record] = await scene.admin.list('share-record', {range: [0, 0]});
    expect(record).not.toHaveProperty('secret');
  });
});
