/** Quote data, the log of its changes, website prices, FD categories and molds, over HTTP. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asNumber, asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const PICTURE = '/files/public/picture.png';

async function newCategory(values: Json = {}): Promise<Json> {
  const cateName = uniqueName('Quote');
  return admin.create('quote-category', {cateName, cateNameZh: '测试', productType: 0, ...values});
}

async function newTechnique(): Promise<number> {
  return idOf(await admin.create('technique', {techName: uniqueName('Tech'), techNameZh: '工艺'}));
}

async function newParameter(): Promise<number> {
  return idOf(
    await admin.create('quote-parameter', {paramName: uniqueName('Size'), paramNameZh: '尺寸', paramType: 1}),
  );
}

function errorsOf(body: unknown): Json {
  return asObject(asObject(body).errors);
}

/** The entries of one record, newest first. */
async function logOf(className: string, entityId: unknown, more: Json = {}): Promise<readonly Json[]> {
  return asObjects(asObject(await admin.data('/quote/quoteEntityLog/listLog', {className, entityId, ...more})).records);
}

describe('the quote log', () => {
  test('[DA-244] [DA-247] holds each change with before and after, and by whom', async () => {
    const {id, cateName} = await newCategory();
    const renamed = uniqueName('Renamed');
    await admin.update('quote-category', asNumber(id), {cateName: renamed});
    await admin.remove('quote-category', asNumber(id));
    const entries = await logOf('QuoteCate', id);
    expect(entries.map(entry => entry.operation)).toEqual(['delete', 'update', 'insert']);
    const [deleted = {}, updated = {}, inserted = {}] = entries;
    expect(updated).toMatchObject({
      id: expect.any(Number),
      entityId: id,
      type: 1,
      userName: 'Ada Moreau',
      userId: expect.any(Number),
      createTime: expect.any(String),
      className: 'QuoteCate',
      operation: 'update',
    });
    expect(asObject(JSON.parse(asText(updated.beforeData)))).toMatchObject({id, cateName});
    expect(asObject(JSON.parse(asText(updated.afterData)))).toMatchObject({id, cateName: renamed});
    expect(inserted.beforeData).toBeNull();
    expect(deleted.afterData).toBeNull();
  });

  test(`[DA-245] [DA-246]
    tells category edits, base prices and price tiers apart, one entry for each that is touched`, async () => {
    const category = await newCategory();
    const price = await admin.create('quote-category-parameter', {
      quoteCateId: category.id,
      paramId: await newParameter(),
      basePrice: '1.20',
    });
    const types = async (): Promise<readonly unknown[]> =>
      (await logOf('QuoteCateParam', price.id)).map(entry => entry.type);
    expect(await types()).toEqual([1]);
    await admin.update('quote-category-parameter', idOf(price), {basePrice: '1.35'});
    expect(await types()).toEqual([2, 1]);
    await admin.update('quote-category-parameter', idOf(price), {
      priceTiers: [
        {quantity: 50, unitPrice: '1.30'},
        {quantity: 100, unitPrice: '1.1'},
      ],
    });
    expect(await types()).toEqual([3, 2, 1]);
    await admin.update('quote-category-parameter', idOf(price), {basePrice: '1.40', priceTiers: []});
    expect((await types()).slice(0, 2).toSorted()).toEqual([2, 3]);
    const parameter = await newParameter();
    expect((await logOf('QuoteParam', parameter))[0]).toMatchObject({
      type: 1,
      className: 'QuoteParam',
      operation: 'insert',
    });
    const website = await admin.create('website-price', {
      proId: idOf(await admin.first('project', {projectIsDefault: 1})),
      quoteCateId: category.id,
      increaseType: 1,
      increaseRate: '5',
    });
    expect((await logOf('WebsiteIncreasePrice', website.id))[0]).toMatchObject({
      type: 2,
      className: 'WebsiteIncreasePrice',
      operation: 'insert',
    });
  });

  test('a change that is refused leaves nothing in the log, nor does one that changes nothing', async () => {
    const category = await newCategory();
    await admin.rest('PUT', `quote-category/${String(category.id)}`, {cateName: ''});
    await admin.update('quote-category', idOf(category), {cateName: category.cateName});
    expect(await logOf('QuoteCate', category.id)).toHaveLength(1);
  });

  test(`[DA-424] [DA-542]
    is paged by ten and narrowed by type, user, class, operation, times, record and keyword`, async () => {
    const category = await newCategory();
    for (const step of Array.from({length: 11}, (_, index) => index))
      await admin.update('quote-category', idOf(category), {cateNameZh: `第${step}次`});
    const page = asObject(
      await admin.data('/quote/quoteEntityLog/listLog', {className: 'QuoteCate', entityId: category.id}),
    );
    expect(page).toMatchObject({total: 12, size: 10, pages: 2});
    expect(asObjects(page.records)).toHaveLength(10);
    const last = asObject(
      await admin.data('/quote/quoteEntityLog/listLog', {
        className: 'QuoteCate',
        entityId: category.id,
        page: 3,
        pageSize: 5,
      }),
    );
    expect(last).toMatchObject({total: 12, size: 5, pages: 3, current: 3});
    expect(asObjects(last.records)).toHaveLength(2);
    const count = async (more: Json): Promise<number> =>
      asNumber(asObject(await admin.data('/quote/quoteEntityLog/listLog', {entityId: category.id, ...more})).total);
    const me = (await logOf('QuoteCate', category.id))[0]?.userId;
    expect(await count({operation: 'insert'})).toBe(1);
    expect(await count({type: 2})).toBe(0);
    expect(await count({userId: me})).toBe(12);
    expect(await count({userId: 999_999_999})).toBe(0);
    expect(await count({keyword: '第7次'})).toBe(2);
    expect(await count({startTime: '2001-01-01', endTime: '2002-01-01'})).toBe(0);
    expect(await count({startTime: '2001-01-01', endTime: '2999-01-01 10:00:00'})).toBe(12);
    expect((await admin.call('/quote/quoteEntityLog/listLog', {startTime: 'yesterday'})).code).toBe('422');
  });

  test('[DA-425] names everybody who stands in it', async () => {
    await newCategory();
    const {userList} = asObject(await admin.data('/quote/quoteEntityLog/getSearchParam', {}, 'GET'));
    expect(asObjects(userList)).toContainEqual({userId: expect.any(Number), userName: 'Ada Moreau'});
  });

  test('[DA-543] [DA-544] filters by the values of the documents', async () => {
    for (const type of [1, 2, 3])
      expect((await admin.rest('GET', `quote-log?filter=${encodeURIComponent(JSON.stringify({type}))}`)).status).toBe(
        200,
      );
    const {fields} = {fields: (await import('@emblem/schemas/node')).loadModel().entity('quote-log').field};
    expect(fields.type?.options?.map(option => option.value)).toEqual([1, 2, 3]);
    expect(fields.operation?.options?.map(option => option.value)).toEqual(['insert', 'update', 'delete']);
  });

  test('is written by nobody, and read by who may', async () => {
    expect((await admin.rest('POST', 'quote-log', {type: 1})).status).toBe(403);
    const person = await makePerson(admin, {rights: {'quote-category.update': 'all'}});
    expect((await person.client.call('/quote/quoteEntityLog/listLog')).code).toBe('403');
  });
});

