/** Categories, plating colours, colour cards, tags and platform limitations as staff keep them. */
import {asList, asObject, asObjects, idOf} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {uniqueName} from '../harness/world';
import {addCategory, CATEGORY, errorsOf, openSceneOn, publish, semiCustom, type Scene} from './scene';

let scene: Scene;

beforeAll(async () => {
  scene = await openSceneOn(await sharedServer());
}, 240_000);
afterAll(() => scene?.server.stop());

describe('design categories', () => {
  it(`[DA-332] [DA-334] [DA-335] [DA-336] [DA-337]
    refuses a category without what is required, in the documented words`, async () => {
    const refused = await scene.admin
      .speaking('zh')
      .call('/design/category/addCategoryBasic', {language: 'en-us', isMultiLanguage: 1});
    expect(refused.code).toBe('422');
    expect(errorsOf(refused)).toEqual({
      categoryName: '请输入类目名称',
      categoryCode: expect.any(String),
      productType: expect.any(String),
      quoteCateId: expect.any(String),
      categoryTitle: expect.any(String),
      categoryKeywords: expect.any(String),
      categoryDescription: expect.any(String),
      categoryIntroduction: expect.any(String),
      categoryMainImg: '请上传类别展示图',
      isMetal: '请选择是否激活金属色',
    });
  });

  it('[DA-333] [DA-334] refuses “/” in name and code', async () => {
    const refused = await scene.admin.call('/design/category/addCategoryBasic', {
      ...CATEGORY,
      categoryName: 'A/B',
      categoryCode: 'A/B',
    });
    expect(Object.keys(errorsOf(refused))).toEqual(['categoryName', 'categoryCode', 'categoryUrl']);
  });

  it.each([
    ['[DA-345] Chinese', '/design/徽章/'],
    ['[DA-345] full-width characters', '/design/ｐins/'],
    ['[DA-346] a space', '/design/lapel pins/'],
    ['[DA-347] a capital', '/design/Pins/'],
    ['[DA-348] no closing slash', '/design/pins'],
    ['[DA-348] a slash within', '/design/lapel/pins/'],
    ['[DA-225] another beginning', '/pins/'],
  ])('refuses a path with %s', async (_, categoryUrl) => {
    const refused = await scene.admin.call('/design/category/addCategoryBasic', {
      ...CATEGORY,
      categoryName: uniqueName('x'),
      categoryCode: uniqueName('x'),
      categoryUrl,
    });
    expect(Object.keys(errorsOf(refused))).toEqual(['categoryUrl']);
  });

  it('[DA-411] [DA-225] adds a category and makes its path from its name', async () => {
    const name = uniqueName('Lapel Pins');
    const category = await addCategory(scene.admin, {categoryName: name, isMultiLanguage: 1});
    expect(category).toMatchObject({
      categoryName: name,
      categoryUrl: `/design/${name.toLowerCase().replaceAll(' ', '-')}/`,
      categoryState: 1,
      isMultiLanguage: 1,
    });
  });

  it('[DA-339] [DA-340] [DA-343] refuses a half-made design function in the documented words', async () => {
    const {id} = await addCategory(scene.admin);
    const refused = await scene.admin
      .speaking('zh')
      .call('/design/category/updateCategoryConfig', {id, positionCalmAppearence: 'x'});
    expect(errorsOf(refused)).toEqual({
      hasBg: '请选择是否有底图！',
      isSticker: '请选择是否为贴纸！',
      stickerEffectType: '请选择效果类型！',
      positionConfigs: '请填写必填项',
    });
    expect(
      errorsOf(
        await scene.admin.call('/design/category/updateCategoryConfig', {
          id,
          hasBg: 1,
          isSticker: 0,
          stickerEffectType: 1,
        }),
      ),
    ).toEqual({positionConfigs: 'please fill required items'});
  });

  it('[DA-342] lets a semi-custom category be without positions', async () => {
    const {id} = await addCategory(scene.admin, await semiCustom(scene.admin));
    await scene.admin.data('/design/category/updateCategoryConfig', {id, hasBg: 0, isSticker: 1, stickerEffectType: 2});
  });

  it('[DA-344] asks for the position that a text belongs to', async () => {
    const {id} = await addCategory(scene.admin);
    const refused = await scene.admin
      .speaking('zh')
      .call('/design/category/updateCategoryConfig', {
        id,
        hasBg: 1,
        isSticker: 0,
        stickerEffectType: 1,
        positionConfigs: [{positionCopywriting: 'front text'}],
      });
    expect(errorsOf(refused)).toEqual({positionConfigs: '请勾选相应位置！'});
  });

  it('[DA-558] takes 3 or 5 per row and nothing else', async () => {
    const {id} = await addCategory(scene.admin);
    const config = {id, hasBg: 1, isSticker: 0, stickerEffectType: 1, positionConfigs: [{designPostion: 0}]};
    for (const style of ['{"perRow":4}', 'three', '{}'])
      expect(
        Object.keys(
          errorsOf(
            await scene.admin.call('/design/category/updateCategoryConfig', {...config, styleConfiguration: style}),
          ),
        ),
      ).toEqual(['styleConfiguration']);
    for (const style of ['{"perRow":3}', '{"perRow":5}', '3'])
      await scene.admin.data('/design/category/updateCategoryConfig', {...config, styleConfiguration: style});
  });

  it('[DA-407] [DA-406] [ED-222] [ED-224] [ED-399] saves the design function and gives it to the editor', async () => {
    const {id} = await addCategory(scene.admin);
    const shapeId = idOf(
      await scene.admin.create('shape', {
        category: id,
        selectProcess: 'Die-cast',
        platedColorCard: await addPlating(),
        formFactorName: uniqueName('Round'),
        formFactor: 'round',
        img: '/files/round.png',
      }),
    );
    await scene.admin.data('/design/category/updateCategoryConfig', {
      id,
      language: 'en-us',
      hasBg: 1,
      isSticker: 0,
      stickerEffectType: 3,
      isChangeProduct: 1,
      isDisplayInTemplate: 0,
      styleConfiguration: '{"perRow":5}',
      categoryMainImg: '/files/other.png',
      isMetal: 0,
      shapeId,
      positionConfigs: [
        {designPostion: 0, positionColorLimitation: '4', positionCopywriting: 'Front'},
        {designPostion: 1},
      ],
    });
    const page = asObject(await scene.visitor.data('/design/category/getById', {id, language: 'en-us'}, 'GET'));
    expect(page).toMatchObject({
      id,
      productType: 0,
      hasBg: 1,
      isSticker: 0,
      stickerEffectType: 3,
      quoteCateName: 'Lapel Pins',
      isChangeProduct: 1,
      isDisplayInTemplate: 0,
    });
    expect(await scene.admin.data('/design/category/getById', {id}, 'GET')).toMatchObject({
      categoryMainImg: '/files/other.png',
      isMetal: 0,
      shapeId,
      styleConfiguration: '{"perRow":5}',
    });
    const positions = asObjects(page.positionConfigs);
    expect(positions).toMatchObject([
      {categoryId: id, designPostion: 0, positionColorLimitation: '4', positionCopywriting: 'Front'},
      {categoryId: id, designPostion: 1},
    ]);
    expect(new Set(positions.map(idOf)).size).toBe(2);
  });

  it('[ED-003] opens the blank generic product for id 0, with the front alone', async () => {
    const page = asObject(await scene.visitor.data('/design/category/getById', {id: 0, language: 'en-us'}, 'GET'));
    expect(page).toMatchObject({id: 0, productType: 0});
    expect(asObjects(page.positionConfigs).map(position => position.designPostion)).toEqual([0]);
  });

  it('[DA-405] lists categories by name or code, as a plain list, disabled ones to staff alone', async () => {
    const word = uniqueName('word');
    const byName = await addCategory(scene.admin, {categoryName: `${word} a`});
    const byCode = await addCategory(scene.admin, {categoryCode: `${word}-b`});
    await scene.admin.action('category', 'toggle', {ids: [byCode.id], on: false});
    const query = {language: 'en-us', categoryNameCode: word};
    expect(asObjects(await scene.admin.data('/design/category/list', query, 'GET')).map(idOf)).toEqual([
      byName.id,
      byCode.id,
    ]);
    expect(asObjects(await scene.visitor.data('/design/category/list', query, 'GET')).map(idOf)).toEqual([byName.id]);
    expect((await scene.visitor.call('/design/category/getById', {id: byCode.id}, 'GET')).code).toBe('404');
  });

  it('[DA-409] puts categories in a new order', async () => {
    const word = uniqueName('sort');
    const ids = [];
    for (const letter of ['a', 'b', 'c'])
      ids.push((await addCategory(scene.admin, {categoryName: `${word} ${letter}`})).id);
    const order = ids.toReversed();
    await scene.admin.data('/design/category/changeCategorySort', {list: order.map(id => ({id}))});
    const found = asObjects(await scene.admin.data('/design/category/list', {categoryNameCode: word}, 'GET'));
    expect(found.map(idOf)).toEqual(order);
  });

  it('[DA-351] does not delete a category that a shape or a template uses', async () => {
    const drawn = await addCategory(scene.admin);
    await publish(scene.admin, {categoryId: drawn.id});
    expect(await scene.admin.call('/design/category/delById', {id: drawn.id}, 'GET')).toMatchObject({
      code: '409',
      message: expect.stringContaining('Template'),
    });
    const shaped = await addCategory(scene.admin);
    const plating = await addPlating();
    await scene.admin.create('shape', {
      category: shaped.id,
      selectProcess: 'Die-cast',
      platedColorCard: plating,
      formFactorName: uniqueName('Round'),
      formFactor: 'round',
      img: '/files/round.png',
    });
    expect(await scene.admin.call('/design/category/delById', {id: shaped.id}, 'GET')).toMatchObject({
      code: '409',
      message: expect.stringContaining('Category shape'),
    });
    const free = await addCategory(scene.admin);
    expect((await scene.admin.call('/design/category/delById', {id: free.id}, 'GET')).code).toBe('200');
  });

  it('[DA-235] shows on a shape what its category is called, also after a change', async () => {
    const category = await addCategory(scene.admin);
    const shape = await scene.admin.create('shape', {
      category: category.id,
      selectProcess: 'Die-cast',
      platedColorCard: await addPlating(),
      formFactorName: 'Round',
      formFactor: 'round',
      img: '/files/round.png',
      position: 0,
      color: '#fcdc7d',
    });
    expect(shape).toMatchObject({
      categoryName: category.categoryName,
      categoryCode: category.categoryCode,
      category: category.id,
      productType: 0,
      position: 0,
      color: '#fcdc7d',
      enable: 1,
      img: '/files/round.png',
    });
    const categoryName = uniqueName('Renamed');
    await scene.admin.data('/design/category/updateCategoryBasic', {id: category.id, categoryName});
    expect(await scene.admin.get('shape', idOf(shape))).toMatchObject({categoryName});
    const other = await addCategory(scene.admin);
    await scene.admin.update('shape', idOf(shape), {category: other.id, categoryName: 'Mine'});
    expect(await scene.admin.get('shape', idOf(shape))).toMatchObject({
      categoryName: other.categoryName,
      categoryCode: other.categoryCode,
    });
  });
});

