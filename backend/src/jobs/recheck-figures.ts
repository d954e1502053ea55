/** Once a night: stored figures that are not what the schemas say are told as the failure of the task. */
import type {Context} from '../context';
import type {Difference} from '../read/recheck';
import {recheck} from '../write/recheck';

/** So many are named; `npm run migrate -- --recheck` names them all. */
const NAMED = 5;

function line({entity, id, property, stored, right}: Difference): string {
  return `${entity} ${id} ${property}: ${String(stored)}, ${String(right)}`;
}

export async function recheckFigures(context: Context): Promise<void> {
  const first: Difference[] = [];
  const wrong = await recheck(context, {
    repair: false,
    tell(difference) {
      if (first.length < NAMED) first.push(difference);
    },
  });
  if (wrong > 0) throw new Error(`${wrong} figures are not right (stored, right): ${first.map(line).join('; ')}`);
}
