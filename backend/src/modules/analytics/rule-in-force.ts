/** Rules that hold from a month on until a later one does. */
import type {Context} from '../../context';
import {findAll} from '../../read';
import type {WireRecord} from '../../values';

/** The latest rule in force whose first month is not after this one. */
export async function ruleInForce(context: Context, key: string, month: string): Promise<WireRecord | undefined> {
  const where = {all: [{eq: ['status', 'inForce'] as const}, {lte: ['validFrom', month] as const}]};
  const [rule] = await findAll(context, key, where, [{field: 'validFrom', descending: true}]);
  return rule;
}