describe('quote categories', () => {
  test('[DA-414] [DA-412] [DA-413] are listed below one another, of one state where that is asked', async () => {
    const group = await newCategory();
    const [on, off] = [await newCategory({pid: group.id}), await newCategory({pid: group.id, status: 0})];
    const below = asObjects(await admin.data('/quote/cate/getByPId', {pid: group.id}, 'GET'));
    expect(below.map(idOf)).toEqual([on.id, off.id]);
    expect(asObjects(await admin.data('/quote/cate/getByPId', {}, 'GET')).map(idOf)).toContain(group.id);
    const listed = asObjects(
      await admin.data('/category/listAllCategoryByParentId', {id: group.id, language: 'en-us', status: 1}),
    );
    expect(listed).toMatchObject([{id: on.id, cateNameZh: '测试'}]);
    expect(
      asObjects(await admin.data('/category/listAllCategoryByParentId', {id: group.id, language: 'en-us'})),
    ).toHaveLength(2);
  });

  test('[DA-392] those of the FD line come with their names and techniques', async () => {
    const technique = await newTechnique();
    const category = await newCategory({isFd: 1, techniqueIds: [technique]});
    const other = await newCategory({isFd: 0});
    const found = asObjects(await admin.data('/quote/cate/getAll', {isFd: 1}));
    expect(found.find(each => each.id === category.id)).toMatchObject({
      cateName: category.cateName,
      techList: [{techId: technique}],
    });
    expect(found.map(idOf)).not.toContain(other.id);
    expect(asObjects(await admin.data('/quote/cate/getAll')).map(idOf)).toContain(other.id);
  });

  test('[DA-398] a technique of a category has plating options', async () => {
    const techId = await newTechnique();
    const category = await newCategory({techniqueIds: [techId]});
    const option = await admin.create('quote-plating', {
      quoteId: category.id,
      techId,
      quotePlatingName: 'Gold',
      surcharge: '0.06',
    });
    for (const verb of ['GET', 'POST'] as const)
      expect(await admin.data('/quote/cate/quotePlatingList', {quoteId: category.id, techId}, verb)).toMatchObject([
        {id: option.id, quotePlatingName: 'Gold'},
      ]);
  });

  test('[DA-481] [DA-304] full-custom and semi-custom ones are two lists', async () => {
    const [full, semi] = [await newCategory(), await newCategory({productType: 1})];
    const {quoteCateList, halfProductCateList} = asObject(
      await admin.data('/quote/cate/getAllQuoteCateAndHalfProductCate'),
    );
    expect(asObjects(quoteCateList).map(idOf)).toContain(full.id);
    expect(asObjects(quoteCateList).map(idOf)).not.toContain(semi.id);
    expect(asObjects(halfProductCateList).map(idOf)).toContain(semi.id);
  });

  test('none stands below itself, none is deleted while it is used, and none twice', async () => {
    const group = await newCategory();
    const inner = await newCategory({pid: group.id});
    expect(
      errorsOf((await admin.speaking('zh').rest('PUT', `quote-category/${String(group.id)}`, {pid: inner.id})).body),
    ).toEqual({pid: '上级类别不能是自己或自己的下级'});
    expect((await admin.rest('DELETE', `quote-category/${String(group.id)}`)).status).toBe(409);
    expect(
      (await admin.rest('POST', 'quote-category', {cateName: group.cateName, cateNameZh: '测试', productType: 0}))
        .status,
    ).toBe(409);
  });

  test('prices by quantity rise in quantity', async () => {
    const category = await newCategory();
    const refused = await admin.speaking('zh').rest('POST', 'quote-category-parameter', {
      quoteCateId: category.id,
      paramId: await newParameter(),
      priceTiers: [
        {quantity: 100, unitPrice: '1.00'},
        {quantity: 100, unitPrice: '0.90'},
      ],
    });
    expect(errorsOf(refused.body)).toEqual({priceTiers: '阶梯数量须从小到大且不重复'});
  });
});

