/** What the server pushes on the broadcast socket, read as it comes. */
import {asList, asNumber, asNumbers, asText, asValues, isValues} from '../model/parse';
import {parseJson} from '../request/failure';

export interface Announcement {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  /** A page of the console that it is about. */
  readonly link: string | undefined;
  /** ISO 8601. */
  readonly sentAt: string;
  /** Undefined while it is unread. */
  readonly readAt: string | undefined;
}

export type Push =
  | {readonly kind: 'welcome'; readonly unread: number}
  /** `replayed` where it was sent while the socket was not connected. */
  | {readonly kind: 'announcement'; readonly announcement: Announcement; readonly replayed: boolean}
  /** `ids` undefined for too many to be named: ask again. */
  | {readonly kind: 'read'; readonly ids: readonly number[] | undefined}
  /** Records of an entity that this console watches; `ids` undefined for many. */
  | {readonly kind: 'records'; readonly entity: string; readonly ids: readonly number[] | undefined};

/** By `messageType`; 1 is the documented one (CO-666). */
const WELCOME = 0;
const ANNOUNCEMENT = 1;
const READ = 2;
const RECORDS = 4;

/** Reads a message of a push or a list. */
export function announcement(value: unknown): Announcement {
  const {id, announcementTitle, announcementContent, link, createTime, readTime} = asValues(value);
  return {
    id: asNumber(id) ?? 0,
    title: asText(announcementTitle) ?? '',
    content: asText(announcementContent) ?? '',
    link: asText(link),
    sentAt: asText(createTime) ?? '',
    readAt: asText(readTime),
  };
}

/** Undefined for what this console does not know. */
export function readPush(data: unknown): Push | undefined {
  const push = asValues(parseJson(String(data)));
  switch (push.messageType) {
    case WELCOME:
      return {kind: 'welcome', unread: asNumber(push.unread) ?? 0};
    case ANNOUNCEMENT:
      return {kind: 'announcement', announcement: announcement(push), replayed: push.replayed === true};
    case READ:
      return {kind: 'read', ids: push.ids === null ? undefined : asNumbers(push.ids)};
    case RECORDS:
      return {
        kind: 'records',
        entity: asText(push.entity) ?? '',
        ids: push.ids === null ? undefined : asNumbers(push.ids),
      };
    default:
      return undefined;
  }
}

export interface Received {
  readonly announcements: readonly Announcement[];
  readonly total: number;
  readonly unread: number;
}

/** Reads the data of `getMyMessageList`. */
export function readMessageList(data: unknown): Received {
  const {records, total, unread} = asValues(data);
  return {
    announcements: asList(records).filter(isValues).map(announcement),
    total: asNumber(total) ?? 0,
    unread: asNumber(unread) ?? 0,
  };
}
