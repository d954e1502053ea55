/** Who has a console open, and messages to them (CO-641 to CO-643). */
import {useQuery} from '@tanstack/react-query';
import {post} from '../request/api';
import {asList, asNumber, asText, asValues} from '../model/parse';

const CALLS = '/wsManager/broadcast';
/** Milliseconds. */
const ASKED_EVERY = 15_000;

export interface OnlineUser {
  readonly userId: number;
  readonly name: string;
  readonly userName: string;
  /** ISO 8601. */
  readonly since: string;
}

function readUser(data: unknown): OnlineUser {
  const {userId, userName, realName, onlineSince} = asValues(data);
  const login = asText(userName) ?? '';
  return {
    userId: asNumber(userId) ?? 0,
    name: asText(realName) || login,
    userName: login,
    since: asText(onlineSince) ?? '',
  };
}

export function useOnlineUsers() {
  return useQuery({
    queryKey: ['online-users'],
    refetchInterval: ASKED_EVERY,
    queryFn: async ({signal}) => asList(await post(`${CALLS}/onlineUserList`, {}, signal)).map(readUser),
  });
}

export interface Draft {
  readonly announcementTitle: string;
  readonly announcementContent: string;
}

/** To everybody where no user is named. Throws what the server refuses. */
export async function sendMessage(draft: Draft, userId?: number): Promise<void> {
  await (userId === undefined
    ? post(`${CALLS}/sendMessageToAll`, {...draft})
    : post(`${CALLS}/sendMessageToUser`, {...draft, userId}));
}
