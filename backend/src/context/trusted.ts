/** The program acting by itself within somebody's request. */
import {SYSTEM} from '../actor';
import {asActor, type Context} from '.';

/** Leaves rights aside and keeps what the history and the messages need: the name, the address and the language. */
export function asTrusted(context: Context): Context {
  const {name, language, address} = context.actor;
  return asActor(context, {...SYSTEM, name, language, address});
}
