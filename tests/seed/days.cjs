/**
 * Makes a world in memory for each of the days and says in what it differs from that of the first one: `node days.cjs
 * <tiny|demo> <day> <day> ...`. Prints `{differences, missing, seconds}` as JSON: what is not the same, and states of
 * workflows that no record has. A process of its own, since within a test everything that draws takes several times as
 * long.
 */
const {resolve} = require('node:path');

const ROOT = resolve(__dirname, '../..');
const built = path => require(resolve(ROOT, path));
const {loadModel, loadPapers} = built('schemas/dist/node');
const {worldInMemory} = built('seed/dist/worlds/in-memory');

const model = loadModel();

/** Steps of different records are numbered through by their moments. */
const NUMBERED_BY_MOMENT = new Set(['state-change']);
/** What is of a month follows the calendar: which of the periods an entry is in, and how many it has. */
const OF_A_MONTH = {'journal-entry': ['periodId'], 'accounting-period': ['entryCount']};

const MOMENT = /\d{4}-\d{2}(?:-\d{2}(?:T[\d:.]+Z)?)?/g;
/** `ORD2026000012`, `INV1-2026000012`. */
const NUMBER = /(?<=[A-Z]|-)20\d{2}(?=\d{6}\b)/g;

function timeless(value) {
  if (typeof value === 'string') return value.replace(NUMBER, 'yyyy').replace(MOMENT, 'moment');
  if (Array.isArray(value)) return value.map(timeless);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, timeless(each)]));
}

/** A record without its moments. */
function recordOf(key, row) {
  const left = OF_A_MONTH[key] ?? [];
  const {id, ...values} = timeless(row);
  const kept = Object.entries(values).filter(([name]) => !left.includes(name));
  return JSON.stringify([NUMBERED_BY_MOMENT.has(key) ? 0 : id, kept.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

async function recordsOn(world, day) {
  const records = await worldInMemory(
    {
      model,
      day,
      log: () => undefined,
      hashPassword: async text => `hash of ${text}`,
      putFile: async key => `/files/${key}`,
    },
    world,
  );
  return {
    records,
    compared: new Map([...records].map(([key, rows]) => [key, rows.map(row => recordOf(key, row)).sort()])),
  };
}

function differences(day, before, after) {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(key => {
    const [one, other] = [before.get(key) ?? [], after.get(key) ?? []];
    if (one.length !== other.length) return [`${day}: ${key}: ${other.length} records, not ${one.length}`];
    const place = one.findIndex((record, index) => record !== other[index]);
    return place < 0 ? [] : [`${day}: ${key}:\n  ${one[place]}\n  ${other[place]}`];
  });
}

/** `entity.property state` that no record has, and papers without a record. */
function missing(records) {
  const states = [...model.entities.values()].flatMap(({key, workflows}) =>
    workflows.flatMap(({field, initial, transitions}) => {
      const all = new Set([initial, ...transitions.map(({to}) => to), ...transitions.flatMap(({from}) => from)]);
      const there = new Set((records.get(key) ?? []).map(row => row[field] ?? initial));
      return [...all].filter(state => !there.has(state)).map(state => `${key}.${field} ${state}`);
    }),
  );
  const papers = loadPapers().filter(({entity}) => (records.get(entity) ?? []).length === 0);
  return [...states, ...papers.map(({$id, entity}) => `paper ${$id}: no ${entity}`)];
}

async function main([world, first, ...days]) {
  const begun = performance.now();
  const {records, compared} = await recordsOn(world, first);
  const found = [];
  for (const day of days) found.push(...differences(day, compared, (await recordsOn(world, day)).compared));
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(JSON.stringify({differences: found, missing: missing(records), seconds}));
}

void main(process.argv.slice(2));
