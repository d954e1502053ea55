/**
 * The documented calls for users, roles, departments and authorities, as far as they are more than an operation on a
 * record.
 */
import {loadCalls, loadModel, loadNavigation} from '@emblem/schemas/node';
import {authorities, labelName, type PermissionLabel, type NavigationNode} from '@emblem/schemas';
import type {Client} from '../harness/client';
import {asList, asNumber, asObject, asObjects, asText, idOf, type Json} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {startEmpty, type EmptyServer} from './empty-server';

let world: EmptyServer;
let admin: Client;
beforeAll(async () => {
  world = await startEmpty();
  ({admin} = world);
});
afterAll(async () => {
  await world.stop();
});

const department = async (more: Json = {}): Promise<number> =>
  idOf(await admin.create('department', {deptName: uniqueName('department'), ...more}));
const role = async (more: Json = {}): Promise<number> =>
  idOf(await admin.create('role', {roleName: uniqueName('role'), ...more}));

async function authority(more: Json = {}): Promise<number> {
  const name = uniqueName('authority');
  return idOf(await admin.create('authority', {authorityName: name, urlTitle: name, ...more}));
}

/** A tree's nodes, whatever they lie below. */
function flat(nodes: readonly Json[]): readonly Json[] {
  return nodes.flatMap(node => [node, ...flat(asObjects(node.childList ?? []))]);
}

test(`[CO-301]
  departments, roles and users are records of their own, and a user is of several roles and departments`, async () => {
  const [deptId, otherId, roleId] = [await department(), await department(), await role()];
  const {id} = await makePerson(admin, {departmentIds: [deptId, otherId], roleIds: [roleId]});
  expect(await admin.get('user', id)).toMatchObject({departmentIds: [deptId, otherId], roleIds: [roleId]});
  await admin.update('user', id, {departmentIds: [], roleIds: []});
  expect(await admin.get('department', deptId)).toMatchObject({id: deptId});
  expect(await admin.get('role', roleId)).toMatchObject({id: roleId});
});

describe('authorities', () => {
  test(`[CO-281] [CO-414] [DA-252] [DA-381]
    authType is 0 for pages and 1 for buttons, and the buttons of a page lie below it`, async () => {
    const page = await authority({authorityUrl: `/${uniqueName('page')}`, authType: 0});
    const button = await authority({parentId: page, authType: 1, isMenu: 0});
    expect((await admin.rest('POST', 'authority', {authorityName: 'x', urlTitle: 'x', authType: 2})).status).toBe(422);
    const {client, id: userId} = await makePerson(admin);
    for (const authorityId of [page, button]) await admin.create('user-authority', {userId, authorityId, scope: 'all'});
    const [found] = asObjects(asObject(await client.data('/user/getUserInfo')).userAuthList);
    expect(found).toMatchObject({id: page, authType: 0, childList: [{id: button, authType: 1}]});
  });

  test('[DA-251] [CO-282] an entry has the documented properties and no others', async () => {
    const above = await authority({authorityUrl: `/${uniqueName('group')}`, iconPath: 'key'});
    await authority({parentId: above});
    const {client, id: userId} = await makePerson(admin);
    await admin.create('user-authority', {userId, authorityId: above, scope: 'all'});
    const [entry] = asObjects(asObject(await client.data('/user/getUserInfo')).userAuthList);
    expect(Object.keys(entry ?? {}).sort()).toEqual([
      'authType',
      'authorityName',
      'authorityUrl',
      'childList',
      'iconPath',
      'id',
      'isMenu',
      'parentId',
      'urlTitle',
    ]);
  });

  test('[CO-601] getAllAuth gives all of them as a tree, by GET and by POST', async () => {
    const above = await authority();
    const below = await authority({parentId: above});
    for (const verb of ['GET', 'POST'] as const) {
      const top = asObjects(await admin.data('/user/auth/getAllAuth', {}, verb)).find(node => node.id === above);
      expect(asObjects(top?.childList).map(idOf)).toEqual([below]);
    }
  });

  test('[CO-600] editAuth makes one without an id and changes one with it, and refuses others', async () => {
    const name = uniqueName('authority');
    const made = asObject(await admin.data('/user/auth/editAuth', {authorityName: name, urlTitle: 'One'}));
    expect(asObject(await admin.data('/user/auth/editAuth', {id: made.id, urlTitle: 'Two'}))).toMatchObject({
      id: made.id,
      authorityName: name,
      urlTitle: 'Two',
    });
    const {client} = await makePerson(admin);
    expect((await client.call('/user/auth/editAuth', {id: made.id, urlTitle: 'Three'})).code).toBe('403');
  });
});

