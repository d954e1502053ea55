/**
 * Commodities, franchisees and dealers over HTTP: where their lists are, what their forms say, and how their records go
 * from state to state.
 */
import {loadNavigation} from '@emblem/schemas/node';
import type {NavigationNode} from '@emblem/schemas';
import {signInAdmin} from '../harness/administrator';
import type {Answer, Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
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
  await server.stop();
});

const PICTURE = '/files/public/picture.png';

function errorsOf(answer: Answer): Json {
  return asObject(asObject(answer.body).errors);
}

async function refusedFields(entity: string, values: Json): Promise<readonly string[]> {
  const answer = await admin.rest('POST', entity, values);
  expect([409, 422]).toContain(answer.status);
  return Object.keys(errorsOf(answer)).toSorted();
}

async function statusOf(entity: string, id: number, action: string, values: Json = {}): Promise<number> {
  return (await admin.rest('POST', `${entity}/actions/${action}`, {ids: [id], values})).status;
}

function nodesOf(nodes: readonly NavigationNode[]): readonly NavigationNode[] {
  return nodes.flatMap(node => [node, ...nodesOf(node.children ?? [])]);
}

const nodes = new Map(nodesOf(loadNavigation().nodes).map(node => [node.path, node]));

describe('routes', () => {
  it('the groups of commodities, franchisees and dealers are where they are documented', () => {
    const groups = (path: string) => nodes.get(path)?.children?.map(child => child.path.split('/').at(-1));
    expect(groups('/commodityManagement')).toEqual([
      'quoteManage',
      'customManagement',
      'VisualManagement',
      'freebieManagement',
    ]);
    expect(nodes.get('/commodityManagement/freebieManagement')).toMatchObject({entity: 'freebie'});
    expect(groups('/FranchiseeManagement')).toEqual(['uspp']);
    expect(nodes.has('/dmsManage')).toBe(true);
  });

  it.each([
    'quoteManage/quoteProjectManage',
    'quoteManage/productCategory',
    'quoteManage/fdProductCategory',
    'quoteManage/LineConfiguration',
    'quoteManage/backingManagement',
    'quoteManage/fdCodeManagement',
    'quoteManage/priceList',
    'quoteManage/colorCard',
    'quoteManage/picStorage',
    'quoteManage/surcharge',
    'customManagement/classify',
    'customManagement/color',
    'customManagement/attributes',
    'customManagement/category',
    'customManagement/commodityLibrary',
    'customManagement/subjectManagement',
    'VisualManagement/picStore',
    'VisualManagement/pictureResourceLibrary',
  ])('/commodityManagement/%s lists records that are there', async path => listed(`/commodityManagement/${path}`));

  it.each([
    'projectManage',
    'usppPage',
    'crowdManage',
    'contactManage',
    'FAQManage',
    'resourceManage',
    'agentManage',
    'agentUserClause',
    'agentManagement',
    'agentwebsiteManagement',
  ])('/FranchiseeManagement/uspp/%s lists records that are there', async path =>
    listed(`/FranchiseeManagement/uspp/${path}`),
  );

  it.each(['dmsPage', 'valuePackage', 'extraValuePackage', 'otoPermission', 'otoRole', 'productIdeas', 'newsCenter'])(
    '/dmsManage/%s lists records that are there',
    async path => listed(`/dmsManage/${path}`),
  );

  it('[DA-077] the sub-inquiries are those of alliance businesses alone', async () => {
    const node = nodes.get('/FranchiseeManagement/uspp/subQueryManage');
    expect(node).toMatchObject({entity: 'inquiry'});
    const alliance = await admin.create('project', {
      proName: uniqueName('Alliance'),
      proType: 2,
      projectIsDefault: 0,
      state: 1,
    });
    const {_labels, ...inquiry} = await admin.first('inquiry');
    expect(_labels).toBeDefined();
    const made = await admin.create('inquiry', {
      proId: alliance.id,
      name: inquiry.name,
      email: inquiry.email,
      quantity: 100,
    });
    const found = await admin.list('inquiry', {filter: {_where: node?.where}, range: [0, 999]});
    expect(found.map(idOf)).toContain(made.id);
    const projects = new Map((await admin.all('project')).map(project => [project.id, project.proType]));
    expect(new Set(found.map(({proId}) => projects.get(proId)))).toEqual(new Set([2]));
  });
});

/** The list of a route, asked for as the console does. */
async function listed(path: string): Promise<void> {
  const {entity = '', where} = nodes.get(path) ?? {};
  const rows = await admin.list(entity, {filter: where === undefined ? {} : {_where: where}});
  expect([path, rows.length > 0]).toEqual([path, true]);
  const {client: nobody} = await makePerson(admin);
  const answer = await nobody.rest('POST', entity, {});
  expect([path, answer.status]).toEqual([path, 403]);
}

