/** Records that belong to the staff user who made them: preferences and saved views. */
import {numberOf} from '../../../record-values';
import {TEXTS} from '../../../access/texts';
import type {BeforeValidateHook, InTransactionHook} from '../../../context';
import {Refusal, say} from '../../../errors';

/** A new record belongs to whoever makes it. */
export const claimForActor: BeforeValidateHook = {
  name: 'claimForActor',
  async beforeValidate(context, _entity, values, before) {
    const {actor} = context;
    return before || actor.id === null ? values : {...values, userId: actor.id};
  },
};

/** Others may see a shared record; only its owner or an administrator changes or deletes it. */
export const changedByOwnerOnly: InTransactionHook = {
  name: 'changedByOwnerOnly',
  async inTransaction(context, _entity, _after, before) {
    const {actor} = context;
    if (!before || actor.isAdmin || numberOf(before, 'userId') === actor.id) return;
    throw new Refusal(403, say(TEXTS.ownerOnly, actor.language));
  },
};
