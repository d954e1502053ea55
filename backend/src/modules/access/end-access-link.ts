/** Ends links that customers were given. */
import {endAccessLink as end} from '../../acts/access-link';
import {idList} from '../../acts/input';
import type {Act} from '../../context';
import {get} from '../../read';
import {transaction} from '../../write';

export const endAccessLink: Act<'endAccessLink'> = {
  name: 'endAccessLink',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      for (const id of ids) await end(tx, await get(tx, 'access-link', id));
      return {count: ids.length};
    }),
};
