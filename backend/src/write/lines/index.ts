/** Writes the lines of a record as they were sent: changes, makes and removes them, and puts them into their order. */
import {LINES_LIMIT, type Entity} from '@emblem/schemas';
import {withinRecord} from '../../rights/of-lines';
import {Refusal, type FieldErrors} from '../../errors';
import {text} from '../../messages';
import type {Changes} from '../../read';
import {sight} from '../../read/visibility';
import type {Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {change, changeOnBehalf, type FollowingLines} from '../change';
import {createOne} from '../create';
import {translateDatabaseError} from '../database-error';
import {gatherHistory} from '../audit';
import {gatherFigures} from '../figures';
import {lineChanges} from './changes';
import {foresee} from './foresee';
import {lockPlaces} from '../place';
import {removeRecord} from '../remove';
import {restoreRecord} from '../restore';
import type {SentLine, SentLines} from '../sent-lines';
import {storedLines, type Place} from './stored';
import {changedValues, refuseIf, writableValues} from '../values';
import {Whole} from '../../context/whole';

function prefixErrors(errors: FieldErrors, at: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${at}.${name}`, error]));
}

/** A refusal of a line as one of its record: the messages stand at `products[2].quantity`. */
function refusalAt(at: string, refusal: Refusal): Refusal {
  const {errors} = refusal.details;
  return new Refusal(refusal.code, refusal.message, {
    errors: errors && Object.keys(errors).length > 0 ? prefixErrors(errors, at) : {[at]: refusal.message},
  });
}

/** What is wrong with the values of a line is gathered, so that all faults are told at once; else it ends here. */
async function faultsOf(context: Context, at: string, work: () => Promise<void>): Promise<FieldErrors> {
  try {
    await work();
    return {};
  } catch (error) {
    const told = translateDatabaseError(context, error);
    if (!(told instanceof Refusal)) throw told;
    const refusal = refusalAt(at, told);
    if (told !== error || told.code !== 422 || !refusal.details.errors) throw refusal;
    return refusal.details.errors;
  }
}

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
  {child, lines, owner}: Place,
  {id, values, isDeleted}: SentLine,
  stored: ReadonlyMap<number, WireRecord>,
): Promise<number> {
  const {language} = context.actor;
  const given = values[lines.field];
  if (given !== undefined && given !== null && given !== owner)
    refuseIf(context, {[lines.field]: text('readOnly', language)});
  if (id === undefined) return (await createOne(context, child, {...values, [lines.field]: owner})).id;
  if (isDeleted) {
    await restoreRecord(context, child, id);
    return id;
  }
  const before = stored.get(id);
  if (!before) refuseIf(context, {id: text('noSuchLine', language)});
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

/** The ids of the lines, in the order in which they were sent; 422 with what is wrong with any of them. */
async function writeRows(
  context: Context,
  place: Place,
  rows: readonly SentLine[],
  stored: ReadonlyMap<number, WireRecord>,
): Promise<readonly number[]> {
  const {child, lines, owner} = place;
  const areNew = rows.every(({id}) => id === undefined);
  const within = areNew
    ? await foresee(
        context,
        child,
        rows.map(({values}) => ({...values, [lines.field]: owner})),
      )
    : context;
  const ids: number[] = [];
  let errors: FieldErrors = {};
  await gatherHistory(within, async gathering => {
    for (const [index, row] of rows.entries()) {
      const at = `${lines.name}[${index}]`;
      const faults = await faultsOf(context, at, async () => {
        ids.push(await writeOne({...gathering, line: at}, place, row, stored));
      });
      errors = {...errors, ...faults};
    }
    refuseIf(context, errors);
  });
  return ids;
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
