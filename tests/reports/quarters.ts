/** What comes in on each quarter of an hour of a day, whatever a clock shows then. */
import type {Sql} from 'postgres';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {uniqueName} from '../harness/world';

interface Hands {
  readonly admin: Client;
  readonly sql: Sql;
}

/** A platform of its own with an inquiry on each quarter of an hour around the day. */
export async function makeQuarters({admin, sql}: Hands, day: string): Promise<number> {
  const proId = idOf(await admin.create('project', {proName: uniqueName('Hours')}));
  const {id} = await admin.create('inquiry', {proId, name: 'Ann', email: 'ann@example.com', quantity: 5});
  const columns = await sql<{name: string}[]>`
    select column_name as name from information_schema.columns
    where table_name = 'inquiry' and column_name not in ('id', 'created_at', 'number')`;
  const names = sql.unsafe(columns.map(({name}) => `"${name}"`).join(', '));
  await sql`
    insert into inquiry (created_at, number, ${names})
    select at, ${proId}::text || '-' || row_number() over (), ${names}
    from inquiry, generate_series(${`${day}T12:00:00Z`}::timestamptz - interval '36 hours',
      ${`${day}T12:00:00Z`}::timestamptz + interval '36 hours', interval '15 minutes') moments (at)
    where id = ${Number(id)}`;
  return proId;
}
