/** The silence rule: what somebody may not see changes at random, and every answer to them stays as it was. */
import type {Entity, Field} from '@emblem/schemas';
import {loadCalls} from '@emblem/schemas/node';
import {signIn, type Client} from '../harness/client';
import {asNumber, idOf, type Json} from '../harness/json';
import {isSampled} from '../harness/sample';
import {Random} from '../migration/random';
import {problemsOf} from './at-once';
import {channelsOf, type Channel, type Sighting} from './channels';
import {CHANGES, changeSensitive, type Stage} from './changes';
import {doorsOf, type Door} from './doors';
import {registered} from './routes';
import {model, openRestricted, type Restricted} from './restricted';
import {Watchers} from './watchers';

const calls = loadCalls();
const entities = [...model.entities.values()];

/** Further rounds in the large run; each has its own seed, which a failure names. */
const ROUNDS = Math.max(1, Math.ceil(Number(process.env.FUZZ_SEEDS ?? 0) / 10));
const CHANGES_A_ROUND = 15;

let world: Restricted;
let doors: readonly Door[];
/** Those that all staff may open, but for the one that is there to be asked whether it is. */
let sockets: readonly string[];
beforeAll(async () => {
  world = await openRestricted();
  const ways = registered(world.server);
  doors = doorsOf(ways.routes, model, calls);
  const open = ways.sockets.filter(({reads, path}) => reads === null && path !== '/ws/keepAlive');
  sockets = open.map(({path}) => path);
}, 240_000);
afterAll(async () => {
  await world?.stop();
});

const EVERYTHING = {range: [0, 999]} as const;

/** Grants and authorities of the reader are what the reader is told of by the own menu. */
const OWN_GRANTS = ['authority', 'user-authority', 'role-authority', 'department-authority'];

interface Records {
  readonly seen: ReadonlyMap<string, readonly Json[]>;
  readonly hidden: ReadonlyMap<string, readonly Json[]>;
}

/** What the reader sees of each entity, and what only the administrator does. */
async function recordsFor(reader: Client): Promise<Records> {
  const seen = new Map<string, readonly Json[]>();
  const hidden = new Map<string, readonly Json[]>();
  for (const {key} of entities) {
    const {status} = await reader.rest('GET', `${key}?range=[0,0]`);
    const own = status === 200 ? await reader.list(key, EVERYTHING) : [];
    const ids = new Set(own.map(idOf));
    seen.set(key, own);
    hidden.set(
      key,
      (await world.admin.list(key, EVERYTHING)).filter(record => !ids.has(idOf(record))),
    );
  }
  return {seen, hidden};
}

function idsOf(records: ReadonlyMap<string, readonly Json[]>): ReadonlyMap<string, readonly number[]> {
  return new Map([...records].map(([key, list]) => [key, list.map(idOf)]));
}

function sightingOf({seen, hidden}: Records): Sighting {
  return {seen: idsOf(seen), hidden: idsOf(hidden)};
}

type Blot = (answer: string) => string;

const SORT_FIELDS = [...new Set(entities.flatMap(({sort}) => (sort ? [sort.field] : [])))].join('|');
/** The places of drag-sorted lists are an exception. */
const places: Blot = answer => answer.replace(new RegExp(`"(${SORT_FIELDS})":\\d+`, 'g'), '"$1":0');

const CHANGE_MARKS = [...new Set(entities.flatMap(({system}) => [system.version, system.updatedAt]))];
/** That a record in sight was changed is an exception: its version, and the time of its last change. */
const changeMarks: Blot = answer =>
  answer.replace(new RegExp(`"(${CHANGE_MARKS.join('|')})":("[^"]*"|\\d+)`, 'g'), '"$1":0');

async function listen(channels: readonly Channel[], reader: Client, blot: Blot): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  await problemsOf(
    channels,
    async channel => {
      answers.set(channel.name, blot(await channel.ask(reader)));
      return undefined;
    },
    6,
  );
  return answers;
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...before]
    .filter(([name, answer]) => after.get(name) !== answer)
    .map(([name, answer]) => `${name}\n  ${answer.slice(0, 600)}\n  ${(after.get(name) ?? '').slice(0, 600)}`);
}

interface Watch {
  readonly reader: Client;
  readonly doors: readonly Door[];
  readonly blot: Blot;
  readonly visible: (entity: Entity) => readonly Field[];
  /** Listened to is one of so many channels. */
  readonly oneOf?: number;
  /** Live sockets that look at the records of entities of which the reader sees some are to hear nothing. */
  readonly listens?: boolean;
  /** Makes one change out of sight; undefined where the choice was not possible. */
  change(stage: Stage, records: Records): Promise<string | undefined>;
}

