/** The documented fields of the design records on the wire, and the values that their enumerations take. */
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {uniqueName} from '../harness/world';
import {addCategory, CATEGORY, DESIGN, openSceneOn, publish, registerMember, semiCustom, type Scene} from './scene';

let scene: Scene;

beforeAll(async () => {
  scene = await openSceneOn(await sharedServer());
}, 240_000);
afterAll(() => scene?.server.stop());

function names(list: string): readonly string[] {
  return list.split(' ');
}

function expectFields(record: unknown, list: string): void {
  expect(Object.keys(asObject(record))).toEqual(expect.arrayContaining([...names(list)]));
}

async function addPlating(): Promise<Json> {
  return asObject(
    await scene.admin.data('/design/platingColorChart/edit', {
      platingName: uniqueName('Gold'),
      paltingShadeConvex: '#da9f19',
      paltingShadeConcave: '#fcdc7d',
      paltingImg: '/files/blank.png',
      quoteTechesList: [
        {
          quoteId: 11,
          quoteName: 'Lapel Pins',
          techList: [{techId: 1, techName: 'Soft enamel', quotePlatingId: 1, quotePlatingName: 'Gold'}],
        },
      ],
    }),
  );
}

async function addShape(): Promise<Json> {
  const category = await addCategory(scene.admin);
  return scene.admin.create('shape', {
    category: category.id,
    selectProcess: 'Die-cast',
    platedColorCard: (await addPlating()).id,
    formFactorName: 'Round',
    formFactor: 'round',
    img: '/files/round.png',
  });
}

async function addTag(): Promise<Json> {
  const type = await scene.admin.data('/design/labelsType/edit', {
    labelTypeName: uniqueName('Mood'),
    language: 'en-us',
  });
  return asObject(
    await scene.admin.data('/design/labels/edit', {labelTypeId: idOf(type), labelName: uniqueName('happy')}),
  );
}

async function addLimitation(): Promise<Json> {
  const project = await scene.admin.create('project', {
    proName: uniqueName('Dealer'),
    proType: 1,
    projectIsDefault: 0,
    state: 1,
  });
  return scene.admin.create('platform-limitation', {proId: project.id, proType: 1});
}

describe('fields', () => {
  it('[DA-218] [DA-220] [DA-221] of a plating colour', async () => {
    const {platingName} = await addPlating();
    const [record] = asObjects(await scene.admin.data('/design/platingColorChart/list', {platingName}));
    expectFields(
      record,
      'id platingName paltingShadeConvex paltingShadeConcave paltingSubShadeConvex paltingSubShadeConcave ' +
        'paltingImg sort state quoteTechesList',
    );
    const [entry] = asObjects(record?.quoteTechesList);
    expectFields(entry, 'quoteId quoteName techList');
    expectFields(asObjects(entry?.techList)[0], 'techId techName quotePlatingId quotePlatingName');
  });

  it('[DA-222] [ED-202] of a colour type', async () => {
    const typeName = uniqueName('Reds');
    await scene.admin.data('/design/colorCard/editColorType', {typeName, code: '#ff0000'});
    const types = asObjects(await scene.visitor.data('/design/color/getAllColorType', {language: 'en-us'}, 'GET'));
    const type = types.find(each => each.typeName === typeName);
    expectFields(type, 'id typeName code');
    expect(type?.code).toBe('#ff0000');
  });

  it('[DA-224] [DA-231] of a design category', async () => {
    const {id} = await addCategory(scene.admin);
    const record = await scene.admin.data('/design/category/getById', {id}, 'GET');
    expectFields(
      record,
      'id categoryName categoryCode categoryUrl productType quoteCateId quoteCateName quoteCateUrl ' +
        'categoryState categoryTitle categoryKeywords ' +
        'categoryDescription categoryIntroduction updatetime categoryMainImg language isMultiLanguage ' +
        'isMetal isChangeProduct isDisplayInTemplate shapeId hasBg isSticker ' +
        'stickerEffectType styleConfiguration positionConfigs positionCalmAppearence',
    );
  });

  it('[DA-228] [DA-229] the style is a JSON text, and a position has its side, its colours and its words', async () => {
    const {id} = await addCategory(scene.admin);
    const positionConfigs = [{designPostion: 1, positionColorLimitation: '4', positionCopywriting: 'Back'}];
    await scene.admin.data('/design/category/updateCategoryConfig', {
      id,
      hasBg: 1,
      isSticker: 0,
      stickerEffectType: 1,
      styleConfiguration: '{"perRow":5}',
      positionConfigs,
    });
    expect(await scene.admin.data('/design/category/getById', {id}, 'GET')).toMatchObject({
      styleConfiguration: '{"perRow":5}',
      positionConfigs,
    });
    expect(
      (await scene.admin.call('/design/category/updateCategoryConfig', {id, styleConfiguration: {perRow: 5}})).code,
    ).toBe('422');
  });

  it('[DA-352] a shape needs process, plating, name, form and picture', async () => {
    const {body} = await scene.admin.rest('POST', 'shape', {category: (await addCategory(scene.admin)).id});
    expect(Object.keys(asObject(asObject(body).errors)).toSorted()).toEqual([
      'formFactor',
      'formFactorName',
      'img',
      'platedColorCard',
      'selectProcess',
    ]);
  });

  it('[DA-391] colour calls answer the code as a text', async () => {
    const raw = await fetch(`${scene.server.url}/api/design/colorCard/selectColorType`, {
      headers: {token: scene.admin.token ?? ''},
    });
    expect(asObject(await raw.json()).code).toBe('200');
    expect((await scene.admin.call('/design/colorCard/selectColorCard', {typeId: 'x'})).code).not.toBe('200');
  });

  it('[DA-236] of a shape', async () => {
    expectFields(
      await addShape(),
      'selectProcess platedColorCard formFactorName formFactor img categoryName categoryCode category ' +
        'productType position color enable',
    );
  });

  it('[DA-237] of a platform limitation', async () => {
    await addLimitation();
    const [record] = asObjects(await scene.admin.data('/design/platformLimitation/getAllPlatformLimitation', {}));
    expectFields(record, 'id proId domainUrl proType state templatePublishLimitation platformLimitationList');
  });

  it('[ED-209] of a template for publishing', async () => {
    const {id} = await publish(scene.admin);
    expectFields(
      await scene.admin.data('/design/template/getTemplateById', {id}, 'GET'),
      'id templateName templateCode language templateFile templateImg seoState seoTitle seoDescription ' +
        'templateUrl types labels displayControl platforms domains languages specification state',
    );
  });

  it('[ED-196] of a member’s clipart and folder', async () => {
    const {client} = await registerMember(scene.server.url);
    await client.data('/app/designUser/editUserClipartCategory', {categoryName: 'Trees'});
    expectFields(asObjects(await client.data('/app/designUser/getClipartCategoryList'))[0], 'id categoryName');
    const [clipart] = asObjects(
      await client.data('/app/designUser/uploadUserClipart', {
        clipartId: 0,
        cliparts: [{clipartUrl: '/files/a.png'}],
        categoryId: 0,
      }),
    );
    expectFields(clipart, 'clipartId clipartName clipartUrl categoryId updateTime');
  });

  it('[ED-205] of an upload', async () => {
    const {client} = await registerMember(scene.server.url);
    expectFields(
      await client.data('/app/design/uploadHistory/addUploadHistory', {picPath: '/files/a.png'}),
      'id picPath userId language',
    );
  });
});

