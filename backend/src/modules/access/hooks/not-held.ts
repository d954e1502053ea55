/** Nobody gives what they do not hold themselves: the rights out of a set that the actor lacks. */
import type {ScopeName} from '@emblem/schemas';
import {holds} from '../../../access/decide';
import {TEXTS} from '../../../access/texts';
import type {Rights} from '../../../access/rights';
import type {Context} from '../../../context';
import {Refusal, say} from '../../../errors';

export function notHeld(
  context: Context,
  rights: Iterable<readonly [string, readonly ScopeName[]]>,
): readonly string[] {
  return [...rights]
    .filter(([right, scopes]) => scopes.some(scope => !holds(context, right, scope)))
    .map(([right]) => right);
}

/** 403 that names the rights which the actor would give without holding them. */
export function requireHeld(context: Context, rights: Rights): void {
  const missing = notHeld(context, rights);
  if (missing.length > 0)
    throw new Refusal(403, say(TEXTS.notHeld, context.actor.language, {rights: missing.join(', ')}));
}