function labelsIn(
  nodes: readonly NavigationNode[],
): readonly {readonly label: PermissionLabel; readonly path: string}[] {
  return nodes.flatMap(node => [
    ...(node.labels ?? []).map(label => ({label, path: node.path})),
    ...labelsIn(node.children ?? []),
  ]);
}

describe('permission labels', () => {
  const labels = labelsIn(loadNavigation().nodes);
  const of = (entity: string) => labels.filter(({label}) => label.of === entity);

  test.each([['[CO-452] for seeing figures of data analysis', 'data-analysis', ['view']]] as const)(
    '%s can be granted one by one',
    async (_, entity, switches) => {
      expect(of(entity).length).toBeGreaterThan(4);
      for (const {label, path} of of(entity).slice(0, 2)) {
        expect(label.switches).toEqual(switches);
        for (const kind of switches) {
          const name = labelName(entity, kind, label.key);
          const found = await admin.first('authority', {authorityName: name});
          expect(found).toMatchObject({authorityUrl: `${path}#${kind}:${label.key}`, authType: 1, rights: [name]});
          const {client, id: userId} = await makePerson(admin);
          await admin.create('user-authority', {userId, authorityId: idOf(found), scope: 'all'});
          const names = flat(asObjects(asObject(await client.data('/user/getUserInfo')).userAuthList))
            .filter(node => node.authType === 1)
            .map(node => node.authorityName);
          expect(names).toEqual([name]);
        }
      }
    },
  );

  test('every label has its authorities, and no two the same name', () => {
    const names = authorities(loadModel(), loadNavigation()).map(each => each.authorityName);
    for (const {label} of labels)
      for (const kind of label.switches)
        expect(names.filter(name => name === labelName(label.of, kind, label.key))).toHaveLength(1);
  });
});

