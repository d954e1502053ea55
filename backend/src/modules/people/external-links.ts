/** Links to us on other sites: looked at each night and when asked, by the background. */
import {EXTERNAL_LINK} from '@emblem/schemas/values';
import {idList} from '../../acts/input';
import {requireReached} from '../../acts/reached';
import type {Act, BeforeValidateHook} from '../../context';
import {asTrusted} from '../../context/trusted';
import {enqueue, transaction, update} from '../../write';
import {LOOK_JOB} from './look-at-links';

/** A link that stands or leads elsewhere now has not been looked at. */
export const lookAgain: BeforeValidateHook = {
  name: 'lookAgain',
  async beforeValidate(_context, _entity, values, before) {
    const isMoved = (['pageUrl', 'targetUrl'] as const).some(
      name => values[name] !== undefined && values[name] !== before?.[name],
    );
    if (!before || !isMoved) return values;
    return {...values, status: EXTERNAL_LINK.status.unchecked, outcome: null, checkedAt: null};
  },
};

/** The button *Look now*: the background looks at them; lists follow by themselves. */
export const checkExternalLinks: Act<'checkExternalLinks'> = {
  name: 'checkExternalLinks',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      await requireReached(tx, 'external-link', 'check', ids);
      await enqueue(tx, LOOK_JOB, {ids});
      return {count: ids.length};
    }),
};

export const takeDownLink: Act<'takeDownLink'> = {
  name: 'takeDownLink',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      await requireReached(tx, 'external-link', 'take-down', ids);
      for (const id of ids) await update(asTrusted(tx), 'external-link', id, {status: EXTERNAL_LINK.status.removed});
      return {count: ids.length};
    }),
};
