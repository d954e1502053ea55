/** Deleting records, for good or to be restored, and what becomes of those that point to them. */
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';
import {
  errorsOf,
  make,
  makeClipart,
  makeInquiry,
  makeTag,
  makeTagType,
  openGroundOn,
  refusal,
  type Ground,
} from './ground';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

async function status(method: 'GET' | 'PUT' | 'DELETE', path: string): Promise<number> {
  return (await admin.rest(method, path, method === 'PUT' ? {} : undefined)).status;
}

async function restore(entity: string, id: number) {
  return admin.rest('POST', `${entity}/actions/restore`, {ids: [id]});
}

describe('a softly deleted record', () => {
  test('is out of lists, counts, searches and reach, and back with its values after a restore', async () => {
    const record = await make(admin, 'office', {officeName: uniqueName('Office'), city: 'Ghent', platformIds: [1, 2]});
    const {id, officeName} = record;
    expect(await admin.remove('office', id)).toEqual({id});
    expect([
      await status('GET', `office/${id}`),
      await status('PUT', `office/${id}`),
      await status('DELETE', `office/${id}`),
    ]).toEqual([404, 404, 404]);
    expect(await admin.list('office', {filter: {officeName}})).toEqual([]);
    expect(await admin.list('office', {filter: {q: officeName}})).toEqual([]);
    expect(await admin.total('office', {officeName})).toBe(0);
    expect(await admin.list('office', {filter: {_deleted: true, officeName}})).toMatchObject([
      {id, _abilities: {restore: true}},
    ]);
    expect(await admin.total('office', {_deleted: true, officeName})).toBe(1);
    expect((await restore('office', id)).status).toBe(200);
    expect(await admin.get('office', id)).toMatchObject({
      officeName,
      city: 'Ghent',
      platformIds: [1, 2],
      deletedAt: null,
      version: 3,
    });
    expect((await restore('office', id)).status).toBe(404);
  });

  test('frees its unique values, and is not restored where they are taken since', async () => {
    const code = 'DA';
    const {id} = await make(admin, 'continent', {name: 'One', nameZh: '一', code});
    await admin.remove('continent', id);
    const other = await make(admin, 'continent', {name: 'Two', nameZh: '二', code});
    expect(refusal(await restore('continent', id))).toEqual([409, 'code']);
    await admin.remove('continent', other.id);
    expect((await restore('continent', id)).status).toBe(200);
  });

  test('is not restored where what it points to is gone', async () => {
    const type = await makeTagType(admin);
    const tag = await makeTag(admin, type.id);
    await admin.remove('tag', tag.id);
    await admin.remove('tag-type', type.id);
    expect(refusal(await restore('tag', tag.id))).toEqual([422, 'labelTypeId']);
    await restore('tag-type', type.id);
    expect((await restore('tag', tag.id)).status).toBe(200);
  });

  test('is not restored where its values are no longer right', async () => {
    const {id} = await makeTagType(admin);
    await admin.remove('tag-type', id);
    await ground.sql`update tag_type set label_type_name = '' where id = ${id}`;
    expect(refusal(await restore('tag-type', id))).toEqual([422, 'labelTypeName']);
  });

  test('is shown to those only who may restore it and read it', async () => {
    const [mine, theirs] = [await makeInquiry(admin, {proId: 1}), await makeInquiry(admin, {proId: 2})];
    for (const {id} of [mine, theirs]) await admin.remove('inquiry', id);
    const deleted = {filter: {_deleted: true}};
    const {client} = await makePerson(admin, {
      rights: {'inquiry.read': 'platform', 'inquiry.restore': 'all'},
      platformIds: [1],
    });
    expect((await client.list('inquiry', deleted)).map(idOf)).toEqual([mine.id]);
    expect(await client.total('inquiry', {_deleted: true})).toBe(1);
    const reader = await makePerson(admin, {rights: {'inquiry.read': 'all'}});
    expect((await reader.client.rest('GET', 'inquiry?filter={"_deleted":true}')).status).toBe(403);
  });
});

test('a record that is deleted for good is gone, and asking for deleted ones finds none', async () => {
  const type = await make(admin, 'template-type', {templateTypeName: uniqueName('Type')});
  const category = await admin.first('category');
  const row = await make(admin, 'category-template', {categoryId: category.id, templateTypeId: type.id});
  await admin.remove('category-template', row.id);
  expect(await ground.sql`select 1 from category_template where id = ${row.id}`).toHaveLength(0);
  expect(await admin.list('category-template', {filter: {_deleted: true}})).toEqual([]);
  expect((await restore('category-template', row.id)).status).toBe(404);
});

