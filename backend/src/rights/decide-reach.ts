/** Refuses an action that the actor may do on no row at all. */
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';
import {reach} from './reach';

/** 401 for a visitor, who might sign in; 403 for everybody else. */
export function deny(context: Context): never {
  const {kind, language} = context.actor;
  if (kind === 'visitor') throw new Refusal(401, text('signIn', language));
  throw new Refusal(403, text('noRight', language));
}

export function requireReach(context: Context, key: string, action: string): void {
  const entity = context.model.entities.get(key);
  if (!entity) throw new Refusal(404, text('noEntity', context.actor.language, {entity: key}));
  if (reach(context.actor, entity, context.model, action) === false) deny(context);
}
