/**
 * What this console has been told: how much is unread, and what to show in passing. Each message counts once, however
 * often it comes.
 */
import type {Announcement, Push} from './announcement';

export interface Inbox {
  readonly unread: number;
  /** Unread messages that were pushed: they need not be told again after a reconnection. */
  readonly held: readonly number[];
  /** Still to be shown in passing, the oldest first. */
  readonly arrived: readonly Announcement[];
  /** Connections so far: what is replayed on the first was unread before, on the others it was missed. */
  readonly connections: number;
}

export const EMPTY: Inbox = {unread: 0, held: [], arrived: [], connections: 0};

/** As many as the server tells one connection. */
const MAX_HELD = 500;

function add(inbox: Inbox, announcement: Announcement, replayed: boolean): Inbox {
  if (inbox.held.includes(announcement.id)) return inbox;
  return {
    ...inbox,
    held: [...inbox.held, announcement.id].slice(-MAX_HELD),
    // The welcome has counted what is replayed.
    unread: replayed ? inbox.unread : inbox.unread + 1,
    arrived: replayed && inbox.connections < 2 ? inbox.arrived : [...inbox.arrived, announcement],
  };
}

/** Removes messages that were read. How many are unread then, the server is asked. */
function withoutRead(inbox: Inbox, gone: (id: number) => boolean): Inbox {
  return {...inbox, held: inbox.held.filter(id => !gone(id)), arrived: inbox.arrived.filter(({id}) => !gone(id))};
}

export function receive(inbox: Inbox, push: Push): Inbox {
  switch (push.kind) {
    case 'welcome':
      return {...inbox, unread: push.unread, connections: inbox.connections + 1};
    case 'announcement':
      return add(inbox, push.announcement, push.replayed);
    case 'read':
      return withoutRead(inbox, id => push.ids === undefined || push.ids.includes(id));
    case 'records':
      return inbox;
  }
}

export function withUnread(inbox: Inbox, unread: number): Inbox {
  return {...inbox, unread};
}

/** The first of those to be shown has been seen or closed. */
export function dropArrival(inbox: Inbox): Inbox {
  return {...inbox, arrived: inbox.arrived.slice(1)};
}
