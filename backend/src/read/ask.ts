/** Statements that may take long, for somebody who may not wait for them. */
import type {PendingQuery, Row as SqlRow} from 'postgres';
import type {Context} from '../context';

/** The rows of a statement; it is cancelled in the database when whoever asked has gone, which throws. */
export async function ask<Rows extends readonly (SqlRow | undefined)[]>(
  {gone}: Context,
  statement: PendingQuery<Rows & (SqlRow | undefined)[]>,
): Promise<Rows> {
  return gone ? gone.watch(statement, () => statement.cancel()) : statement;
}
