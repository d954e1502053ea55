/**
 * Opens a view of the console as another user sees it: a session of its own that changes nothing and is good for an
 * hour.
 */
import {USER} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import {openSession} from '../../access/session';
import {TEXTS} from '../../access/texts';
import {mayViewAs} from '../../access/view-as';
import {badInput, idList} from '../../acts/input';
import {requireReached} from '../../acts/reached';
import type {Act} from '../../context';
import {asActor} from '../../context';
import {Refusal, say} from '../../errors';
import {get} from '../../read';
import {textOf} from '../../record-values';
import {note, transaction} from '../../write';

/** Returns the token of the view. 403 for oneself, and for an administrator unless the viewer is one. */
export const viewAs: Act<'viewAs'> = {
  name: 'viewAs',
  run: async (context, input) =>
    transaction(context, async tx => {
      const {actor} = tx;
      const [id, ...others] = idList(tx, input, 'ids');
      if (id === undefined || others.length > 0) badInput(tx, 'ids');
      await requireReached(tx, 'user', 'view-as', [id]);
      const user = await get(asActor(tx, SYSTEM), 'user', id);
      if (user.state !== USER.state.enabled || !mayViewAs(tx, user))
        throw new Refusal(403, say(TEXTS.cannotViewAs, actor.language));
      await note(tx, 'user', id, 'view-as');
      const viewer = await get(asActor(tx, SYSTEM), 'user', actor.id ?? 0);
      const viewToken = await openSession(tx, {
        userId: viewer.id,
        viewedUserId: id,
        userName: textOf(viewer, 'userName') ?? '',
        lasts: 60,
      });
      return {count: 1, viewToken};
    }),
};
