/** Parts of statements. */
import type {Fragment} from 'postgres';
import type {Context} from '../../context';

export function commas({sql}: Pick<Context, 'sql'>, parts: readonly Fragment[]): Fragment {
  const [first, ...rest] = parts;
  return first ? rest.reduce<Fragment>((all, part) => sql`${all}, ${part}`, first) : sql``;
}
