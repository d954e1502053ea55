/** Rules that hold from a month on until a later one does. */
import type {Context} from '../../context';
import {findAll} from '../../read';
import type {WireRecord} from '../../values';

/** The rule of that kind in force that is the latest at or before the month. */
export async function inForce(context: Context, key: string, month: string): Promise<WireRecord | undefined> {
  const where = {all: [{eq: ['status', 'inForce'] as const}, {lte: ['validFrom', month] as const}]};
  const [rule] = await findAll(context, key, where, [{field: 'validFrom', descending: true}]);
  return rule;
}
