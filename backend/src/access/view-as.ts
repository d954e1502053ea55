/** Who may see the console as somebody else does. */
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {scopesOf} from '../rights/reach';

type Asked = Pick<Context, 'actor' | 'model'>;

/**
 * Needs the right to do so on some rows; only an administrator sees as an administrator, and nobody through a view of
 * another.
 */
export function mayViewAs({actor, model}: Asked, user: WireRecord): boolean {
  if (actor.kind !== 'staff' || actor.viewer || user.id === actor.id) return false;
  return actor.isAdmin || (user.isAdmin !== true && scopesOf(actor, model.entity('user'), 'view-as').length > 0);
}
