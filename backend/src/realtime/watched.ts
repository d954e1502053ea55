/** What is told of records that were written: to whoever looks at a list of them and may read them. */
import {reach} from '../rights/reach';
import type {Context} from '../context';
import {readableIds, readersOf} from '../read';
import {contextOf, type Engine} from '../engine';
import type {Connection} from './connection';
import {recordsPush} from './push';

/** Those who reach the same records: what one of them may read, all may. */
interface Readers {
  readonly context: Context;
  readonly connections: Connection[];
}

async function readersAmong(
  engine: Engine,
  connections: Iterable<Connection>,
  entity: string,
): Promise<readonly Readers[]> {
  const groups = new Map<string, Readers>();
  for (const connection of connections) {
    const actor = connection.watched === entity ? await connection.member.actor() : undefined;
    if (!actor) continue;
    const key = readersOf(actor, engine.model, entity);
    const group = groups.get(key) ?? {context: contextOf(engine, actor), connections: []};
    group.connections.push(connection);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** `ids` null for many, which are told to all who may read any. */
async function pushFor(context: Context, entity: string, ids: readonly number[] | null): Promise<string | undefined> {
  if (ids === null)
    return reach(context.actor, context.model.entity(entity), context.model, 'read') === false
      ? undefined
      : recordsPush(entity, null);
  const readable = await readableIds(context, entity, ids);
  return readable.length > 0 ? recordsPush(entity, readable) : undefined;
}

/** One after the other: the database is asked once for all who reach the same records. */
export async function tellWatching(
  engine: Engine,
  connections: Iterable<Connection>,
  entity: string,
  ids: readonly number[] | null,
): Promise<void> {
  if (!engine.model.entities.has(entity)) return;
  for (const readers of await readersAmong(engine, connections, entity)) {
    const push = await pushFor(readers.context, entity, ids);
    if (push === undefined) continue;
    for (const connection of readers.connections) if (connection.watched === entity) connection.send(push);
  }
}
