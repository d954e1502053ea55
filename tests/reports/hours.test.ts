/** Steps of an hour are instants: an hour that clocks show twice is two of them, one that they leave out is none. */
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, asText, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {figuresBy} from './groups';
import {makeQuarters} from './quarters';

const QUARTER_MS = 900_000;
const HOUR_MS = 4 * QUARTER_MS;

let server: RunningServer;
let admin: Client;
let sql: Sql;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

/** The day and the hour on the clock, and how far it is from UTC, by nothing but what `Intl` says. */
function shownAt(time: number, timeZone: string): {readonly hour: string; readonly offset: string} {
  const text = new Intl.DateTimeFormat('sv-SE', {timeZone, dateStyle: 'short', timeStyle: 'short'}).format(time);
  const parts = new Intl.DateTimeFormat('en', {timeZone, timeZoneName: 'longOffset'}).formatToParts(time);
  const name = parts.find(({type}) => type === 'timeZoneName')?.value ?? '';
  return {hour: `${text.replace(' ', 'T').slice(0, 13)}:00`, offset: name.replace('GMT', '') || '+00:00'};
}

interface Step {
  readonly at: string;
  readonly since: string;
  readonly until: string;
}

/** The hours of a day, gathered from its quarters. */
function hoursOf(day: string, timeZone: string): readonly Step[] {
  const steps = new Map<string, {hour: string; offset: string; since: number; until: number}>();
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let time = noon - 36 * HOUR_MS; time < noon + 36 * HOUR_MS; time += QUARTER_MS) {
    const {hour, offset} = shownAt(time, timeZone);
    if (!hour.startsWith(day)) continue;
    const since = steps.get(hour + offset)?.since ?? time;
    steps.set(hour + offset, {hour, offset, since, until: time + QUARTER_MS});
  }
  const all = [...steps.values()];
  return all.map(({hour, offset, since, until}) => ({
    at: all.filter(each => each.hour === hour).length > 1 ? `${hour}${offset}` : hour,
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
  }));
}

async function answerOf(proId: number, day: string, timeZone: string): Promise<Json> {
  const query = {measures: 'count', by: 'time', step: 'hour', from: day, to: day, timeZone};
  const search = new URLSearchParams({...query, filter: JSON.stringify({platform: [proId]})});
  return asObject(await admin.mustRest('GET', `reports/inquiries-overview?${search.toString()}`));
}

test.each([
  {zone: 'Europe/Berlin', day: '2026-10-25', steps: 25, named: ['2026-10-25T02:00+02:00', '2026-10-25T02:00+01:00']},
  {zone: 'Europe/Berlin', day: '2026-03-29', steps: 23, named: ['2026-03-29T01:00', '2026-03-29T03:00']},
  {zone: 'America/New_York', day: '2026-11-01', steps: 25, named: ['2026-11-01T01:00-04:00', '2026-11-01T01:00-05:00']},
  {
    zone: 'Australia/Lord_Howe',
    day: '2026-04-05',
    steps: 25,
    named: ['2026-04-05T01:00+11:00', '2026-04-05T01:00+10:30'],
  },
  {zone: 'Australia/Lord_Howe', day: '2026-10-04', steps: 24, named: ['2026-10-04T01:00', '2026-10-04T02:00']},
  {zone: 'Asia/Kolkata', day: '2026-10-25', steps: 24, named: ['2026-10-25T02:00']},
  {zone: 'Asia/Kathmandu', day: '2026-10-25', steps: 24, named: ['2026-10-25T02:00']},
  {zone: 'UTC', day: '2026-10-25', steps: 24, named: ['2026-10-25T02:00']},
])('the hours of $day in $zone are $steps, and each bar opens its own records', async ({zone, day, steps, named}) => {
  const proId = await makeQuarters({admin, sql}, day);
  const answer = await answerOf(proId, day, zone);
  const told = asObjects(answer.steps).map(({at, since, until}) => ({
    at: asText(at),
    since: asText(since),
    until: asText(until),
  }));
  expect(told).toEqual(hoursOf(day, zone));
  expect(told).toHaveLength(steps);
  expect(told.map(({at}) => at)).toEqual(expect.arrayContaining(named));
  const groups = figuresBy(answer, 'time', 'count');
  const quarters = ({since, until}: Step) => (Date.parse(until) - Date.parse(since)) / QUARTER_MS;
  expect(groups).toEqual(told.map(step => [step.at, quarters(step)]));
  for (const step of told) {
    const within = {proId, createdAt_gte: step.since, createdAt_lt: step.until};
    expect(await admin.total('inquiry', within)).toBe(quarters(step));
  }
});