const PLATING = {
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
};

async function addPlating(): Promise<number> {
  return idOf(await scene.admin.data('/design/platingColorChart/edit', {...PLATING, platingName: uniqueName('Gold')}));
}

describe('plating colours', () => {
  it('[DA-321] [DA-323] [DA-325] [DA-328] names what is missing in the documented words', async () => {
    const refused = await scene.admin
      .speaking('zh')
      .call('/design/platingColorChart/edit', {platingName: ' ', quoteTechesList: []});
    expect(errorsOf(refused)).toEqual({
      platingName: '请输入电镀名称',
      paltingShadeConvex: '请输入电镀主色',
      paltingShadeConcave: '请输入电镀主色',
      paltingImg: '请上传电镀图',
      quoteTechesList: '请至少选择一种适用类别',
    });
  });

  it('[DA-322] [DA-324] [DA-393] saves one without minor shades, and no second of the same name', async () => {
    const platingName = uniqueName('Silver');
    await scene.admin.data('/design/platingColorChart/edit', {...PLATING, platingName});
    const refused = await scene.admin.speaking('zh').call('/design/platingColorChart/edit', {...PLATING, platingName});
    expect([refused.code, errorsOf(refused)]).toEqual(['409', {platingName: '电镀名称已存在'}]);
  });

  it('[DA-327] takes jpeg, jpg, gif and png pictures only', async () => {
    const save = (paltingImg: string) =>
      scene.admin.call('/design/platingColorChart/edit', {...PLATING, platingName: uniqueName('Brass'), paltingImg});
    expect(Object.keys(errorsOf(await save('/files/blank.svg')))).toEqual(['paltingImg']);
    for (const ending of ['jpeg', 'JPG', 'gif', 'png']) expect((await save(`/files/blank.${ending}`)).code).toBe('200');
  });

  it('[DA-330] refuses a technique without its plating option', async () => {
    const refused = await scene.admin.call('/design/platingColorChart/edit', {
      ...PLATING,
      platingName: uniqueName('Copper'),
      quoteTechesList: [{quoteId: 11, quoteName: 'Lapel Pins', techList: [{techId: 1, techName: 'Soft enamel'}]}],
    });
    expect(errorsOf(refused)).toEqual({quoteTechesList: [{techList: [{quotePlatingId: expect.any(String)}]}]});
  });

  it('[DA-395] [DA-394] switches one off, out of the sight of visitors, and finds by name or id', async () => {
    const id = await addPlating();
    const {platingName} = await scene.admin.get('plating-colour', id);
    const find = async (text: unknown) =>
      asObjects(await scene.visitor.data('/design/platingColorChart/list', {language: 'en-us', platingName: text})).map(
        idOf,
      );
    expect(await find(platingName)).toEqual([id]);
    expect(await find(id)).toContain(id);
    await scene.admin.data('/design/platingColorChart/enable', {id, state: 0}, 'GET');
    expect(await find(platingName)).toEqual([]);
  });

  it('[DA-397] sorts by pairs of id and sort', async () => {
    const [first, second] = [await addPlating(), await addPlating()];
    const {sort: low} = await scene.admin.get('plating-colour', first);
    const {sort: high} = await scene.admin.get('plating-colour', second);
    await scene.admin.data('/design/platingColorChart/sort', {
      list: [
        {id: first, sort: high},
        {id: second, sort: low},
      ],
    });
    expect((await scene.admin.get('plating-colour', second)).sort).toBe(low);
    expect((await scene.admin.get('plating-colour', first)).sort).toBe(high);
  });
});

