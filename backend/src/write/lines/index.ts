/** Writes the lines of a record as they were sent: changes, makes and removes them, and puts them into their order. */
import {LINES_LIMIT, type Entity} from '@emblem/schemas';
import {withinRecord} from '../../rights/of-lines';
import {text} from '../../messages';
import type {FieldErrors} from '../../errors';
import type {Changes} from '../../read';
import {sight} from '../../read/visibility';
import type {Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {change, changeOnBehalf, type FollowingLines} from '../change';
import {createOne} from '../create';
import {gatherHistory} from '../audit';
import {gatherFigures} from '../figures';
import {lineChanges} from './changes';
import {faultsOf, forEachLine} from './faults';
import {foresee} from './foresee';
import {lockPlaces} from '../place';
import {removeRecord} from '../remove';
import {restoreRecord} from '../restore';
import type {SentLine, SentLines} from '../sent-lines';
import {lineValues, requireOwn, storedLines, type Place} from './stored';
import {writeTogether} from './together';
import {changedValues, refuseIf, writableValues} from '../values';
import {Whole} from '../../context/whole';

/** Whether a line that was sent says nothing else than what is there, in sight of whoever sends it. */
function isUnchanged(context: Context, child: Entity, stored: WireRecord, {version, ...sent}: Values): boolean {
  if (version !== undefined && version !== stored.version) return false;
  const values = writableValues(context, child, sent);
  const isSeen = Object.keys(values).every(name => {
    const field = child.field[name];
    return field !== undefined && name in stored && sight(context.actor, child, context.model, field) === true;
  });
  return isSeen && Object.keys(changedValues(stored, values)).length === 0;
}

async function writeOne(
  context: Context,
  place: Place,
  {id, values, isDeleted}: SentLine,
  stored: ReadonlyMap<number, WireRecord>,
): Promise<number> {
  const {child} = place;
  requireOwn(context, place, values);
  if (id === undefined) return (await createOne(context, child, lineValues(place, values))).id;
  if (isDeleted) {
    await restoreRecord(context, child, id);
    return id;
  }
  const before = stored.get(id);
  if (!before) refuseIf(context, {id: text('noSuchLine', context.actor.language)});
  else if (!isUnchanged(context, child, before, values)) await change(context, child, id, values, {action: 'update'});
  return id;
}

/** The order in which they were sent is the order of their places. */
async function placeLines(context: Context, {child}: Place, ids: readonly number[]): Promise<void> {
  const column = child.sort && child.field[child.sort.field]?.column;
  if (!column) return;
  const {sql} = context;
  await sql`
    update ${sql(child.table)} t set ${sql(column)} = placed.place
    from unnest(${sql.array([...ids], 20)}::bigint[]) with ordinality as placed(id, place)
    where t.id = placed.id and t.${sql(column)} is distinct from placed.place`;
}

async function removeMissing(
  context: Context,
  {child, lines}: Place,
  rows: readonly SentLine[],
  stored: readonly WireRecord[],
): Promise<void> {
  const kept = new Set(rows.map(({id}) => id));
  // From the end, so that none makes room for others that go, too.
  for (const {id} of stored.toReversed())
    if (!kept.has(id))
      await faultsOf(context, lines.name, () => removeRecord(context, child, id)).then(refuse(context));
}

function refuse(context: Context): (errors: FieldErrors) => void {
  return errors => refuseIf(context, errors);
}

async function writeSet(context: Context, place: Place, rows: readonly SentLine[]): Promise<Changes> {
  const {child, lines} = place;
  const before = await storedLines(context, place);
  if (before.length > LINES_LIMIT)
    refuseIf(context, {[lines.name]: text('tooManyLines', context.actor.language, {limit: LINES_LIMIT})});
  await removeMissing(context, place, rows, before);
  const ids = await writeRows(context, place, rows, new Map(before.map(record => [record.id, record])));
  await placeLines(context, place, ids);
  return lineChanges(child, lines, before, await storedLines(context, place));
}

async function writeOneByOne(
  context: Context,
  place: Place,
  rows: readonly SentLine[],
  stored: ReadonlyMap<number, WireRecord>,
): Promise<readonly number[]> {
  const ids: number[] = [];
  await forEachLine(context, place, rows, async (within, row) => {
    ids.push(await writeOne(within, place, row, stored));
  });
  return ids;
}

/** The ids of the lines, in the order in which they were sent; 422 with what is wrong with any of them. */
async function writeRows(
  context: Context,
  place: Place,
  rows: readonly SentLine[],
  stored: ReadonlyMap<number, WireRecord>,
): Promise<readonly number[]> {
  const areNew = rows.every(({id}) => id === undefined);
  const within = areNew
    ? await foresee(
        context,
        place.child,
        rows.map(({values}) => lineValues(place, values)),
      )
    : context;
  // A step before the line is judged may look at the lines before it, which are stored then.
  const areTogether = within.batch !== undefined && (place.child.hooks.beforeValidate ?? []).length === 0;
  return gatherHistory(within, gathering =>
    areTogether ? writeTogether(gathering, place, rows) : writeOneByOne(gathering, place, rows, stored),
  );
}

/** For the write of a record of `entity`: undefined where no lines were sent. */
export function followingLines(
  context: Context,
  entity: Entity,
  sent: readonly SentLines[],
  within: 'create' | 'update',
): FollowingLines | undefined {
  if (sent.length === 0) return undefined;
  return {
    names: sent.map(({lines}) => lines.name),
    async write(tx, record) {
      const whole = new Whole(entity.key, record.id);
      let changes: Changes = {};
      await gatherFigures({...tx, whole}, changeOnBehalf, async gathering => {
        for (const {lines, rows} of sent) {
          const child = context.model.entity(lines.entity);
          const inside = withinRecord(gathering, entity, child, within);
          changes = {...changes, ...(await writeSet(inside, {child, lines, owner: record.id}, rows))};
        }
      });
      return {changes, ...whole.gathered};
    },
  };
}

/** Before any of them, as where a line is written by itself: else two writers would wait for each other. */
export async function lockLinePlaces(context: Context, sent: readonly SentLines[]): Promise<void> {
  for (const {lines} of sent) {
    const child = context.model.entity(lines.entity);
    if (child.sort) await lockPlaces(context, child);
  }
}
