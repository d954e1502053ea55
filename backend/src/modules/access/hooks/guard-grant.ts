/** A grant opens nothing that its giver does not hold in the same scope. */
import {SYSTEM} from '../../../actor';
import {numberOf} from '../../../record-values';
import {authoritiesById, rightsOfGrants, scopeOf} from '../../../access/rights';
import type {InTransactionHook} from '../../../context';
import {asActor} from '../../../context';
import {requireHeld} from './not-held';

export const guardGrant: InTransactionHook = {
  name: 'guardGrant',
  async inTransaction(context, _entity, after) {
    if (context.actor.isAdmin || !after) return;
    const authorityId = numberOf(after, 'authorityId') ?? 0;
    const authorities = await authoritiesById(asActor(context, SYSTEM), [authorityId]);
    requireHeld(context, rightsOfGrants([{authorityId, scope: scopeOf(after)}], authorities));
  },
};
