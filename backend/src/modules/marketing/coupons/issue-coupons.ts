/** The button *Issue coupons*: so many of a series, for whoever has their codes. All of them or none. */
import {idList} from '../../../acts/input';
import {requireReached} from '../../../acts/reached';
import type {Act} from '../../../context';
import {transaction} from '../../../write';
import {issueMany} from './series';

export const issueCoupons: Act<'issueCoupons'> = {
  name: 'issueCoupons',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = [...new Set(idList(tx, input, 'ids'))].sort((one, other) => one - other);
      await requireReached(tx, 'coupon-specification', 'issue', ids);
      const count = Number(input.count);
      for (const id of ids)
        await issueMany(
          tx,
          id,
          Array.from({length: count}, () => ({})),
        );
      return {count: count * ids.length};
    }),
};
