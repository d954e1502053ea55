/** No more points are withdrawn than there are; of withdrawals at once the later one sees what the others took. */
import type {InTransactionHook} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {numberOf} from '../../../record-values';
import {promoterInTurn} from '../points';
import {TEXTS} from '../texts';

export const withinPoints: InTransactionHook = {
  name: 'withinPoints',
  async inTransaction(context, _entity, after, before) {
    if (!after || before) return;
    const promoter = await promoterInTurn(asTrusted(context), numberOf(after, 'promoterId') ?? 0);
    const left = numberOf(promoter, 'points') ?? 0;
    if (left >= 0) return;
    const {language} = context.actor;
    const had = left + (numberOf(after, 'points') ?? 0);
    const message = say(TEXTS.tooFewPoints, language, {points: String(had)});
    throw new Refusal(422, text('invalid', language), {errors: {points: message}});
  },
};