describe('colour cards', () => {
  const addType = async () =>
    idOf(await scene.admin.data('/design/colorCard/editColorType', {typeName: uniqueName('Reds'), code: '#ff0000'}));
  const addCard = async (typeId: number) =>
    scene.admin.create('colour-card', {typeId, pantone: uniqueName('PMS'), code: '#e4002b', alt: 'Red'});
  const cardsOf = async (typeId: number) =>
    asObjects(await scene.admin.data('/design/colorCard/selectColorCard', {typeId}));

  it('[DA-331] refuses a colour category that is blank after trimming', async () => {
    const refused = await scene.admin
      .speaking('zh')
      .call('/design/colorCard/editColorType', {typeName: '  ', code: '  '});
    expect(errorsOf(refused)).toEqual({typeName: '请填写完全！', code: '请填写完全！'});
  });

  it('[DA-402] [DA-403] adds, edits and deletes colour categories', async () => {
    const id = await addType();
    expect(
      asObject(await scene.admin.data('/design/colorCard/editColorType', {id, typeName: 'Blues', code: '#0000ff'})),
    ).toMatchObject({id, typeName: 'Blues'});
    await scene.admin.data('/design/colorCard/deleteColorType', {typeId: id}, 'GET');
    const types = asObjects(await scene.admin.data('/design/colorCard/selectColorType', {}, 'GET'));
    expect(types.map(idOf)).not.toContain(id);
  });

  it('[DA-401] [DA-223] [ED-371] [ED-203] lists the cards of one category with its name', async () => {
    const typeId = await addType();
    const {typeName} = await scene.admin.get('colour-type', typeId);
    const card = await addCard(typeId);
    const expected = [{id: card.id, pantone: card.pantone, code: '#e4002b', alt: 'Red', color: 'Red', typeName}];
    expect(await cardsOf(typeId)).toMatchObject(expected);
    expect(await scene.visitor.data('/design/color/getColorCardByTypeId', {typeId}, 'GET')).toMatchObject(expected);
  });

  it('[ED-372] finds cards by number, with code 500 when there is none', async () => {
    const card = await addCard(await addType());
    const find = (colorName: unknown) =>
      scene.visitor.call('/design/color/getColorCardByColorName', {colorName}, 'GET');
    expect(await find(String(card.pantone).toUpperCase())).toMatchObject({
      status: 200,
      code: '200',
      data: [{id: card.id}],
    });
    expect(await find(uniqueName('none'))).toMatchObject({
      status: 200,
      code: '500',
      message: 'Sorry, no results, please enter another Pantone color number!',
    });
  });

  it('[DA-404] moves chosen cards to another category, [DA-496] none chosen being refused', async () => {
    const [from, to] = [await addType(), await addType()];
    const cards = [await addCard(from), await addCard(from)];
    await scene.admin.data('/design/colorCard/batchUpdateColorCardType', {
      typeId: to,
      designSystemColorCardList: cards.map(idOf),
    });
    expect((await cardsOf(to)).map(idOf)).toEqual(cards.map(idOf));
    expect(await cardsOf(from)).toEqual([]);
    const refused = await scene.admin
      .speaking('zh')
      .call('/design/colorCard/batchUpdateColorCardType', {typeId: to, designSystemColorCardList: []});
    expect(errorsOf(refused)).toEqual({designSystemColorCardList: '未选中任何色卡!'});
  });

  it('[DA-399] sorts the cards of a category', async () => {
    const typeId = await addType();
    const ids = [idOf(await addCard(typeId)), idOf(await addCard(typeId)), idOf(await addCard(typeId))];
    await scene.admin.data('/design/colorCard/sort', {designSystemColorTypeList: ids.toReversed()});
    expect((await cardsOf(typeId)).map(idOf)).toEqual(ids.toReversed());
  });
});

