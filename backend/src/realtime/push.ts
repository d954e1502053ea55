/**
 * What a socket tells a client: JSON with a `messageType`. Type 1 is the documented one (CO-666, CO-667); the others
 * are ours.
 */
import {textOf, timeOf} from '../record-values';
import type {WireRecord} from '../values';

export const PUSH = {
  /** First on a broadcast socket: how many messages are unread. */
  welcome: 0,
  /** A message: title, content, and the page it is about. */
  announcement: 1,
  /**
   * Messages have been read, in another window perhaps, or are gone; `ids` null where they are too many to be named:
   * look again.
   */
  read: 2,
  /** Something that the factory screen shows has changed. */
  factory: 3,
  /** Records of an entity that the client watches were written; `ids` null for many. */
  records: 4,
} as const;

/** What the console knows of one message. */
export interface Announcement {
  readonly id: number;
  readonly messageType: number;
  readonly announcementTitle: string;
  readonly announcementContent: string;
  readonly link: string | null;
  /** ISO 8601. */
  readonly createTime: string;
}

export function announcementOf(message: WireRecord): Announcement {
  return {
    id: message.id,
    messageType: PUSH.announcement,
    announcementTitle: textOf(message, 'announcementTitle') ?? '',
    announcementContent: textOf(message, 'announcementContent') ?? '',
    link: textOf(message, 'link'),
    createTime: timeOf(message, 'createdAt') ?? '',
  };
}

/** `replayed` where the message was sent while the client was not connected. */
export function announcementPush(message: WireRecord, replayed = false): string {
  return JSON.stringify({...announcementOf(message), ...(replayed ? {replayed} : {})});
}

export function welcomePush(unread: number): string {
  return JSON.stringify({messageType: PUSH.welcome, unread});
}

export function readPush(ids: readonly number[] | null): string {
  return JSON.stringify({messageType: PUSH.read, ids});
}

export function recordsPush(entity: string, ids: readonly number[] | null): string {
  return JSON.stringify({messageType: PUSH.records, entity, ids});
}

export function factoryPush(): string {
  return JSON.stringify({messageType: PUSH.factory});
}

/** The answer to a keep-alive. */
export const KEPT_ALIVE = JSON.stringify({type: 'keepAlive'});
