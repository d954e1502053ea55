/** `by` and `span` of a request for the groups of a list. */
import type {Entity} from '@emblem/schemas';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {isGroupable, isSpanned, SPANS, type Grouping} from '../read';

/** 400 at a property that has no groups or that the actor does not see, and at what is no span. */
export function readGrouping(context: Context, entity: Entity, query: URLSearchParams): Grouping {
  const {language} = context.actor;
  const refuse = (name: string, key: 'unknownField' | 'badValue') =>
    new Refusal(400, text('badQuery', language), {errors: {[name]: text(key, language)}});
  const name = query.get('by') ?? '';
  const field = Object.hasOwn(entity.field, name) ? entity.field[name] : undefined;
  if (!field || !isGroupable(context, entity, field)) throw refuse('by', 'unknownField');
  const asked = query.get('span');
  const span = SPANS.find(each => each === asked);
  if (isSpanned(field) ? span === undefined : asked !== null) throw refuse('span', 'badValue');
  return {field, span};
}