describe('commodities', () => {
  async function addCommodity(): Promise<Json> {
    const categoryId = idOf(await admin.create('commodity-category', {categoryName: uniqueName('Pins')}));
    return admin.create('commodity', {
      commodityCode: uniqueName('RP'),
      commodityName: 'Flag pin',
      categoryId,
      mainImg: PICTURE,
      price: '1.49',
      costPrice: '0.29',
    });
  }

  it('a commodity starts as a draft, goes on sale and off, and its number is its own', async () => {
    const commodity = await addCommodity();
    expect(commodity).toMatchObject({shelfState: 0, currency: 'USD', price: '1.49'});
    const id = idOf(commodity);
    expect(await statusOf('commodity', id, 'take-off-sale')).toBe(409);
    expect(await statusOf('commodity', id, 'put-on-sale')).toBe(200);
    expect(await admin.get('commodity', id)).toMatchObject({shelfState: 1});
    expect((await admin.rest('PUT', `commodity/${id}`, {shelfState: 2})).status).toBeGreaterThanOrEqual(400);
    expect(await statusOf('commodity', id, 'take-off-sale')).toBe(200);
    expect(
      await refusedFields('commodity', {
        ...commodity,
        id: undefined,
        _labels: undefined,
        _abilities: undefined,
        commodityCode: commodity.commodityCode,
      }),
    ).not.toEqual([]);
  });

  it('a category, class or colour that a commodity has is not deleted; no category stands below itself', async () => {
    const {categoryId} = await addCommodity();
    expect((await admin.rest('DELETE', `commodity-category/${String(categoryId)}`)).status).toBe(409);
    expect((await admin.rest('PUT', `commodity-category/${String(categoryId)}`, {parentId: categoryId})).status).toBe(
      422,
    );
  });

  it('a surcharge has an amount or a percentage, as it is charged', async () => {
    const values = {surchargeName: uniqueName('Rush'), surchargeType: 1};
    expect(await refusedFields('surcharge', {...values, chargeKind: 1})).toEqual(['amount']);
    expect(await refusedFields('surcharge', {...values, chargeKind: 2})).toEqual(['percentage']);
    expect(await admin.create('surcharge', {...values, chargeKind: 2, percentage: '15.00'})).toMatchObject({
      percentage: '15.00',
      state: 1,
    });
  });

  it('a freebie ends no earlier than it starts, and attributes to choose from have values', async () => {
    const freebie = {freebieName: uniqueName('Sampler'), stock: 1, quantity: 1, minimumAmount: '50.00'};
    expect(await refusedFields('freebie', {...freebie, startDate: '2026-05-02', endDate: '2026-05-01'})).toEqual([
      'endDate',
    ]);
    expect(await refusedFields('product-attribute', {attributeName: uniqueName('Size'), inputType: 1})).toEqual([
      'values',
    ]);
    await admin.create('product-attribute', {attributeName: uniqueName('Size'), inputType: 4});
  });

  it('what a commodity costs is told to those alone who may see costs', async () => {
    const {id} = await addCommodity();
    const {client} = await makePerson(admin, {rights: {'commodity.read': 'all'}});
    expect(await client.get('commodity', Number(id))).not.toHaveProperty('costPrice', '0.29');
    expect(await admin.get('commodity', Number(id))).toMatchObject({costPrice: '0.29'});
  });
});

describe('partners', () => {
  it('an agent is approved with a share, suspended with a remark; personal data need their own right', async () => {
    const agent = await admin.create('agent', {
      agentCode: uniqueName('AG'),
      agentName: uniqueName('Agent'),
      contactName: 'Ann Lee',
      email: 'ann@example.com',
    });
    const id = idOf(agent);
    expect(agent).toMatchObject({status: 0, level: 1});
    expect(await statusOf('agent', id, 'approve')).toBe(422);
    expect(await statusOf('agent', id, 'approve', {share: '101'})).toBe(422);
    expect(await statusOf('agent', id, 'approve', {share: '12.50'})).toBe(200);
    expect(await statusOf('agent', id, 'suspend', {remark: 'No orders'})).toBe(200);
    expect(await admin.get('agent', id)).toMatchObject({status: 2, share: '12.50'});
    const {client} = await makePerson(admin, {rights: {'agent.read': 'all'}});
    expect(JSON.stringify(await client.get('agent', id))).not.toContain('ann@example.com');
  });

  it('terms in force cannot be changed, only ended', async () => {
    const id = idOf(
      await admin.create('agent-clause', {
        title: 'Terms',
        edition: uniqueName('2027'),
        effectiveDate: '2027-01-01',
        content: 'All of it.',
      }),
    );
    expect((await admin.rest('PUT', `agent-clause/${id}`, {content: 'More of it.'})).status).toBe(200);
    expect(await statusOf('agent-clause', id, 'enact')).toBe(200);
    expect((await admin.rest('PUT', `agent-clause/${id}`, {content: 'Less of it.'})).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(await statusOf('agent-clause', id, 'retire')).toBe(200);
  });

  it('domains, paths and keys are written as such, and an agent with a website stays', async () => {
    const agentId = idOf(
      await admin.create('agent', {
        agentCode: uniqueName('AG'),
        agentName: 'Agent',
        contactName: 'Bo',
        email: 'bo@example.com',
      }),
    );
    expect(
      await refusedFields('agent-website', {websiteName: 'Shop', domain: 'https://shop.example', agentId}),
    ).toEqual(['domain']);
    await admin.create('agent-website', {
      websiteName: 'Shop',
      domain: `${uniqueName('shop').toLowerCase()}.example`,
      agentId,
    });
    expect((await admin.rest('DELETE', `agent/${agentId}`)).status).toBe(409);
    expect(
      await refusedFields('partner-page', {proType: 1, title: 'Dealers', path: 'Dealers', content: 'Text'}),
    ).toEqual(['path']);
    expect(await refusedFields('dealer-permission', {permissionName: 'Orders', permissionKey: 'Orders!'})).toEqual([
      'permissionKey',
    ]);
  });

  it('a permission that a role holds is not deleted', async () => {
    const permission = idOf(
      await admin.create('dealer-permission', {
        permissionName: 'Samples',
        permissionKey: uniqueName('samples').toLowerCase(),
      }),
    );
    await admin.create('dealer-role', {roleName: uniqueName('Clerk'), permissionIds: [permission]});
    expect((await admin.rest('DELETE', `dealer-permission/${permission}`)).status).toBe(409);
  });
});
