/**
 * A right put into an authority reaches everybody who was granted it: only for those who hold the right on all rows.
 */
import type {ScopeName} from '@emblem/schemas';
import {textsOf} from '../../../record-values';
import type {InTransactionHook} from '../../../context';
import {requireHeld} from './not-held';

export const guardAuthority: InTransactionHook = {
  name: 'guardAuthority',
  async inTransaction(context, _entity, after, before) {
    if (context.actor.isAdmin || !after) return;
    const had = new Set(textsOf(before, 'rights'));
    const added = textsOf(after, 'rights').filter(right => !had.has(right));
    requireHeld(context, new Map(added.map((right): [string, readonly ScopeName[]] => [right, ['all']])));
  },
};
