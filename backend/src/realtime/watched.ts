/** What is told of records that were written: to whoever looks at a list of them and may read them. */
import type {Context} from '../context';
import {isAnyReadable, readableIds, readersOf} from '../read';
import {contextOf, type Engine} from '../engine';
import type {Connection} from './connection';
import {recordsPush} from './push';
import type {RecentWrite} from './recent-writes';

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

/**
 * Many are told without their names: to whoever may read all of them, and to others where one that they may read is
 * among them, which its time says.
 */
async function pushFor(context: Context, {entity, ids, withinMs}: RecentWrite): Promise<string | undefined> {
  if (ids === null) return (await isAnyReadable(context, entity, withinMs)) ? recordsPush(entity, null) : undefined;
  const readable = await readableIds(context, entity, ids);
  return readable.length > 0 ? recordsPush(entity, readable) : undefined;
}

/** One after the other: the database is asked once for all who reach the same records. */
export async function tellWatching(
  engine: Engine,
  connections: Iterable<Connection>,
  write: RecentWrite,
): Promise<void> {
  const {entity} = write;
  if (!engine.model.entities.has(entity)) return;
  for (const readers of await readersAmong(engine, connections, entity)) {
    const push = await pushFor(readers.context, write);
    if (push === undefined) continue;
    for (const connection of readers.connections) if (connection.watched === entity) connection.send(push);
  }
}