describe('lists of users, roles and departments', () => {
  test('[CO-484] the role list of a department stands under deptList', async () => {
    const deptId = await department();
    const roleId = await role({deptId});
    await role();
    expect(await admin.data('/user/getRoleList', {deptId})).toMatchObject({deptList: [{id: roleId, deptId}]});
    expect(asList(asObject(await admin.data('/user/getRoleList', {deptId})).deptList)).toHaveLength(1);
  });

  test(`[CO-609] [CO-608]
    editRole makes and changes a role, deleteRole deletes it unless somebody has it`, async () => {
    const roleName = uniqueName('role');
    const {id} = asObject(await admin.data('/user/editRole', {roleName}));
    await admin.data('/user/editRole', {id, remark: 'Changed'});
    expect(await admin.get('role', asNumber(id))).toMatchObject({roleName, remark: 'Changed'});
    const holder = await makePerson(admin, {roleIds: [asNumber(id)]});
    expect((await admin.call('/user/deleteRole', {id})).code).toBe('409');
    await admin.update('user', holder.id, {roleIds: []});
    expect(await admin.data('/user/deleteRole', {id})).toBeNull();
    expect((await admin.rest('GET', `role/${asNumber(id)}`)).status).toBe(404);
  });

  test('[CO-610] [CO-611] getUserList gives pages by POST and by GET, narrowed by role and department', async () => {
    const [deptId, roleId] = [await department(), await role()];
    const both = await makePerson(admin, {departmentIds: [deptId], roleIds: [roleId]});
    const one = await makePerson(admin, {departmentIds: [deptId]});
    for (const verb of ['POST', 'GET'] as const) {
      const page = asObject(await admin.data('/user/getUserList', {page: 1, pageSize: 1, deptId}, verb));
      expect(page).toMatchObject({total: 2, pages: 2, current: 1, size: 1});
      expect(asList(page.records)).toHaveLength(1);
      const narrowed = asObject(await admin.data('/user/getUserList', {deptId, roleId}, verb));
      expect(asObjects(narrowed.records).map(idOf)).toEqual([both.id]);
    }
    expect(
      asObjects(asObject(await admin.data('/user/getUserList', {keyword: one.userName})).records).map(idOf),
    ).toEqual([one.id]);
  });

  test('[CO-612] [CO-613] users are listed by role and department, and by department', async () => {
    const [deptId, roleId] = [await department(), await role()];
    const both = await makePerson(admin, {departmentIds: [deptId], roleIds: [roleId]});
    const one = await makePerson(admin, {departmentIds: [deptId]});
    await makePerson(admin, {roleIds: [roleId]});
    const ids = async (path: string, input: Json) =>
      asObjects(await admin.data(path, input))
        .map(idOf)
        .sort((a, b) => a - b);
    expect(await ids('/user/getUserListByRoleIdAndDeptId', {roleId, deptId})).toEqual([both.id]);
    expect(await ids('/user/getUserListByDeptId', {deptId})).toEqual([both.id, one.id]);
  });

  test('[CO-614] editUser makes a user who can sign in, and changes one', async () => {
    const userName = uniqueName('person');
    const {id} = asObject(await admin.data('/user/editUser', {userName, password: 'a long password'}));
    await admin.data('/user/editUser', {id, realName: 'Person'});
    expect(await admin.get('user', asNumber(id))).toMatchObject({userName, realName: 'Person'});
    expect((await admin.call('/login', {userName, password: 'a long password'})).code).toBe('200');
  });

  test('[CO-616] [CO-617] [CO-618] departments are edited, listed by page and given as a tree', async () => {
    const above = asNumber(asObject(await admin.data('/user/dept/editDept', {deptName: uniqueName('department')})).id);
    const below = asNumber(
      asObject(await admin.data('/user/dept/editDept', {deptName: uniqueName('department'), parentId: above})).id,
    );
    const page = asObject(await admin.data('/user/dept/getDeptList', {parentId: above, page: 1, pageSize: 10}));
    expect(asObjects(page.records).map(idOf)).toEqual([below]);
    const tree = asObjects(await admin.data('/user/dept/getAllDeptList'));
    expect(asObjects(tree.find(node => node.id === above)?.childList).map(idOf)).toEqual([below]);
    const cycle = await admin.call('/user/dept/editDept', {id: above, parentId: below});
    expect(cycle.code).toBe('422');
  });

  test(`[CO-619] [CO-620]
    departments come with their roles and the system roles apart, and a role becomes one by either path`, async () => {
    const deptId = await department();
    const roleId = await role({deptId});
    const answer = async () => asObject(await admin.data('/user/dept/getDeptListAndSystemRoleList', {deptId}));
    const systemRoles = async () => asObjects((await answer()).systemRoleList).map(idOf);
    expect(await answer()).toMatchObject({deptList: [{id: deptId, roleList: [{id: roleId}]}]});
    expect(await systemRoles()).not.toContain(roleId);
    await admin.data('/user/dept/updateIsSystemRole', {id: roleId, isSystemRole: 1});
    expect(await systemRoles()).toContain(roleId);
    await admin.data('/user/updateIsSystemRole', {id: roleId, isSystemRole: 0});
    expect(await systemRoles()).not.toContain(roleId);
  });

  test(`[CO-615] [CO-621]
    who has several WeChat-Work accounts is listed by department, until one is unbound`, async () => {
    const deptId = await department();
    const several = await makePerson(admin, {departmentIds: [deptId]});
    const single = await makePerson(admin, {departmentIds: [deptId]});
    const bind = async (userId: number): Promise<number> =>
      idOf(await admin.create('wechat-account', {userId, wxUserId: uniqueName('wx')}));
    const [first, second] = [await bind(several.id), await bind(several.id)];
    await bind(single.id);
    const listed = async () => asObjects(await admin.data('/user/qyWx/getUserOfMultiWxByDeptId', {deptId}));
    expect((await listed()).map(idOf)).toEqual([several.id]);
    expect(
      asObjects((await listed())[0]?.wxList)
        .map(idOf)
        .sort((a, b) => a - b),
    ).toEqual([first, second]);
    expect((await single.client.call('/user/qyWx/unbind', {id: first})).code).toBe('403');
    expect(await admin.data('/user/qyWx/unbind', {id: first})).toBeNull();
    expect(await listed()).toEqual([]);
  });
});

test('[CO-664] every call for design assets, categories and pricing has its row in another document', () => {
  const own = ['design', 'documents'].flatMap(module =>
    loadCalls().filter(call => call.path.startsWith(`/${module}/`) || call.path.startsWith(`/app/${module}/`)),
  );
  expect(own.length).toBeGreaterThan(20);
  const fromConsoleAlone = own.filter(
    ({rows = [], own: isOwn}) => !isOwn && rows.length > 0 && rows.every(row => row.startsWith('CO-')),
  );
  expect(fromConsoleAlone.map(({path}) => path)).toEqual([]);
});

