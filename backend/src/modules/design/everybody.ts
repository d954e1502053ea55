/** What the editor shows is what anybody may see, also when a staff member looks. */
import {visitor} from '../../actor';
import {optionalId} from '../../acts/input';
import type {Values} from '../../values';
import {asActor, type Context} from '../../context';

/** Members and visitors as they are; staff as a visitor of the platform they choose by `proId`, else of their own. */
export function everybody(context: Context, input: Values): Context {
  const {actor} = context;
  if (actor.kind === 'member' || actor.kind === 'visitor') return context;
  const chosen = optionalId(context, input, 'proId');
  const {address, language} = actor;
  return asActor(
    context,
    visitor({address, language, platformIds: chosen === undefined ? actor.platformIds : [chosen]}),
  );
}