/** Entities of which the reader sees some records and not others. */
function inPart({seen, hidden}: Records): readonly string[] {
  return [...seen.keys()].filter(key => seen.get(key)?.length && hidden.get(key)?.length);
}

/** Each entity by one of the sockets, and each kind of socket with some of them. */
async function watch(reader: Client, keys: readonly string[]): Promise<readonly Watchers[]> {
  const open: Watchers[] = [];
  for (const [at, path] of sockets.entries())
    open.push(
      await Watchers.open(
        reader,
        path,
        keys.filter((_, index) => index % sockets.length === at),
      ),
    );
  return open;
}

async function heardBy(watchers: readonly Watchers[]): Promise<readonly string[]> {
  const heard: string[] = [];
  for (const each of watchers) heard.push(...(await each.heard(world.admin)));
  return heard;
}

/** Rounds of changes, and after each the answers of every channel as before. */
async function expectSilence({
  reader,
  doors: own,
  blot,
  visible,
  oneOf = 1,
  listens = false,
  change,
}: Watch): Promise<void> {
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const random = new Random(seed * 7919);
    const records = await recordsFor(reader);
    const all = channelsOf(own, {model, calls, sighting: sightingOf(records), random, visible});
    const channels = all.filter(({name}) => isSampled(name, oneOf));
    const before = await listen(channels, reader, blot);
    const watchers = listens ? await watch(reader, inPart(records)) : [];
    const stage: Stage = {admin: world.admin, model, random, hidden: records.hidden, made: new Map()};
    const done: string[] = [];
    for (let attempts = 0; done.length < CHANGES_A_ROUND && attempts < 200; attempts += 1) {
      const told = await change(stage, records);
      if (told !== undefined) done.push(told);
    }
    expect(done.length).toBe(CHANGES_A_ROUND);
    const told = [...differences(before, await listen(channels, reader, blot)), ...(await heardBy(watchers))];
    if (told.length > 0)
      throw new Error(
        `Seed ${seed}: ${told.length} of ${channels.length} channels told ` +
          `of\n${done.join('\n')}\n\n${told.slice(0, 5).join('\n\n')}`,
      );
  }
}

const seesPlain = ({sensitivity, permission}: Field): boolean =>
  (sensitivity === 'public' || sensitivity === 'internal') && permission.view === undefined;
/** What the exceptions cover is not filtered or sorted by. */
const withoutMarks = (entity: Entity): readonly Field[] =>
  entity.fields.filter(
    field => seesPlain(field) && field.name !== entity.sort?.field && !CHANGE_MARKS.includes(field.name),
  );

describe('a person on one platform', () => {
  const somebodySignsIn = async (): Promise<string> => {
    await signIn(world.server.url, 'finance');
    return 'finance signed in';
  };

  /** Shown to visitors, and so to everybody by the calls of the editor. */
  const isPublic = ({rights}: Entity): boolean => rights.visitor !== undefined && rights.scopes?.platform === undefined;

  test('is not told of changes to records out of sight', async () => {
    const changeable = entities.filter(entity => !isPublic(entity) && !OWN_GRANTS.includes(entity.key));
    await expectSilence({
      reader: world.reader.client,
      doors,
      blot: places,
      oneOf: 2,
      listens: true,
      visible: entity => entity.fields.filter(field => seesPlain(field) && field.name !== entity.sort?.field),
      change: async (stage, records) => {
        const {random} = stage;
        if (random.chance(0.1)) return somebodySignsIn();
        const near = inPart(records);
        const open = changeable.filter(({key}) => records.hidden.get(key)?.length);
        const chosen = random.chance(0.3) ? open.filter(({key}) => near.includes(key)) : open;
        return random.pick(CHANGES)(stage, random.pick(chosen));
      },
    });
  }, 600_000);

  test('is not told of changes to hidden properties of records in sight', async () => {
    const sensitive = ['inquiry', 'order', 'order-product', 'member', 'user'];
    await expectSilence({
      reader: world.reader.client,
      doors,
      blot: changeMarks,
      visible: withoutMarks,
      oneOf: 4,
      change: async (stage, {seen}) => {
        const entity = model.entity(stage.random.pick(sensitive));
        const ids = (seen.get(entity.key) ?? [])
          .map(idOf)
          .filter(id => entity.key !== 'user' || id !== world.reader.id);
        return changeSensitive(stage, entity, asNumber(stage.random.pick(ids)));
      },
    });
  }, 600_000);
});