describe('several grants at once', () => {
  const change = (
    holderId: number,
    authorityId: number,
    before: string | null,
    after: string | null,
    holder = 'role',
  ): Json => ({holder, holderId, authorityId, before, after});
  const change1 = async (changes: readonly Json[], client = admin) => client.call('/user/auth/changeGrants', {changes});
  const grants = async (roleId: number) =>
    (await admin.list('role-authority', {filter: {roleId}})).map(({authorityId, scope}) => [authorityId, scope]);

  test('are given, widened and taken away for several holders, each with its entry in the history', async () => {
    const [one, two, deptId] = [await role(), await role(), await department()];
    const [first, second] = [await authority(), await authority()];
    expect(
      (
        await change1([
          change(one, first, null, 'all'),
          change(two, first, null, 'own'),
          change(deptId, second, null, 'all', 'department'),
        ])
      ).code,
    ).toBe('200');
    expect(
      (
        await change1([
          change(one, first, 'all', null),
          change(two, first, 'own', 'department'),
          change(two, second, null, 'platform'),
        ])
      ).code,
    ).toBe('200');
    expect(await grants(one)).toEqual([]);
    expect(await grants(two)).toEqual(
      expect.arrayContaining([
        [first, 'department'],
        [second, 'platform'],
      ]),
    );
    expect(await admin.list('department-authority', {filter: {deptId}})).toMatchObject([
      {authorityId: second, scope: 'all'},
    ]);
    const kept = await admin.first('role-authority', {roleId: two, authorityId: first});
    expect((await admin.history('role-authority', idOf(kept))).map(entry => asObject(entry).action)).toEqual([
      'update',
      'create',
    ]);
    const audited = await world.sql`
      select action, actor_name from emblem.audit
      where entity = 'role-authority' and changes @> ${world.sql.json({roleId: [null, one]})}`;
    expect(audited).toMatchObject([{action: 'create', actor_name: 'Administrator'}]);
  });

  test("are saved all or none, and not over somebody else's change", async () => {
    const roleId = await role();
    const [first, second] = [await authority(), await authority()];
    expect((await change1([change(roleId, first, null, 'all'), change(roleId, 999_999_999, null, 'all')])).code).toBe(
      '422',
    );
    expect(await grants(roleId)).toEqual([]);
    await admin.create('role-authority', {roleId, authorityId: second, scope: 'own'});
    const late = await change1([change(roleId, first, null, 'all'), change(roleId, second, null, 'all')]);
    expect(late).toMatchObject({code: '409'});
    expect(late.message).toContain('meanwhile');
    expect(await grants(roleId)).toEqual([[second, 'own']]);
  });

  test('need the right for each of them, and nothing is given that the giver does not hold', async () => {
    const roleId = await role();
    const {client} = await makePerson(admin, {
      rights: {
        'authority.read': 'all',
        'role-authority.read': 'all',
        'role-authority.create': 'all',
        'country.update': 'all',
      },
    });
    const [held, other] = [
      await authority({rights: ['country.update']}),
      await authority({rights: ['currency.update']}),
    ];
    expect((await change1([change(roleId, held, null, 'all'), change(roleId, other, null, 'own')], client)).code).toBe(
      '403',
    );
    expect(await grants(roleId)).toEqual([]);
    expect((await change1([change(roleId, held, null, 'all')], client)).code).toBe('200');
    expect((await change1([change(roleId, held, 'all', null)], client)).code).toBe('403');
    expect((await change1([change(await department(), held, null, 'all', 'department')], client)).code).toBe('403');
  });
});

describe('the effective rights of a user', () => {
  test('are those the user has, each with the role, the department or the user it comes from', async () => {
    const [roleId, deptId] = [await role(), await department()];
    const [shared, own] = [
      await authority({rights: ['country.update']}),
      await authority({rights: ['currency.update']}),
    ];
    await admin.create('role-authority', {roleId, authorityId: shared, scope: 'own'});
    await admin.create('department-authority', {deptId, authorityId: shared, scope: 'department'});
    const {client, id: userId, userName} = await makePerson(admin, {roleIds: [roleId], departmentIds: [deptId]});
    await admin.create('user-authority', {userId, authorityId: own, scope: 'all'});
    const effective = asObject(await admin.data('/user/auth/getEffectiveRights', {userId}));
    expect(effective).toMatchObject({
      userId,
      name: userName,
      isAdmin: false,
      roleIds: [roleId],
      departmentIds: [deptId],
    });
    expect(asObjects(effective.authorities)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          authorityId: own,
          scopes: ['all'],
          sources: [{holder: 'user', holderId: userId, holderName: userName, scope: 'all'}],
        }),
        expect.objectContaining({
          authorityId: shared,
          scopes: ['own', 'department'],
          sources: [
            expect.objectContaining({holder: 'role', holderId: roleId, scope: 'own'}),
            expect.objectContaining({holder: 'department', holderId: deptId, scope: 'department'}),
          ],
        }),
      ]),
    );
    const {rights} = asObject(await client.data('/user/getUserInfo'));
    expect(asObject(rights)).toMatchObject({
      'country.update': ['own', 'department'],
      'currency.update': ['all'],
      'country.read': [asText(asObject(effective.everybody)['country.read'])],
    });
  });

  test('are shown to those who may read all three kinds of grants', async () => {
    const {client, id} = await makePerson(admin, {
      rights: {'role-authority.read': 'all', 'user-authority.read': 'all'},
    });
    expect((await client.call('/user/auth/getEffectiveRights', {userId: id})).code).toBe('403');
  });
});
