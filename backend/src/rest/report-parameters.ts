/** What the parameters of a report share. Every problem is a 400 that names the parameter. */
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text, type MessageKey} from '../messages';
import type {Exchange} from '../web/exchange';

export function refuse({actor: {language}}: Context, name: string, key: MessageKey): never {
  throw new Refusal(400, text('badQuery', language), {errors: {[name]: text(key, language)}});
}

/** One of the values, or undefined without the parameter. */
export function oneOf<Value extends string>({context, query}: Exchange, name: string, values: readonly Value[]) {
  const asked = query.get(name) ?? '';
  return asked === '' ? undefined : (values.find(value => value === asked) ?? refuse(context, name, 'badValue'));
}
