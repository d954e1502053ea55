/** Whatever is made from a record (`x-from`) has what is known there, can be saved, and tells nobody too much. */
import {isRuledOut, type Entity, type Origin} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {fieldAt, pathsRead} from '@emblem/schemas/origins';
import {signInAdmin} from '../harness/administrator';
import type {Answer, Client} from '../harness/client';
import {asObject, asText, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';

const model = loadModel();
const PAIRS = [...model.entities.values()].flatMap(entity => entity.origins.map(origin => ({entity, origin})));
const NAMES = PAIRS.map(({entity, origin}) => [entity.key, origin.entity, {entity, origin}] as const);

let server: RunningServer;
let admin: Client;
/** Makes all that is made, and sees of the origins what nobody guards. */
let clerk: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const origins = PAIRS.map(({origin}) => [`${origin.entity}.read`, 'all']);
  const made = PAIRS.flatMap(({entity}) => ['read', 'create'].map(action => [`${entity.key}.${action}`, 'all']));
  clerk = (await makePerson(admin, {rights: Object.fromEntries([...origins, ...made])})).client;
});
afterAll(async () => {
  await server.stop();
});

const FEW = 12;
const PAGES = 8;

const offered = (client: Client, entity: Entity, origin: Origin, id: number): Promise<Answer> =>
  client.rest('GET', `${entity.key}/actions/proposal?from=${origin.entity}:${id}`);

interface Found {
  readonly record: Json;
  readonly values: Json;
}

/** Of those records the ones of which one can be made; the others say why not. */
async function offers(entity: Entity, origin: Origin, records: readonly Json[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const record of records) {
    const {status, body} = await offered(admin, entity, origin, idOf(record));
    if (status === 200) found.push({record, values: asObject(asObject(body).values)});
    else expect([status, asText(asObject(body).message)]).toEqual([409, expect.stringMatching(/\S/)]);
  }
  return found;
}

/** The latest that there are, whatever other tests have made since the world began. */
async function proposals(entity: Entity, origin: Origin): Promise<readonly Found[]> {
  for (let page = 0; page < PAGES; page += 1) {
    const range = [page * FEW, page * FEW + FEW - 1] as const;
    const records = await admin.list(origin.entity, {range, sort: ['id', 'DESC']});
    const found = await offers(entity, origin, records);
    if (found.length > 0 || records.length < FEW) return found;
  }
  return [];
}

/** The rule that lets one such record alone be made of it. */
const onlyOne = ({unique}: Entity, {via}: Origin) =>
  unique.find(({fields}) => fields.length === 1 && fields[0] === via);

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** No pieces are registered as a return: how many came back is entered. */
const isTooSmall = ({field}: Entity, name: string, value: unknown): boolean =>
  Number(value) < (field[name]?.schema.minimum ?? -Infinity);

describe.each(NAMES)('%s from %s', (_made, _of, {entity, origin}) => {
  let found: readonly Found[];
  beforeAll(async () => {
    found = await proposals(entity, origin);
  });

  it('has what its origin has', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const {record, values} of found) {
      expect(values[origin.via]).toBe(record.id);
      for (const [name, given] of Object.entries(origin.values)) {
        if (typeof given !== 'string' || given.includes('.')) continue;
        const value = record[given];
        const isOpen = isBlank(value) || isTooSmall(entity, name, value);
        expect([name, values[name]]).toEqual([name, isOpen ? undefined : expect.anything()]);
        if (!isOpen && typeof value !== 'object')
          expect([name, Number(values[name]) || values[name]]).toEqual([name, Number(value) || value]);
      }
    }
  });

  it('is refused for nothing that was filled in', async () => {
    for (const {record, values} of found) {
      const made = await admin.rest('POST', `${entity.key}?from=${origin.entity}:${idOf(record)}`, {});
      if (made.status === 409) {
        // Another test has made it meanwhile: then it is not offered any more.
        expect([made.text, (await offered(admin, entity, origin, idOf(record))).status]).toEqual([made.text, 409]);
        continue;
      }
      if (made.status === 201) {
        const only = onlyOne(entity, origin);
        const {status, body} = await offered(admin, entity, origin, idOf(record));
        if (only) expect([status, asObject(body).message]).toEqual([409, only.message?.en]);
        return;
      }
      expect([made.status, made.text]).toEqual([422, expect.anything()]);
      const errors = Object.keys(asObject(asObject(made.body).errors));
      expect(errors.filter(name => name in values && !entity.lines.some(lines => lines.name === name))).toEqual([]);
      return;
    }
    throw new Error('No record of the world was offered.');
  });

  it('shows whoever makes it nothing of the origin that they do not see', async () => {
    for (const {record} of found) {
      const {status, body} = await offered(clerk, entity, origin, idOf(record));
      if (status !== 200) continue;
      const shown = JSON.stringify(body);
      const seen = JSON.stringify(await clerk.get(origin.entity, idOf(record)));
      const hidden = model
        .entity(origin.entity)
        .fields.map(({name}) => record[name])
        .filter(
          (value): value is string => typeof value === 'string' && value.length > 5 && !/^[\d.:TZ-]+$/.test(value),
        )
        .filter(value => !seen.includes(JSON.stringify(value).slice(1, -1)));
      for (const value of hidden) expect(shown).not.toContain(JSON.stringify(value).slice(1, -1));
    }
  });
});

test('what is read of an origin is there, and of a person it is guarded somewhere', () => {
  const guarded = PAIRS.flatMap(({origin}) =>
    Object.values(origin.values)
      .flatMap(pathsRead)
      .filter(path => fieldAt(model, model.entity(origin.entity), path)?.field.sensitivity === 'personal'),
  );
  expect(guarded.length).toBeGreaterThan(5);
  expect(PAIRS.length).toBeGreaterThanOrEqual(15);
  expect(PAIRS.filter(({entity, origin}) => onlyOne(entity, origin)).length).toBeGreaterThan(0);
  expect(PAIRS.filter(({entity}) => isRuledOut(entity, 'create'))).toEqual([]);
});
