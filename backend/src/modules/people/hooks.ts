/** Steps of the write path for messages and alerts. */
import {USER} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import {numberOf, textOf} from '../../record-values';
import type {BeforeValidateHook, InTransactionHook} from '../../context';
import {asTrusted} from '../../context/trusted';
import {asActor} from '../../context';
import {say} from '../../errors';
import {recipientsOf, sayMessage, sayRead} from '../../realtime/words';
import {create, createForEach} from '../../write';
import {TEXTS} from './texts';

/** A new message or alert is from whoever makes it; one that the program sends for somebody says so itself. */
export const signMessage: BeforeValidateHook = {
  name: 'signMessage',
  async beforeValidate(context, _entity, values, before) {
    const {actor} = context;
    return before || actor.id === null ? values : {...values, senderId: actor.id};
  },
};

/** Stores a message for each enabled recipient and tells those who are online, when the write stands. */
export const deliverMessage: InTransactionHook = {
  name: 'deliverMessage',
  async inTransaction(context, _entity, after, before) {
    if (!after) return sayRead(context, null, before ? [before.id] : []);
    if (before) return undefined;
    const to = recipientsOf(after);
    const enabled = {eq: ['state', USER.state.enabled] as const};
    const where = to === null ? enabled : {all: [enabled, {in: ['id', to] as const}]};
    await createForEach(
      asActor(context, SYSTEM),
      'notification',
      {field: 'userId', of: 'user', where},
      {messageId: after.id},
    );
    return sayMessage(context, after);
  },
};

/** Who is alerted gets a message that leads to the alert. */
export const announceAlert: InTransactionHook = {
  name: 'announceAlert',
  async inTransaction(context, _entity, after, before) {
    const userId = after && numberOf(after, 'userId');
    if (!after || before || userId === null) return;
    const title = textOf(after, 'alertTitle') ?? '';
    await create(asTrusted(context), 'broadcast-message', {
      announcementTitle: say(TEXTS.alertFor, context.actor.language, {title}).slice(0, 200),
      announcementContent: textOf(after, 'alertContent') ?? title,
      audience: 'users',
      userIds: [userId],
      senderId: numberOf(after, 'senderId'),
      link: `/records/category-alert/${after.id}/show`,
    });
  },
};