describe('enumerations', () => {
  interface Case {
    readonly row: string;
    readonly entity: string;
    readonly field: string;
    readonly taken: readonly number[];
    readonly refused: readonly number[];
    readonly make: () => Promise<Json>;
  }

  const template = () => publish(scene.admin);
  const draft = async () =>
    asObject(await scene.admin.data('/design/template/stagingTemplate', {templateFile: DESIGN}));
  const category = () => addCategory(scene.admin);
  const cases: readonly Case[] = [
    {row: 'DA-219', entity: 'plating-colour', field: 'state', taken: [0, 1], refused: [2, -1], make: addPlating},
    {row: 'DA-227', entity: 'category', field: 'categoryState', taken: [0, 1], refused: [2], make: category},
    {row: 'DA-238', entity: 'platform-limitation', field: 'state', taken: [0, 1], refused: [2], make: addLimitation},
    {
      row: 'DA-239',
      entity: 'platform-limitation',
      field: 'templatePublishLimitation',
      taken: [0, 1],
      refused: [2],
      make: addLimitation,
    },
    {row: 'DA-243', entity: 'tag', field: 'state', taken: [0, 1], refused: [2], make: addTag},
    {row: 'ED-211', entity: 'template', field: 'seoState', taken: [0, 1], refused: [2], make: template},
    {row: 'ED-215', entity: 'template', field: 'displayControl', taken: [0, 1], refused: [2], make: draft},
  ];

  it.each(cases)('[$row] $field of $entity', async ({entity, field, taken, refused, make}) => {
    const id = idOf(await make());
    for (const value of taken)
      expect((await scene.admin.rest('PUT', `${entity}/${id}`, {[field]: value})).status).toBe(200);
    for (const value of refused)
      expect((await scene.admin.rest('PUT', `${entity}/${id}`, {[field]: value})).status).toBe(422);
  });

  it('[DA-226] product types, each with a quote category of its kind', async () => {
    expect(await addCategory(scene.admin)).toMatchObject({productType: 0});
    expect(await addCategory(scene.admin, await semiCustom(scene.admin))).toMatchObject({productType: 1});
    for (const productType of [2, -1])
      expect(
        (
          await scene.admin.rest('POST', 'category', {
            ...CATEGORY,
            categoryName: 'x',
            categoryCode: uniqueName('x'),
            productType,
          })
        ).status,
      ).toBe(422);
  });

  it('[DA-230] [DA-341] of positions and effect types', async () => {
    const {id} = await addCategory(scene.admin);
    const save = (values: Json) =>
      scene.admin.call('/design/category/updateCategoryConfig', {
        id,
        hasBg: 1,
        isSticker: 1,
        stickerEffectType: 1,
        positionConfigs: [{designPostion: 0}],
        ...values,
      });
    for (const stickerEffectType of [1, 2, 3, 4]) expect((await save({stickerEffectType})).code).toBe('200');
    for (const stickerEffectType of [0, 5]) expect((await save({stickerEffectType})).code).toBe('422');
    expect((await save({positionConfigs: [{designPostion: 0}, {designPostion: 1}]})).code).toBe('200');
    expect((await save({positionConfigs: [{designPostion: 2}]})).code).toBe('422');
  });

  it('keeps a draft’s design as it was sent', async () => {
    const {id} = asObject(
      await scene.admin.data('/design/template/stagingTemplate', {templateFile: JSON.parse(DESIGN)}),
    );
    expect((await scene.admin.get('template', Number(id))).templateFile).toEqual(JSON.parse(DESIGN));
  });
});