describe('what points to quote categories', () => {
  test('a design category has name, path and product type of its quote category, also after a change', async () => {
    const quote = await newCategory({cateUrl: '/quote/test-quote'});
    const values = {
      categoryName: uniqueName('Pins'),
      categoryCode: uniqueName('C'),
      productType: 0,
      quoteCateId: quote.id,
      categoryTitle: 'T',
      categoryKeywords: 'k',
      categoryDescription: 'd',
      categoryIntroduction: 'i',
      categoryMainImg: PICTURE,
      isMetal: 1,
    };
    const category = await admin.create('category', values);
    expect(category).toMatchObject({quoteCateName: quote.cateName, quoteCateUrl: '/quote/test-quote'});
    const cateName = uniqueName('Renamed');
    await admin.update('quote-category', idOf(quote), {cateName});
    expect(await admin.get('category', idOf(category))).toMatchObject({quoteCateName: cateName});
    const refused = await admin.speaking('zh').rest('PUT', `category/${String(category.id)}`, {productType: 1});
    expect(errorsOf(refused.body)).toEqual({quoteCateId: '报价类别与产品类型不符，请重新选择'});
    expect((await admin.rest('DELETE', `quote-category/${String(quote.id)}`)).status).toBe(409);
  });

  const plating = (quoteTechesList: readonly unknown[]): Json => ({
    platingName: uniqueName('Gold'),
    paltingShadeConvex: '#da9f19',
    paltingShadeConcave: '#fcdc7d',
    paltingImg: PICTURE,
    quoteTechesList,
  });

  test('a plating colour has a technique of each category that offers any, and needs none elsewhere', async () => {
    const techId = await newTechnique();
    const [metal, paper] = [await newCategory({techniqueIds: [techId]}), await newCategory()];
    const entry = (category: Json, techList: readonly unknown[]) => ({quoteId: category.id, quoteName: 'x', techList});
    const save = (...list: readonly unknown[]) =>
      admin.speaking('zh').call('/design/platingColorChart/edit', plating(list));
    expect(asObject(asObject((await save(entry(metal, []))).data).errors)).toEqual({
      quoteTechesList: '每条都至少选择一种',
    });
    expect((await save(entry(paper, []))).code).toBe('200');
    expect((await save(entry(metal, [{techId: 999_999, techName: 'x', quotePlatingId: 1}]))).code).toBe('422');
  });

  test(`[DA-330]
    what a plating colour uses exists, belongs together, is called as it is, and is not deleted`, async () => {
    const techId = await newTechnique();
    const category = await newCategory({techniqueIds: [techId]});
    const option = await admin.create('quote-plating', {quoteId: category.id, techId, quotePlatingName: 'Gold'});
    const strange = await admin.create('quote-plating', {
      quoteId: (await newCategory()).id,
      techId,
      quotePlatingName: 'Gold',
    });
    const list = (quotePlatingId: unknown) => [
      {quoteId: category.id, quoteName: 'anything', techList: [{techId, techName: 'anything', quotePlatingId}]},
    ];
    expect((await admin.call('/design/platingColorChart/edit', plating(list(strange.id)))).code).toBe('422');
    const saved = asObject(await admin.data('/design/platingColorChart/edit', plating(list(option.id))));
    expect(asObjects(saved.quoteTechesList)).toMatchObject([
      {quoteName: category.cateName, techList: [{quotePlatingName: 'Gold'}]},
    ]);
    for (const [entity, id] of [
      ['quote-category', category.id],
      ['technique', techId],
      ['quote-plating', option.id],
    ] as const)
      expect([entity, (await admin.rest('DELETE', `${entity}/${String(id)}`)).status]).toEqual([entity, 409]);
    await admin.update('quote-plating', idOf(option), {quotePlatingName: 'Real gold'});
    const after = await admin.get('plating-colour', idOf(saved));
    expect(asObjects(asObjects(after.quoteTechesList)[0]?.techList)).toMatchObject([{quotePlatingName: 'Real gold'}]);
  });

  test('[DA-505] a save over /rest says what the console shows', async () => {
    const category = await newCategory();
    const send = (language: string) =>
      fetch(`${server.url}/rest/plating-colour`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', token: admin.token ?? '', language},
        body: JSON.stringify(plating([{quoteId: category.id, quoteName: 'x', techList: []}])),
      });
    expect(decodeURIComponent((await send('zh')).headers.get('X-Message') ?? '')).toBe('已新建');
    expect(decodeURIComponent((await send('en')).headers.get('X-Message') ?? '')).toBe('Created');
  });
});

