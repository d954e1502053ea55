/** A voucher is posted, or reversed, only as far as nobody is left with fewer points than none. */
import type {Effect} from '../../context';
import {asTrusted} from '../../context/trusted';
import {Refusal, say} from '../../errors';
import {findAll} from '../../read';
import {numberOf, textOf} from '../../record-values';
import {promoterInTurn} from './points';
import {TEXTS} from './texts';

export const pointsSuffice: Effect = {
  name: 'pointsSuffice',
  async run(context, _entity, voucher) {
    const system = asTrusted(context);
    const {language} = context.actor;
    const items = await findAll(system, 'point-voucher-item', {eq: ['voucherId', voucher.id]});
    if (items.length === 0) throw new Refusal(409, say(TEXTS.noItems, language));
    const promoterIds = [...new Set(items.map(item => numberOf(item, 'promoterId') ?? 0))].sort((a, b) => a - b);
    for (const promoterId of promoterIds) {
      const promoter = await promoterInTurn(system, promoterId);
      if ((numberOf(promoter, 'points') ?? 0) >= 0) continue;
      const name = textOf(promoter, 'name') ?? '';
      throw new Refusal(409, say(TEXTS.belowZero, language, {name}));
    }
  },
};
