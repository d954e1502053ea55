/** What a new record would be that is made from another one (`x-from`). */
import {createHash} from 'node:crypto';
import type {Entity, FromLinesKeyword, Given, Origin, Predicate} from '@emblem/schemas';
import {LINES_LIMIT} from '@emblem/schemas';
import {originLines, pathsRead, withPaths} from '@emblem/schemas/origins';
import type {Context} from '../../context';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import {labels} from '../../read/labels';
import {list} from '../../read/list';
import {requireReach} from '../../rights/decide-reach';
import {withinRecord} from '../../rights/of-lines';
import {reach} from '../../rights/reach';
import type {Values, WireRecord} from '../../values';
import {hand, sight} from '../../read/visibility';
import {findOrigin, originOf, type OriginKey} from './find-origin';
import {givenValues, type Reading} from './given-value';
import {withPathValues} from '../../read/path-values';
import {earlierMade, requireFirst, takenBy, takenOfLines, type Taken} from './taken';

export interface Proposal {
  /** By property; lines by their name, as they are sent. */
  readonly values: Values;
  /** Changes whenever the values do: what was shown is told by it from what is so now. */
  readonly seen: string;
}

type GivenByName = Readonly<Record<string, Given>>;

const pathsOf = (given: GivenByName): readonly string[] => [...new Set(Object.values(given).flatMap(pathsRead))];

/** Of what it would be given, what its maker may write. */
function mayWrite({actor, model}: Context, made: Entity, given: GivenByName): GivenByName {
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => {
      const field = made.field[name];
      return field && sight(actor, made, model, field) !== false && hand(actor, made, model, field) !== false;
    }),
  );
}

/** Of the origin, or of all lines of it. */
async function readingsOf(
  context: Context,
  origin: Entity,
  records: readonly WireRecord[],
  made: Entity,
  given: GivenByName,
  takenOf: (record: number) => Taken,
): Promise<readonly Reading[]> {
  const paths = pathsOf(given);
  const all = await withPathValues(context, origin, records, paths);
  const read = withPaths(context.model, origin, paths);
  return records.map((record, index) => {
    const values = all[index] ?? record;
    return {context, origin: read, record, values, taken: takenOf(record.id), made};
  });
}

/** Whether a line is needed no more, since nothing is left of what it must say. */
function isUsedUp(child: Entity, given: GivenByName, values: Values): boolean {
  return Object.entries(given).some(
    ([name, each]) =>
      typeof each === 'object' && 'rest' in each && child.field[name]?.required === true && Number(values[name]) === 0,
  );
}

/** Without numbers that are too small to be saved, such as the pieces of a parcel that holds none: they are entered. */
function withoutTooSmall({field}: Entity, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !(Number(value) < (field[name]?.schema.minimum ?? -Infinity))),
  );
}

/** In the order of their places, as far as the actor sees them; the origin itself where no lines are named. */
async function linesOf(
  context: Context,
  origin: Entity,
  record: WireRecord,
  {of, where, values}: FromLinesKeyword,
): Promise<{readonly child: Entity; readonly records: readonly WireRecord[]}> {
  if (of === undefined) return {child: origin, records: [record]};
  const lines = originLines(context.model, origin, of);
  if (!lines) throw new Error(`${origin.key} has no lines "${of}".`);
  const child = lines.entity;
  if (!lines.isOwn && reach(context.actor, child, context.model, 'read') === false) return {child, records: []};
  const read = new Set(pathsOf(values));
  const mine: Predicate = {eq: [lines.field, record.id]};
  const {records} = await list(lines.isOwn ? withinRecord(context, origin, child, 'read') : context, child.key, {
    where: where ? {all: [mine, where]} : mine,
    sort: [...(child.sort ? [{field: child.sort.field, descending: false}] : []), {field: 'id', descending: false}],
    limit: LINES_LIMIT + 1,
    omit: child.fields.filter(({control, name}) => control === 'design' && !read.has(name)).map(({name}) => name),
  });
  return {child, records};
}

/** 409 where lines are there and nothing is left of them, and where a record without lines is not wanted. */
function refuseEmpty({actor: {language}}: Context, {noneMessage}: FromLinesKeyword, areThere: boolean): void {
  if (areThere) throw new Refusal(409, text('nothingLeft', language));
  if (noneMessage) throw new Refusal(409, noneMessage[language]);
}

async function linesFrom(
  context: Context,
  made: Entity,
  origin: Entity,
  record: WireRecord,
  each: FromLinesKeyword,
  earlier: readonly WireRecord[],
): Promise<readonly Values[]> {
  const lines = made.lines.find(({name}) => name === each.name);
  if (!lines) throw new Error(`${made.key} has no lines "${each.name}".`);
  const {child, records} = await linesOf(context, origin, record, each);
  const {language} = context.actor;
  if (records.length > LINES_LIMIT) throw new Refusal(409, text('tooManyLines', language, {limit: LINES_LIMIT}));
  const madeLine = context.model.entity(lines.entity);
  const given = mayWrite(context, madeLine, each.values);
  const takenOf = await takenOfLines(context, lines, each, earlier);
  const rows: Values[] = [];
  for (const reading of await readingsOf(context, child, records, madeLine, given, takenOf)) {
    const values = await givenValues(reading, given);
    if (!isUsedUp(madeLine, given, values))
      rows.push({...withoutTooSmall(madeLine, values), ...(each.via !== undefined && {[each.via]: reading.record.id})});
  }
  if (rows.length === 0) refuseEmpty(context, each, records.length > 0);
  return rows;
}

async function valuesFrom(context: Context, made: Entity, origin: Origin, id: number): Promise<Values> {
  const record = await findOrigin(context, origin, id);
  await requireFirst(context, made, origin, id);
  const entity = context.model.entity(origin.entity);
  const earlier = await earlierMade(context, made.key, origin, id);
  const given = mayWrite(context, made, origin.values);
  const [reading] = await readingsOf(context, entity, [record], made, given, () => takenBy(earlier));
  const own = reading ? await givenValues(reading, given) : {};
  const values: Values = {...withoutTooSmall(made, own), [origin.via]: id};
  for (const each of origin.lines ?? [])
    values[each.name] = await linesFrom(context, made, entity, record, each, earlier);
  return values;
}

/** The lines with the names of what they point to, as they are read; they are sent without them. */
async function withNames(context: Context, made: Entity, values: Values): Promise<Values> {
  const named: Values = {...values};
  for (const {name, entity} of made.lines) {
    const rows = values[name];
    if (!Array.isArray(rows)) continue;
    const records = rows.map((row: Values): WireRecord => ({...row, id: 0, version: 0}));
    const names = await labels(context, context.model.entity(entity), records);
    named[name] = rows.map((row: Values, index) => ({...row, _labels: names[index]}));
  }
  return named;
}

/** What a form shows of it. */
export async function presentProposal(context: Context, key: string, {values, seen}: Proposal): Promise<Proposal> {
  return {values: await withNames(context, context.model.entity(key), values), seen};
}

/**
 * 403 for whoever makes no such records; 404 where none is made of it, and for an origin out of reach; 409 where its
 * guard says no, where one alone is made of it and is there, and where nothing is left.
 */
export async function proposal(context: Context, key: string, origin: OriginKey): Promise<Proposal> {
  requireReach(context, key, 'create');
  const made = context.model.entity(key);
  const values = await valuesFrom(context, made, originOf(context, made, origin), origin.id);
  return {values, seen: createHash('sha256').update(JSON.stringify(values)).digest('base64url')};
}