describe('website prices', () => {
  async function offered(
    increase: Json,
  ): Promise<{readonly proId: number; readonly quoteCateId: unknown; readonly proType: unknown}> {
    const category = await newCategory();
    const project = await admin.create('project', {
      proName: uniqueName('Dealer'),
      proType: 1,
      projectIsDefault: 0,
      state: 1,
    });
    const proId = idOf(project);
    await admin.create('quote-category-parameter', {
      quoteCateId: category.id,
      paramId: await newParameter(),
      basePrice: '2.00',
      priceTiers: [{quantity: 100, unitPrice: '1.50'}],
    });
    await admin.data('/quote/websiteTypeCate/add', {proId, quoteCateId: category.id});
    await admin.data('/quote/websiteIncreasePrice/editWebsitePrice', {proId, quoteCateId: category.id, ...increase});
    return {proId, quoteCateId: category.id, proType: 1};
  }

  test('[DA-480] [DA-479] raise by percent or by an amount', async () => {
    const percent = await offered({increaseType: 1, increaseRate: '10'});
    expect(
      asObject(
        await admin.data('/quote/websiteIncreasePrice/getWebsitePriceByProIdAndProTypeAndCateId', {
          proId: percent.proId,
          proType: 1,
          cateId: percent.quoteCateId,
        }),
      ).paramList,
    ).toMatchObject([
      {basePrice: '2.00', websitePrice: '2.2000', priceTiers: [{quantity: 100, websitePrice: '1.6500'}]},
    ]);
    const amount = await offered({increaseType: 2, increaseAmount: '0.25'});
    const [listed] = asObjects(
      await admin.data('/quote/websiteTypeCate/getWebsiteProductCatePriceList', {proId: amount.proId}),
    );
    expect(listed).toMatchObject({quoteCateId: amount.quoteCateId, paramList: [{websitePrice: '2.2500'}]});
    expect(
      (
        await admin.call('/quote/websiteIncreasePrice/getWebsitePriceByProIdAndProTypeAndCateId', {
          proId: amount.proId,
          proType: 0,
          cateId: amount.quoteCateId,
        })
      ).code,
    ).toBe('422');
  });

  test('what joins two is called by both, also when either is renamed, and by nothing that is sent', async () => {
    const {proId, quoteCateId} = await offered({increaseType: 1, increaseRate: '10'});
    const paramId = await newParameter();
    await admin.create('review-config', {proId});
    const parts = {quoteCateId, paramId};
    const stored = await admin.first('quote-category-parameter', {quoteCateId});
    const second = await admin.create('quote-category-parameter', parts);
    const [price, offer, shown] = [
      await admin.first('website-price', {proId, quoteCateId}),
      await admin.first('website-category', {proId, quoteCateId}),
      await admin.first('review-config', {proId}),
    ];
    const names = async () => {
      const nameOf = async (entity: string, {id}: Json) => (await admin.get(entity, asNumber(id))).name;
      return {
        price: await nameOf('website-price', price),
        offer: await nameOf('website-category', offer),
        shown: await nameOf('review-config', shown),
        second: await nameOf('quote-category-parameter', second),
      };
    };
    const [proName, cateName, paramName] = ['Site', 'Category', 'Parameter'].map(uniqueName);
    await admin.update('project', asNumber(proId), {proName});
    await admin.update('quote-category', asNumber(quoteCateId), {cateName});
    await admin.update('quote-parameter', paramId, {paramName});
    await admin.update('website-price', idOf(price), {name: 'Mine', increaseRate: '11'});
    const both = `${proName} · ${cateName}`;
    expect(await names()).toEqual({price: both, offer: both, shown: proName, second: `${cateName} · ${paramName}`});
    expect((await admin.get('quote-category-parameter', idOf(stored))).name).toMatch(`${cateName} · `);
    expect((await admin.history('website-price', idOf(price))).map(entry => asObject(entry).action)).toEqual([
      'update',
      'update',
      'update',
      'create',
    ]);
  });

  test('[DA-478] have a log of their own, and carry the names of website and category', async () => {
    const {proId, quoteCateId} = await offered({increaseType: 1, increaseRate: '10'});
    const record = await admin.first('website-price', {proId, quoteCateId});
    expect(record).toMatchObject({proType: 1, name: expect.stringContaining(' · ')});
    const {records} = asObject(await admin.data('/quote/websitePriceLog/getWebsitePriceLog', {entityId: record.id}));
    expect(asObjects(records)).toMatchObject([{className: 'WebsiteIncreasePrice', operation: 'insert'}]);
  });
});