describe('tags', () => {
  const addTagType = async () =>
    idOf(await scene.admin.data('/design/labelsType/edit', {labelTypeName: uniqueName('Mood'), language: 'en-us'}));
  const addTag = async (labelTypeId: number) =>
    asObject(
      await scene.admin.data('/design/labels/edit', {labelTypeId, labelName: uniqueName('happy'), language: 'en-us'}),
    );

  it('[DA-355] [DA-356] [DA-555] needs names, and starts a tag enabled', async () => {
    expect(
      Object.keys(errorsOf(await scene.admin.call('/design/labelsType/edit', {labelTypeName: ' ', language: 'en-us'}))),
    ).toEqual(['labelTypeName']);
    const labelTypeId = await addTagType();
    expect(Object.keys(errorsOf(await scene.admin.call('/design/labels/edit', {labelTypeId, labelName: ''})))).toEqual([
      'labelName',
    ]);
    expect(await addTag(labelTypeId)).toMatchObject({state: 1, labelTypeId});
  });

  it('[DA-437] [DA-429] [DA-241] [DA-242] lists types with their tags, by a part of a tag name', async () => {
    const labelTypeId = await addTagType();
    const [one] = [await addTag(labelTypeId), await addTag(labelTypeId)];
    const list = async (labelName: unknown) =>
      asObjects(await scene.admin.data('/design/labelsType/list', {language: 'en-us', labelName}, 'GET'));
    const found = await list(one?.labelName);
    expect(found).toMatchObject([
      {
        id: labelTypeId,
        language: 'en-us',
        labelsList: [{id: one?.id, labelName: one?.labelName, state: 1, sortNum: 1}],
      },
    ]);
    expect(await list(uniqueName('none'))).toEqual([]);
    const all = asObjects(await scene.admin.data('/design/labelsType/list', {language: 'en-us'}, 'GET')).find(
      type => type.id === labelTypeId,
    );
    expect(asList(all?.labelsList)).toHaveLength(2);
  });

  it('[DA-357] [DA-358] deletes neither a type that holds tags nor a tag that a template has', async () => {
    const labelTypeId = await addTagType();
    const tag = await addTag(labelTypeId);
    expect((await scene.admin.call('/design/labelsType/delById', {id: labelTypeId}, 'GET')).code).toBe('409');
    await publish(scene.admin, {labels: String(tag.id)});
    expect((await scene.admin.call('/design/labels/delById', {id: tag.id}, 'GET')).code).toBe('409');
    const free = await addTagType();
    expect((await scene.admin.call('/design/labelsType/delById', {id: free}, 'GET')).code).toBe('200');
  });

  it('[DA-441] sorts the tags of a type', async () => {
    const labelTypeId = await addTagType();
    const ids = [idOf(await addTag(labelTypeId)), idOf(await addTag(labelTypeId))];
    await scene.admin.data('/design/labels/sort', {list: ids.toReversed()});
    expect((await scene.admin.list('tag', {filter: {labelTypeId}, sort: ['sortNum', 'ASC']})).map(idOf)).toEqual(
      ids.toReversed(),
    );
  });
});

