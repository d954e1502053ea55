/** Many records of one entity as one piece of work: what follows for the figures of others is worked out once. */
import type {Values} from '../values';
import type {Context} from '../context';
import {changeOnBehalf} from './change';
import {gatherHistory} from './audit';
import {createUnread} from './create-record';
import {gatherFigures} from './figures';
import {transaction} from './transaction';

export async function createMany(context: Context, key: string, rows: readonly Values[]): Promise<void> {
  await transaction(context, tx =>
    gatherHistory(tx, within =>
      gatherFigures(within, changeOnBehalf, async inner => {
        for (const row of rows) await createUnread(inner, key, row);
      }),
    ),
  );
}