describe('FD categories', () => {
  const save = (values: Json) => admin.call('/quote/fdsearch/fdCategory/edit', values);

  test('[DA-248] have a name, a link, a picture and bindings of both kinds', async () => {
    const [full, semi] = [await newCategory(), await newCategory({productType: 1})];
    const values = {
      name: uniqueName('FD').slice(0, 20),
      jumpLink: 'https://fd.example/pins',
      imageUrl: PICTURE,
      quoteCateIdList: [full.id],
      halfQuoteCateIdList: [semi.id],
    };
    const {data} = await save(values);
    const listed = asObjects(await admin.data('/quote/fdsearch/fdCategory/list', {}, 'GET')).find(
      each => each.id === idOf(data),
    );
    expect(listed).toMatchObject(values);
    expect((await save({...values, name: 'Other', quoteCateIdList: [semi.id]})).code).toBe('422');
    expect((await admin.rest('DELETE', `quote-category/${String(full.id)}`)).status).toBe(409);
  });

  test.each([
    ['a', '422'],
    ['ab', '200'],
    ['x'.repeat(20), '200'],
    ['x'.repeat(21), '422'],
  ])('[DA-359] a name has 2 to 20 characters: %s', async (name, code) => {
    const answer = await save({name, jumpLink: 'https://fd.example'});
    expect(answer.code).toBe(code);
    if (code === '422')
      expect(asObject(asObject(answer.data).errors)).toEqual({name: 'length must be 2 to 20 characters'});
  });

  test('[DA-360] need name and link', async () => {
    expect(Object.keys(asObject(asObject((await save({})).data).errors)).toSorted()).toEqual(['jumpLink', 'name']);
  });
});

