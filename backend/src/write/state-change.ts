/** The one place that writes down how a state moved: whoever moved it, and by whichever way it was written. */
import type {Entity} from '@emblem/schemas';
import type {Values} from '../values';
import type {Context} from '../context';
import {columnValues} from './statement';
import {touch} from '../context/touched';

const KEY = 'state-change';

function stateText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** A row for each workflow of the record whose state is among the differences. */
export async function recordStateChanges(
  context: Context,
  entity: Entity,
  before: Values & {readonly id: number},
  {action, differences}: {readonly action: string; readonly differences: Values},
): Promise<void> {
  const {sql, actor, model} = context;
  for (const {field} of entity.workflows) {
    const to = stateText(differences[field]);
    if (to === null) continue;
    const row = columnValues(context, model.entity(KEY), {
      entity: entity.key,
      recordId: before.id,
      property: field,
      from: stateText(before[field]),
      to,
      action,
      actorKind: actor.kind,
      userId: actor.id,
      memberId: actor.memberId,
      actorName: actor.name,
    });
    const [made]: readonly {id: number}[] = await sql`
      insert into ${sql(model.entity(KEY).table)} ${sql(row)} returning id`;
    touch(context, KEY, made?.id ?? null);
  }
}