describe('platform limitations', () => {
  it('[DA-353] [DA-354] needs a platform type and a domain of that type', async () => {
    expect(
      Object.keys(
        errorsOf(await scene.admin.call('/design/platformLimitation/editPlatformLimitation', {state: 1})),
      ).toSorted(),
    ).toEqual(['proId', 'proType']);
    const project = await scene.admin.create('project', {
      proName: uniqueName('Dealer'),
      proType: 1,
      projectIsDefault: 0,
      state: 1,
    });
    const refused = await scene.admin.call('/design/platformLimitation/editPlatformLimitation', {
      proId: project.id,
      proType: 2,
    });
    expect(Object.keys(errorsOf(refused))).toEqual(['proType']);
  });

  it('[DA-421] [DA-420] [DA-422] [DA-240] saves, lists by time with the categories nested, and deletes', async () => {
    const proName = uniqueName('Dealer');
    const category = await addCategory(scene.admin);
    const project = await scene.admin.create('project', {
      proName,
      proType: 1,
      url: `https://${proName}.example`,
      projectIsDefault: 0,
      state: 1,
    });
    const saved = asObject(
      await scene.admin.data('/design/platformLimitation/editPlatformLimitation', {
        proId: project.id,
        proType: 1,
        domainUrl: project.url,
        state: 1,
        templatePublishLimitation: 1,
        platformLimitationList: [{categoryId: category.id}],
      }),
    );
    const listed = async () =>
      asObjects(
        await scene.admin.data('/design/platformLimitation/getAllPlatformLimitation', {
          keyword: proName,
          timeSort: 'DESC',
        }),
      );
    expect(await listed()).toMatchObject([
      {
        id: saved.id,
        proId: project.id,
        proType: 1,
        domainUrl: project.url,
        state: 1,
        templatePublishLimitation: 1,
        platformLimitationList: [{categoryId: category.id, category: {categoryCode: category.categoryCode}}],
      },
    ]);
    await scene.admin.data('/design/platformLimitation/deletePlatformLimitation', {id: saved.id});
    expect(await listed()).toEqual([]);
  });
});
