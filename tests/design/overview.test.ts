/**
 * What the console's design administration and the areas beside it are made of: who reaches which screen, and what can
 * be done there.
 */
import {loadCalls, loadModel, loadNavigation} from '@emblem/schemas/node';
import type {NavigationNode} from '@emblem/schemas';
import {signIn, type Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {addCategory, openScene, registerMember, semiCustom, type Scene} from './scene';

const model = loadModel();
let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
}, 240_000);
afterAll(() => scene?.server.stop());

function addressesIn(tree: readonly Json[]): readonly string[] {
  return tree.flatMap(entry => [
    ...(Number(entry.isMenu) === 1 ? [String(entry.authorityUrl)] : []),
    ...addressesIn(asObjects(entry.childList ?? [])),
  ]);
}

/** The addresses of somebody's menu. */
async function menuOf(client: Client): Promise<ReadonlySet<string>> {
  return new Set(addressesIn(asObjects(asObject(await client.data('/user/getUserInfo')).userAuthList)));
}

async function withRole(roleName: string): Promise<Client> {
  const role = await scene.admin.first('role', {roleName});
  return (await makePerson(scene.admin, {roleIds: [idOf(role)]})).client;
}

/** Whether a record can be opened for a change: the right is asked for before anything else. */
async function mayEdit(client: Client, entity: string, filter: Json = {}): Promise<boolean> {
  const [record] = await client.list(entity, {filter, range: [0, 0]});
  if (!record) throw new Error(`There is no ${entity} to be changed.`);
  return (await client.rest('PUT', `${entity}/${idOf(record)}`, {})).status === 200;
}

const flat = (nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
  nodes.flatMap(node => [node, ...flat(node.children ?? [])]);

describe('what staff reach', () => {
  it('[DA-002] the parts of the design system, each to be edited', async () => {
    const lead = await withRole('DesignerAdmin');
    const menu = await menuOf(lead);
    await addCategory(scene.admin, await semiCustom(scene.admin));
    const parts: readonly (readonly [string, string, Json?])[] = [
      ['/interfaceManagement/bCManagement', 'category', {productType: 0}],
      ['/interfaceManagement/bCManagement', 'category', {productType: 1}],
      ['/colorChart/electroplatedColor', 'plating-colour'],
      ['/colorChart/ptColor', 'colour-card'],
      ['/templateManagement/tagLibrary', 'tag'],
      ['/records/template-type', 'template-type'],
      ['/templateManagement/templateLibrary', 'template'],
      ['/templateManagement/categoryLibrary/elements', 'clipart'],
      ['/interfaceManagement/pFManagement', 'platform-limitation'],
    ];
    for (const [address, entity, filter] of parts)
      expect([address, menu.has(address), await mayEdit(lead, entity, filter)]).toEqual([address, true, true]);
  });

  it('[DA-003] the quote log, which no call changes', async () => {
    const manager = await signIn(scene.server.url, 'manager');
    expect(await menuOf(manager)).toContain('/quotationLog');
    const parameter = await scene.admin.first('quote-parameter');
    await scene.admin.update('quote-parameter', idOf(parameter), {paramName: uniqueName('Plating')});
    const [entry] = await manager.list('quote-log', {sort: ['id', 'DESC'], range: [0, 0]});
    const total = await manager.total('quote-log');
    expect(entry).toMatchObject({entityId: parameter.id, operation: 'update'});
    const path = `quote-log/${String(entry?.id)}`;
    for (const answer of [
      await scene.admin.rest('PUT', path, {userName: 'nobody'}),
      await scene.admin.rest('DELETE', path),
      await scene.admin.rest('POST', 'quote-log', {...entry}),
      await scene.admin.rest('POST', 'quote-log/actions/update', {ids: [entry?.id], values: {userName: 'nobody'}}),
      await scene.admin.rest('POST', 'quote-log/actions/delete', {ids: [entry?.id]}),
    ])
      expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await manager.get('quote-log', idOf(entry))).toMatchObject({userName: entry?.userName});
    expect(await manager.total('quote-log')).toBe(total);
    const operations = new Set(
      loadCalls()
        .filter(call => call.entity === 'quote-log')
        .map(call => call.operation),
    );
    expect([...operations].filter(operation => !['list', 'get', 'page'].includes(operation ?? 'list'))).toEqual([]);
  });

  it('[DA-004] the categories of FD, which are kept there', async () => {
    const marketing = await signIn(scene.server.url, 'marketing');
    expect(await menuOf(marketing)).toContain('/fdCategoryManage');
    const made = await marketing.create('fd-category', {name: uniqueName('FD').slice(0, 20), jumpLink: '/fd/pins'});
    await marketing.update('fd-category', idOf(made), {jumpLink: '/fd/patches'});
    expect(await marketing.first('fd-category', {name: made.name})).toMatchObject({jumpLink: '/fd/patches'});
    await marketing.remove('fd-category', idOf(made));
    expect(await marketing.list('fd-category', {filter: {name: made.name}})).toEqual([]);
  });

  it('[DA-005] samples, warehouses, sample delivery and package forwarding', async () => {
    const [warehouse, shipping] = [
      await signIn(scene.server.url, 'warehouse'),
      await signIn(scene.server.url, 'shipping'),
    ];
    const [stock, parcels] = [await menuOf(warehouse), await menuOf(shipping)];
    for (const page of ['sampleManagement', 'inventoryInApply', 'shipOrder', 'diffApply', 'warehouse', 'goods'])
      expect(stock).toContain(`/sampleInventory/${page}`);
    for (const page of ['sampleDelivery', 'packageForwarding']) expect(parcels).toContain(`/shipmentStatus/${page}`);
    for (const entity of ['warehouse', 'goods', 'stock-record', 'inbound-application', 'delivery-order'])
      expect([entity, await mayEdit(warehouse, entity)]).toEqual([entity, true]);
    for (const entity of ['sample-delivery', 'package-forwarding'])
      expect([entity, await mayEdit(shipping, entity)]).toEqual([entity, true]);
  });

  it('[DA-006] a mail centre with signatures, where a mailbox is assigned so many salesmen', async () => {
    const manager = await signIn(scene.server.url, 'manager');
    const menu = await menuOf(manager);
    for (const page of ['emailCenter', 'emailGroup', 'emailSign']) expect(menu).toContain(`/emailManage/${page}`);
    const box = await scene.admin.first('mailbox');
    const changed = await scene.admin.update('mailbox', idOf(box), {salesmanNum: 3});
    expect(changed).toMatchObject({salesmanNum: 3});
    const signature = await scene.admin.create('mail-signature', {
      mailboxId: box.id,
      signatureName: uniqueName('Regards'),
      content: 'Yours',
    });
    expect(await scene.admin.get('mail-signature', idOf(signature))).toMatchObject({
      mailboxId: box.id,
      content: 'Yours',
    });
  });
});

