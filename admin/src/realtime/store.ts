/** The console's live messages, while somebody is signed in: one for the page, whoever shows it. */
import {BACKGROUND, get, post, type CallOptions} from '../request/api';
import {askAgain} from '../request/ask-again';
import {queryClient} from '../request/query-client';
import {afterPress} from '../press';
import {asNumber, asValues} from '../model/parse';
import {broadcastAddress} from './addresses';
import {readPush, readMessageList, type Received} from './announcement';
import {EMPTY, dropArrival, receive, withUnread, type Inbox} from './inbox';
import {startKeepAlive} from './keep-alive';
import {LiveSocket} from './live-socket';
import {hearWritten, watchAgain} from './watch';

const CALLS = '/wsManager/broadcast';
/** Names the lists among what the console has fetched. */
export const RECEIVED_KEY = 'received-messages';

let inbox = EMPTY;
const listeners = new Set<() => void>();

function change(next: Inbox): void {
  inbox = next;
  afterPress(() => {
    for (const listener of listeners) listener();
  });
}

export function readInbox(): Inbox {
  return inbox;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function fetchReceived(
  pageSize: number,
  signal?: AbortSignal,
  options: CallOptions = {quiet: true},
): Promise<Received> {
  const page = readMessageList(await get(`${CALLS}/getMyMessageList`, {page: 1, pageSize}, signal, options));
  change(withUnread(inbox, page.unread));
  return page;
}

async function recount(): Promise<void> {
  try {
    await fetchReceived(1, undefined, BACKGROUND);
  } catch {
    // The next connection or list counts again.
  }
}

function hear(data: unknown): void {
  const push = readPush(data);
  if (!push) return;
  if (push.kind === 'records') return hearWritten(push.entity, push.ids);
  change(receive(inbox, push));
  void askAgain(queryClient, {queryKey: [RECEIVED_KEY]});
  if (push.kind === 'read') void recount();
}

/** Marks messages as read, all without ids. The server tells every window of the user, this one included. */
export async function markRead(ids?: readonly number[]): Promise<void> {
  const {unread} = asValues(await post(`${CALLS}/markMyMessages`, {ids}));
  change(withUnread(inbox, asNumber(unread) ?? inbox.unread));
  await askAgain(queryClient, {queryKey: [RECEIVED_KEY]});
}

export function dismiss(): void {
  change(dropArrival(inbox));
}

/** Opens both sockets. Answers how to close them, which forgets everything. */
export function startLive(): () => void {
  const broadcast = new LiveSocket({
    url: () => broadcastAddress(inbox.held),
    onMessage: hear,
    onOpen: () => watchAgain(word => broadcast.send(word)),
  });
  broadcast.start();
  const stopKeepAlive = startKeepAlive();
  return () => {
    broadcast.stop();
    stopKeepAlive();
    change(EMPTY);
  };
}
