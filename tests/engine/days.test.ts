/** Days beside moments: a filter up to a day takes all of that day, at every door. */
import type {Field} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newRecord} from '../harness/values';

const model = loadModel();

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

/** A moment that people enter, and that nothing else goes by. */
const MOMENTS = [
  ['resume', 'interviewAt'],
  ['sms-reminder', 'sendAt'],
  ['order', 'promisedShipAt'],
  ['review', 'reviewedAt'],
] as const;

const LAST = '2031-02-28T23:59:59.999Z';
const FIRST = '2031-03-01T00:00:00.000Z';

test.each(MOMENTS)('%s.%s up to a day, and after it', async (key, name) => {
  const ids: number[] = [];
  for (const moment of [LAST, FIRST]) ids.push(idOf(await newRecord(admin, model, key, {values: {[name]: moment}})));
  const [late, early] = ids;
  const asked = (filter: Json) => admin.list(key, {filter: {id: ids, ...filter}}).then(all => all.map(({id}) => id));
  expect(await asked({[`${name}_lte`]: '2031-02-28'})).toEqual([late]);
  expect(await asked({[`${name}_gt`]: '2031-02-28'})).toEqual([early]);
  expect(await asked({_where: {not: {gt: [name, '2031-02-28']}}})).toEqual([late]);
  expect((await asked({[`${name}_gte`]: '2031-02-28', [`${name}_lte`]: '2031-03-01'})).length).toBe(2);
  expect(await asked({[`${name}_lt`]: '2031-03-01'})).toEqual([late]);
  expect(await asked({[`${name}_lte`]: '2031-03-01T00:00:00Z', [`${name}_gte`]: '2031-03-01'})).toEqual([early]);
});

test('every moment that people enter is tried, or goes by others', () => {
  const moments = [...model.entities.values()].flatMap(entity =>
    entity.writable ? entity.fields.filter(isEntered).map(field => `${entity.key}.${field.name}`) : [],
  );
  const byOthers = ['drawing-task.dueAt', 'drawing-time.startedAt', 'drawing-time.endedAt'];
  expect(moments.sort()).toEqual(
    [...MOMENTS.map(moment => moment.join('.')), ...byOthers, 'questionnaire-answer.answeredAt'].sort(),
  );
});

const isEntered = ({kind, readOnly, system}: Field) => kind === 'datetime' && !readOnly && !system;
