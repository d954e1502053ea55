/** The markets that somebody works in, which follow from the platforms. */
import type {Context} from '../context';
import {findAll} from '../read';
import {textOf} from '../record-values';
import type {Rights} from './rights';

/**
 * All platforms of the markets that these belong to, for who holds a right that reaches so far; nobody else needs to
 * know which they are. `system` acts for the program itself.
 */
export async function platformsOfMarkets(
  system: Context,
  platformIds: readonly number[],
  rights: Rights,
): Promise<readonly number[]> {
  const isReached = [...rights.values()].some(scopes => scopes.includes('market'));
  if (!isReached || platformIds.length === 0) return [];
  const own = await findAll(system, 'project', {in: ['id', platformIds]});
  const markets = [...new Set(own.map(platform => textOf(platform, 'market')))];
  return (await findAll(system, 'project', {in: ['market', markets]})).map(({id}) => id);
}
