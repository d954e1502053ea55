/**
 * Names the rows whose stored figures or limits are not what the schemas say, and mends them where that is asked for.
 */
import type {Entity} from '@emblem/schemas';
import {Refusal} from '../errors';
import type {Context} from '../context';
import type {Values} from '../values';
import {differences, type Difference} from '../read/recheck';
import {changeOnBehalf} from './change';
import {dueDifferences} from './due';
import {lockWithParents} from './figures';
import {transaction} from './transaction';
import {normalise} from './values';

export interface RecheckOptions {
  /** Writes what is right. */
  readonly repair: boolean;
  /** Told of each row, and whether it has been mended. */
  tell(difference: Difference, isMended: boolean): void;
}

function rightValues(entity: Entity, found: readonly Difference[]): Values {
  return Object.fromEntries(
    found
      .filter(({right}) => right !== 'NaN')
      .map(({property, right}) => {
        const field = entity.field[property];
        const isWhole = field?.kind === 'integer' || field?.kind === 'bigint';
        return [property, isWhole && right !== null ? Number(right) : field ? normalise(field, right) : right];
      }),
  );
}

/** Looks again while the rows are held: they may have been written since. */
async function mend(context: Context, entity: Entity, ids: readonly number[]): Promise<void> {
  await transaction(context, async tx => {
    await lockWithParents(tx, entity, ids);
    for await (const batch of allDifferences(tx, entity.key, ids))
      for (const id of new Set(batch.map(each => each.id)))
        await changeOnBehalf(
          tx,
          entity,
          id,
          rightValues(
            entity,
            batch.filter(each => each.id === id),
          ),
        );
  });
}

/** All at once, or one by one where one of them is refused, such as for a figure that its schema does not allow. */
async function mendAll(context: Context, entity: Entity, ids: readonly number[]): Promise<void> {
  try {
    await mend(context, entity, ids);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (ids.length > 1) for (const id of ids) await mendAll(context, entity, [id]);
  }
}

async function* allDifferences(context: Context, key: string, ids?: readonly number[]) {
  yield* differences(context, key, ids);
  yield* dueDifferences(context, context.model.entity(key), ids);
}

async function gatherDifferences(
  context: Context,
  key: string,
  ids?: readonly number[],
): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for await (const batch of allDifferences(context, key, ids)) found.push(...batch);
  return found;
}

/** Returns how many figures are still wrong; `context` acts for the system. */
export async function recheck(context: Context, {repair, tell}: RecheckOptions): Promise<number> {
  let wrong = 0;
  for (const entity of context.model.entities.values())
    for await (const batch of allDifferences(context, entity.key)) {
      const ids = [...new Set(batch.map(({id}) => id))];
      if (repair && ids.length > 0) await mendAll(context, entity, ids);
      const left = repair && ids.length > 0 ? await gatherDifferences(context, entity.key, ids) : batch;
      wrong += left.length;
      for (const each of batch)
        tell(each, !left.some(({id, property}) => id === each.id && property === each.property));
    }
  return wrong;
}
