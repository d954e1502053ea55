/** What is told of records that were written: to whoever looks at a list of them and may read them. */
import {reach} from '../access/reach';
import {readableIds} from '../read';
import {contextOf, type Engine} from '../server/keys';
import type {Connection} from './connection';
import {recordsPush} from './push';

async function tell(
  engine: Engine,
  connection: Connection,
  entity: string,
  ids: readonly number[] | null,
): Promise<void> {
  const actor = await connection.member.actor();
  if (!actor || connection.watched !== entity) return;
  const context = contextOf(engine, actor);
  if (ids === null) {
    if (reach(actor, engine.model.entity(entity), engine.model, 'read') !== false)
      connection.send(recordsPush(entity, null));
    return;
  }
  const readable = await readableIds(context, entity, ids);
  if (readable.length > 0) connection.send(recordsPush(entity, readable));
}

/** `ids` null for many. One after the other: each may ask the database once. */
export async function tellWatching(
  engine: Engine,
  connections: Iterable<Connection>,
  entity: string,
  ids: readonly number[] | null,
): Promise<void> {
  if (!engine.model.entities.has(entity)) return;
  for (const connection of connections) if (connection.watched === entity) await tell(engine, connection, entity, ids);
}