it('[DA-008] only staff enter the console and change what its screens show', async () => {
  const {client: member} = await registerMember(scene.server.url);
  const areas = new Set(['design', 'catalog', 'production', 'mail']);
  const shown = new Set(
    flat(loadNavigation().nodes)
      .map(node => node.entity)
      .filter(entity => entity !== undefined && areas.has(model.entity(entity).module)),
  );
  expect(shown.size).toBeGreaterThan(40);
  for (const client of [member, scene.visitor]) {
    expect(['401', '403']).toContain((await client.call('/user/getUserInfo')).code);
    for (const entity of shown) {
      const answers = await Promise.all([
        client.rest('POST', String(entity), {}),
        client.rest('POST', `${entity}/actions/update`, {ids: [1], values: {}}),
      ]);
      expect([
        entity,
        answers.filter(({status}) => ![401, 403, 404, 405].includes(status)).map(({status}) => status),
      ]).toEqual([entity, []]);
    }
  }
});

describe('records and their values', () => {
  it(`[DA-232] [DA-233]
    a category's template types: entries that are added with isDelete 0, replaced and sorted with 1`, async () => {
    const {id: categoryId} = await addCategory(scene.admin);
    const pid = await addType();
    const [a, b] = [await addType({parentId: pid}), await addType({parentId: pid})];
    const save = async (types: readonly number[], isDelete: number) =>
      scene.admin.call('/design/category/updateCategoryTemplateConfig', {
        categoryId,
        isDelete,
        list: types.map(templateTypeId => ({templateTypePid: pid, templateTypeId})),
      });
    await save([a], 0);
    await save([b], 0);
    const listed = async () =>
      asObjects(
        await scene.admin.data(
          '/design/category/getCategoryTemplateConfigById',
          {categoryId, language: 'en-us'},
          'GET',
        ),
      );
    expect(await listed()).toMatchObject([
      {categoryId, templateTypePid: pid, templateTypeId: a},
      {categoryId, templateTypePid: pid, templateTypeId: b},
    ]);
    await save([b], 1);
    expect(await listed()).toMatchObject([{templateTypeId: b}]);
  });

  it('[DA-250] six kinds of design assets, each with the properties of its file', async () => {
    const asset = async (entity: string, values: Json) => {
      const record = await scene.admin.create(entity, values);
      expect(Object.keys(values).filter(name => model.entity(entity).field[name] === undefined)).toEqual([]);
      expect(await scene.admin.get(entity, idOf(record))).toMatchObject(values);
      return idOf(record);
    };
    const labelTypeId = await asset('tag-type', {labelTypeName: uniqueName('Mood'), language: 'en-us'});
    const label = await asset('tag', {labelTypeId, labelName: uniqueName('calm'), state: 1});
    const type = await asset('template-type', {templateTypeName: uniqueName('Seasons'), state: 1});
    await asset('template', {
      templateName: uniqueName('Star'),
      types: [type],
      labels: [label],
      templateFile: {frontData: {objects: []}, backData: null},
    });
    const clipartType = await asset('clipart-type', {clipartTypeName: uniqueName('Trees'), language: 'en-us'});
    await asset('clipart', {
      elementName: uniqueName('Oak'),
      clipartImage: '/files/oak.png',
      types: [clipartType],
      labels: [label],
    });
  });

  it('[DA-276] [DA-556] membership levels, and what a limitation reads', async () => {
    const said = (entity: string, property: string) =>
      model.entity(entity).field[property]?.options?.map(({value, label}) => [value, label.en]);
    expect(said('member', 'membershipLevel')).toEqual([
      [1, 'Silver'],
      [4, 'Gold VIP'],
      [5, 'Platinum VIP'],
    ]);
    expect(said('platform-limitation', 'templatePublishLimitation')).toEqual([
      [0, 'Not limited'],
      [1, 'Limited'],
    ]);
    const limitation = await scene.admin.first('platform-limitation');
    expect(
      (await scene.admin.rest('PUT', `platform-limitation/${idOf(limitation)}`, {templatePublishLimitation: 2})).status,
    ).toBe(422);
  });

  it.each(['category', 'plating-colour', 'colour-card', 'shape', 'tag', 'template-type'])(
    'a list that is sorted by dragging: %s',
    async key => {
      const {sort} = model.entity(key);
      expect(flat(loadNavigation().nodes).some(({entity, view}) => entity === key && view !== undefined)).toBe(true);
      const [first] = await scene.admin.list(key, {range: [0, 0]});
      const scope = Object.fromEntries((sort?.scope ?? []).map(name => [name, first?.[name] ?? null]));
      const order = async () =>
        (await scene.admin.list(key, {filter: scope, sort: [String(sort?.field), 'ASC'], range: [0, 999]})).map(idOf);
      const before = await order();
      await scene.admin.action(key, 'sort', {ids: before.toReversed(), base: before});
      expect(await order()).toEqual(before.toReversed());
    },
  );
});

