/** A list's filter as the server takes it. */
import type {Predicate} from '@emblem/schemas';
import {FIGURE, FIXED, SWITCHED, WHERE} from '../model/filter-keys';
import {asTexts, type Values} from '../model/parse';
import {switchedWhere} from '../model/switches';
import {both, viewOf, type EntityView} from '../model/views';

/** What the switches that are on ask for; names of others mean nothing. */
function switchedOn(view: EntityView | undefined, names: unknown): readonly Predicate[] {
  if (!view) return [];
  return asTexts(names)
    .map(name => switchedWhere(view, name))
    .filter(where => where !== undefined);
}

/** With the conditions of the resource's view, and without what is for people alone. */
export function wireFilter(resource: string, filter: Values): Values {
  const {[WHERE]: own, [FIXED]: fixed, [SWITCHED]: switched, [FIGURE]: _, ...rest} = filter;
  const view = viewOf(resource);
  // Conditions in a filter were put there by the console or a saved view; the server checks their grammar.
  const where = both(
    view?.where,
    own as Predicate | undefined,
    fixed as Predicate | undefined,
    ...switchedOn(view, switched),
  );
  return where === undefined ? rest : {...rest, [WHERE]: where};
}
