/** The numbers over lists: of each state of a workflow, and of presets, for whoever looks. */
import {usualTabs} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import type {Client} from '../harness/client';
import {asNumber, asObject, asObjects} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';
import {errorsOf, makeInquiry, openGroundOn, type Ground} from './ground';

const model = loadModel();
const WITH_WORKFLOW = [...model.entities.values()].filter(({workflows}) => workflows.length > 0);

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

interface Counted {
  readonly total: unknown;
  readonly values: readonly (readonly [unknown, number])[];
}

async function counted(client: Client, entity: string, by: string, filter: object = {}): Promise<Counted> {
  const query = new URLSearchParams({by, filter: JSON.stringify(filter)});
  const {total, values} = asObject(await client.mustRest('GET', `${entity}/actions/count?${query}`));
  return {total, values: asObjects(values).map(each => [each.value, asNumber(each.count)])};
}

test.each(WITH_WORKFLOW.map(({key}) => key))('%s has tabs whose numbers are those of its list', async key => {
  const entity = model.entity(key);
  const tabs = usualTabs(entity);
  expect(tabs?.options?.length).toBeGreaterThan(0);
  const name = tabs?.name ?? '';
  const {total, values} = await counted(admin, key, name);
  for (const [value, count] of values) expect([value, count]).toEqual([value, await admin.total(key, {[name]: value})]);
  expect(total).toBe(values.reduce((sum, [, count]) => sum + count, 0));
  expect(total).toBe(await admin.total(key));
});

test('a list that shows some states alone has no tabs of them', () => {
  const task = model.entity('promoter-task');
  expect(usualTabs(task, task.views.inspection?.where)).toBeUndefined();
  expect(usualTabs(task)?.name).toBe('status');
});

test('numbers follow the filter, and tell nothing of records that somebody does not read', async () => {
  const person = await makePerson(admin, {rights: {'inquiry.read': 'own'}});
  const own = await makeInquiry(admin, {salesmanId: person.id});
  const other = await makeInquiry(admin);
  const {status} = await admin.get('inquiry', own.id);
  expect(await counted(person.client, 'inquiry', 'status')).toEqual({total: 1, values: [[status, 1]]});
  const both = {id: [own.id, other.id]};
  expect(await counted(admin, 'inquiry', 'status', both)).toEqual({total: 2, values: [[status, 2]]});
  expect(await counted(person.client, 'inquiry', 'status', both)).toEqual({total: 1, values: [[status, 1]]});
  expect(await counted(person.client, 'inquiry', 'status', {id: other.id})).toEqual({total: 0, values: []});
});

test('only a property with values to choose from is counted by, and only for whoever reads the records', async () => {
  for (const by of ['', 'colour', 'email', 'createdAt', '__proto__']) {
    const answer = await admin.rest('GET', `inquiry/actions/count?${new URLSearchParams({by})}`);
    expect([by, answer.status, errorsOf(answer).by]).toEqual([by, 400, expect.stringMatching(/no such field/)]);
  }
  const {client} = await makePerson(admin);
  expect((await client.rest('GET', 'inquiry/actions/count?by=status')).status).toBe(403);
});

test('this week is from now until Monday where the company is', async () => {
  const week = {dueAt_gte: {now: 'time'}, dueAt_lt: {now: 'nextWeek'}};
  const due = await makeInquiry(admin);
  const isDue = async () => (await admin.total('inquiry', {...week, id: due.id})) === 1;
  await ground.sql`update inquiry set due_at = now() - interval '1 minute' where id = ${due.id}`;
  expect(await isDue()).toBe(false);
  await ground.sql`update inquiry set due_at = now() + interval '8 days' where id = ${due.id}`;
  expect(await isDue()).toBe(false);
  await ground.sql`update inquiry set due_at = (date_trunc('week', now() at time zone 'Asia/Shanghai')
    + interval '7 days') at time zone 'Asia/Shanghai' - interval '1 millisecond' where id = ${due.id}`;
  expect(await isDue()).toBe(true);
  await ground.sql`update inquiry set due_at = due_at + interval '1 millisecond' where id = ${due.id}`;
  expect(await isDue()).toBe(false);
  const refused = await admin.rest('GET', `inquiry/actions/count?filter=${JSON.stringify({dueAt_lt: {now: 'never'}})}`);
  expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([400, ['dueAt_lt']]);
});