async function addType(values: Json = {}): Promise<number> {
  return idOf(await scene.admin.create('template-type', {templateTypeName: uniqueName('Type'), ...values}));
}

it('[DA-552] without a language the lists of the design calls hold all of them', async () => {
  const word = uniqueName('tongue');
  const names = ['en-us', 'de'].map(language => ({language, name: `${word} ${language}`}));
  for (const {language, name} of names) {
    await addCategory(scene.admin, {categoryName: name, language});
    await scene.admin.create('tag-type', {labelTypeName: name, language});
    await scene.admin.create('clipart', {elementName: name, clipartImage: '/files/a.png', language});
  }
  const found = async (path: string, input: Json, method: 'GET' | 'POST') =>
    (JSON.stringify(await scene.admin.data(path, input, method)).match(new RegExp(`${word} (?:en-us|de)"`, 'g')) ?? [])
      .length;
  expect(await found('/design/category/list', {categoryNameCode: word}, 'GET')).toBe(2);
  expect(await found('/design/labelsType/list', {}, 'GET')).toBe(2);
  expect(await found('/design/clipart/list', {elementName: word, page: 1, pageSize: 50}, 'POST')).toBe(2);
  expect(
    await found('/design/clipart/list', {elementName: word, page: 1, pageSize: 50, language: 'en-us'}, 'POST'),
  ).toBe(1);
});
