/** What a customer was sent is not the draft that is made of it: its links open nothing any more. */
import {endLinksTo} from '../../acts/access-link';
import type {Effect} from '../../context';

export const endLinks: Effect = {name: 'endLinks', run: (context, {key}, {id}) => endLinksTo(context, key, id)};
