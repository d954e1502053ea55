/** What follows elsewhere from a record that was written: the figures of its parents, the copies of its children. */
import type {Entity} from '@emblem/schemas';
import {copiesOf} from '@emblem/schemas/expression';
import {Refusal, say} from '../../errors';
import type {Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {sameValue} from '../values';
import {copiedValues} from './copies';
import {linksOf, type CopyLink, type RollupLink} from './links';
import {owe, type Owed, type Translate} from '../../context/owed';
import {refresh, type Change} from './refresh';

function isConcerned({reads}: RollupLink, after: WireRecord | undefined, before: WireRecord | undefined): boolean {
  return !after || !before || [...reads].some(name => !sameValue(after[name], before[name]));
}

function parentsOf({relation}: RollupLink, records: readonly (Values | undefined)[]): readonly number[] {
  const ids = records.map(record => record?.[relation.name]);
  return [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
}

/** What a parent cannot take is said where it was entered: at a property of the record that is being written. */
function refusedHere({actor, line, whole}: Context, entity: Entity, {parent, reads, relation}: RollupLink): Translate {
  return (error, id) => {
    const isWhole = whole?.is(parent.key, id) === true;
    if (isWhole || !(error instanceof Refusal) || error.code !== 422) return error;
    const message = Object.values(error.details.errors ?? {}).find(each => typeof each === 'string');
    const name = [...reads].find(each => each !== relation.name && entity.field[each]) ?? relation.name;
    return new Refusal(422, error.message, {
      errors: {
        [line === undefined ? name : `${line}.${name}`]:
          `${say(parent.label, actor.language)}: ${message ?? error.message}`,
      },
    });
  };
}

async function copyAgain(
  context: Context,
  {child, via, pairs}: CopyLink,
  after: WireRecord,
  before: WireRecord,
  change: Change,
): Promise<void> {
  const stale = [...new Set(pairs.filter(({from}) => !sameValue(after[from], before[from])).map(({field}) => field))];
  if (stale.length === 0) return;
  const {sql} = context;
  const others = new Set(stale.flatMap(({computed}) => copiesOf(computed).map(copy => copy.via)));
  const columns = [...others].map(name => `, "${child.field[name]?.column ?? name}" as "${name}"`).join('');
  const rows: readonly (Values & {readonly id: number})[] = await sql`
    select id ${sql.unsafe(columns)} from ${sql(child.table)} where ${sql(via.column)} = ${after.id}
    ${child.softDelete ? sql`and deleted_at is null` : sql``} order by id`;
  for (const row of rows)
    await change(context, child, row.id, await copiedValues(context, child, stale, row, {[via.name]: after}));
}

/** After a record is written (`before` is absent where it is new or restored, `after` where it is deleted). */
export async function spreadFigures(
  context: Context,
  entity: Entity,
  after: WireRecord | undefined,
  before: WireRecord | undefined,
  change: Change,
): Promise<void> {
  const {upward, downward} = linksOf(context.model, entity);
  if (after && before) for (const link of downward) await copyAgain(context, link, after, before, change);
  for (const link of upward) {
    if (!isConcerned(link, after, before)) continue;
    const ids = parentsOf(link, [before, after]);
    const translate = refusedHere(context, entity, link);
    if (context.owed) owe(context.owed, link.parent, ids, translate);
    else await refresh(context, link.parent, new Map(ids.map(id => [id, translate])), change);
  }
}

/** Many writes, after which the figures of the parents are worked out once: one change of each parent. */
export async function gatherFigures<T>(
  context: Context,
  change: Change,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  if (context.owed) return work(context);
  const owed: Owed = new Map();
  const result = await work({...context, owed});
  for (const [entity, ids] of owed) await refresh(context, entity, ids, change);
  return result;
}
