/**
 * `/wsManager/broadcast/...`: messages to all or one, who is online, and the messages one has received (CO-641 to
 * CO-644).
 */
import {countUnreadMessages, isUnreadBy} from '../../realtime/unread-messages';
import {ONLINE_CHANNELS} from '../../realtime/channels';
import {announcementOf} from '../../realtime/push';
import {sayRead} from '../../realtime/words';
import {numberOf, textOf, timeOf} from '../../record-values';
import {idList, requiredId} from '../../acts/input';
import {listPage, pageRequest} from '../../acts/paging';
import type {Act, Context} from '../../context';
import type {Values} from '../../values';
import {asTrusted} from '../../context/trusted';
import {online} from '../../database/live';
import {findAll} from '../../read';
import {create, transaction, updateMany} from '../../write';
import type {Predicate} from '@emblem/schemas';

const SENT = ['announcementTitle', 'announcementContent', 'messageType', 'link'] as const;

function send(context: Context, input: Values, audience: Values) {
  const {messageType, ...rest} = Object.fromEntries(
    SENT.map(name => [name, input[name]]).filter(([, value]) => value !== undefined && value !== ''),
  );
  return create(context, 'broadcast-message', {
    ...rest,
    ...(messageType === undefined ? {} : {messageType: Number(messageType)}),
    ...audience,
  });
}

export const sendMessageToAll: Act<'sendMessageToAll'> = {
  name: 'sendMessageToAll',
  run: (context, input) => send(context, input, {audience: 'all'}),
};

export const sendMessageToUser: Act<'sendMessageToUser'> = {
  name: 'sendMessageToUser',
  run: (context, input) => send(context, input, {audience: 'users', userIds: [requiredId(context, input, 'userId')]}),
};

/** `[{userId, userName, realName, sockets, onlineSince}]`: whoever has a console open. */
export const onlineUserList: Act<'onlineUserList'> = {
  name: 'onlineUserList',
  async run(context) {
    const found = await online(context.sql, ONLINE_CHANNELS);
    const users = await findAll(context, 'user', {in: ['id', found.map(({userId}) => userId)]});
    const byId = new Map(users.map(user => [user.id, user]));
    return found.flatMap(({userId, sockets, since}) => {
      const user = byId.get(userId);
      return user
        ? [
            {
              userId,
              userName: textOf(user, 'userName'),
              realName: textOf(user, 'realName'),
              sockets,
              onlineSince: since,
            },
          ]
        : [];
    });
  },
};

function mine({actor}: Context): Predicate {
  return {eq: ['userId', actor.id]};
}

function whichMarks(isRead: number | undefined): readonly Predicate[] {
  if (isRead === undefined) return [];
  return [isRead ? {ne: ['readAt', null]} : {eq: ['readAt', null]}];
}

/** A page of what the user has received, the newest first, with `unread`: how many in all are not read. */
export const getMyMessageList: Act<'getMyMessageList'> = {
  name: 'getMyMessageList',
  async run(context, input) {
    const isRead = input.isRead ?? undefined;
    const page = await listPage(
      context,
      'notification',
      {where: {all: [mine(context), ...whichMarks(isRead)]}, sort: [{field: 'messageId', descending: true}]},
      pageRequest(input),
    );
    const ids = page.records.map(record => numberOf(record, 'messageId') ?? 0);
    const messages = new Map(
      (await findAll(asTrusted(context), 'broadcast-message', {in: ['id', ids]})).map(message => [message.id, message]),
    );
    const records = page.records.flatMap(record => {
      const message = messages.get(numberOf(record, 'messageId') ?? 0);
      return message ? [{...announcementOf(message), readTime: timeOf(record, 'readAt')}] : [];
    });
    return {...page, records, unread: await countUnreadMessages(context, context.actor.id ?? 0)};
  },
};

/** Marks messages as read, all of them without `ids`. Answers how many were unread before, and are after. */
export const markMyMessages: Act<'markMyMessages'> = {
  name: 'markMyMessages',
  run: (context, input) =>
    transaction(context, async tx => {
      const userId = tx.actor.id ?? 0;
      const ids = input.ids === undefined ? undefined : idList(tx, input, 'ids');
      const which: Predicate =
        ids === undefined ? isUnreadBy(userId) : {all: [isUnreadBy(userId), {in: ['messageId', ids]}]};
      const count = await updateMany(asTrusted(tx), 'notification', which, {readAt: tx.now});
      await sayRead(tx, userId, ids ?? null);
      return {count, unread: await countUnreadMessages(tx, userId)};
    }),
};