describe('molds and reviews', () => {
  test('are kept with what they point to', async () => {
    const parameter = await admin.create('mold-parameter', {
      paramName: uniqueName('Material'),
      paramNameZh: '材质',
      options: ['Iron', 'Brass'],
    });
    const mold = await admin.create('mold', {
      moldName: 'Round',
      moldCode: uniqueName('M'),
      quoteCateId: (await newCategory()).id,
      moldImg: PICTURE,
      parameterIds: [parameter.id],
      moldFee: '35.00',
    });
    expect(mold).toMatchObject({moldFee: '35.00', parameterIds: [parameter.id], state: 1});
    expect((await admin.rest('DELETE', `mold-parameter/${String(parameter.id)}`)).status).toBe(409);
    await admin.create('light-plate', {plateName: 'Blank', plateCode: uniqueName('P'), plateImg: PICTURE, width: '30'});
    const project = await admin.create('project', {
      proName: uniqueName('Site'),
      proType: 0,
      projectIsDefault: 0,
      state: 1,
    });
    expect(await admin.create('review-config', {proId: project.id})).toMatchObject({
      minStars: 1,
      perPage: 10,
      name: project.proName,
    });
    expect((await admin.rest('POST', 'review-config', {proId: project.id})).status).toBe(409);
  });
});