describe('a record in use', () => {
  test('is not deleted while a live record points to it, and the refusal says what does', async () => {
    const type = await makeTagType(admin);
    const tag = await makeTag(admin, type.id);
    const answer = await admin.rest('DELETE', `tag-type/${type.id}`);
    expect([answer.status, asObject(answer.body).message]).toEqual([409, 'It is in use and cannot be deleted: Tag']);
    expect(asObject((await admin.speaking('zh').rest('DELETE', `tag-type/${type.id}`)).body).message).toMatch(
      /^正在被使用，无法删除：/,
    );
    expect((await admin.call('/design/labelsType/delById', {id: type.id}, 'GET')).code).toBe('409');
    await admin.remove('tag', tag.id);
    expect(await status('DELETE', `tag-type/${type.id}`)).toBe(200);
  });

  test('is not deleted while it stands in a list of references', async () => {
    const tag = await makeTag(admin, (await makeTagType(admin)).id);
    const clipart = await makeClipart(admin, {labels: [tag.id]});
    expect(await status('DELETE', `tag/${tag.id}`)).toBe(409);
    expect((await admin.rest('POST', 'tag/actions/delete', {ids: [tag.id]})).status).toBe(409);
    await admin.update('clipart', clipart.id, {labels: []});
    expect(await status('DELETE', `tag/${tag.id}`)).toBe(200);
  });

  test('is not named to those who cannot see it: the refusal tells the kind, not the record', async () => {
    const type = await makeTagType(admin);
    const {labelName} = await makeTag(admin, type.id);
    const {client} = await makePerson(admin, {rights: {'tag-type.delete': 'all'}});
    const answer = await client.rest('DELETE', `tag-type/${type.id}`);
    expect([answer.status, answer.text.includes(String(labelName)), Object.keys(errorsOf(answer))]).toEqual([
      409,
      false,
      [],
    ]);
  });

  const ways = [
    [
      'by a property',
      async () => {
        const type = await makeTagType(admin);
        return {
          target: `tag-type/${type.id}`,
          use: () => admin.rest('POST', 'tag', {labelTypeId: type.id, labelName: uniqueName('Tag')}),
          count: () => admin.total('tag', {labelTypeId: type.id}),
        };
      },
    ],
    [
      'in a list',
      async () => {
        const tag = await makeTag(admin, (await makeTagType(admin)).id);
        return {
          target: `tag/${tag.id}`,
          use: () =>
            admin.rest('POST', 'clipart', {
              elementName: uniqueName('C'),
              clipartImage: '/files/c.png',
              labels: [tag.id],
            }),
          count: () => admin.total('clipart', {labels: tag.id}),
        };
      },
    ],
  ] as const;
  test.each(ways)('and used %s at the same moment is either kept or not used', async (_name, prepare) => {
    for (let round = 0; round < 12; round += 1) {
      const {target, use, count} = await prepare();
      const [deleted, used] = await Promise.all([admin.rest('DELETE', target), use()]);
      expect([
        [200, 422],
        [409, 201],
      ]).toContainEqual([deleted.status, used.status]);
      expect(await count()).toBe(used.status === 201 ? 1 : 0);
    }
  });
});

describe('what points to a deleted record', () => {
  test('goes with it where the schema says so, with a history that names who did it', async () => {
    const {client, userName} = await makePerson(admin, {rights: {'user.delete': 'all', 'user.read': 'all'}});
    const {id: userId} = await makePerson(admin);
    const authority = await make(admin, 'authority', {authorityName: uniqueName('a'), urlTitle: uniqueName('a')});
    const grant = await make(admin, 'user-authority', {userId, authorityId: authority.id, scope: 'own'});
    expect((await client.rest('DELETE', `user/${userId}`)).status).toBe(200);
    expect(await status('GET', `user-authority/${grant.id}`)).toBe(404);
    const [entry] = await ground.sql`
      select actor_name, action from emblem.audit where entity = 'user-authority' and record_id = ${grant.id}
      order by id desc limit 1`;
    expect(entry).toEqual({actor_name: userName, action: 'delete'});
  });

  test('loses the link where the schema says so', async () => {
    const {id: salesmanId} = await makePerson(admin);
    const inquiry = await makeInquiry(admin, {salesmanId});
    await admin.remove('user', salesmanId);
    expect(await admin.get('inquiry', inquiry.id)).toMatchObject({salesmanId: null, version: 2});
    expect((await admin.history('inquiry', inquiry.id))[0]).toMatchObject({
      action: 'update',
      changes: {salesmanId: [salesmanId, null]},
    });
  });
});

test('deleting beside each other in one sorted list ends well for everybody', async () => {
  const type = await makeTagType(admin);
  const tags = [];
  for (let index = 0; index < 12; index += 1) tags.push(await makeTag(admin, type.id));
  const answers = await Promise.all(tags.slice(0, 8).map(tag => admin.rest('DELETE', `tag/${tag.id}`)));
  expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200));
  const left = await admin.list('tag', {filter: {labelTypeId: type.id}, sort: ['sortNum', 'ASC']});
  expect(left.map(tag => [idOf(tag), tag.sortNum])).toEqual(tags.slice(8).map((tag, index) => [tag.id, index + 1]));
});

test('deleting a row while others are put below it ends well for everybody', async () => {
  for (let round = 0; round < 8; round += 1) {
    const parent = await make(admin, 'template-type', {templateTypeName: uniqueName('Type')});
    const below = () =>
      admin.rest('POST', 'template-type', {templateTypeName: uniqueName('Type'), parentId: parent.id});
    const [deleted, ...made] = await Promise.all([
      admin.rest('DELETE', `template-type/${parent.id}`),
      below(),
      below(),
    ]);
    expect([200, 409]).toContain(deleted.status);
    expect(asObject(deleted.body).message).not.toBe('Somebody else is changing the same records; please try again.');
    for (const {status} of made) expect(deleted.status === 200 ? [422] : [201, 422]).toContain(status);
  }
});
