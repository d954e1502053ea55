/** Messages to some of the staff about records: each leads to the record's page and says nothing of what it holds. */
import type {Entity} from '@emblem/schemas';
import type {Context} from '../context';
import {asTrusted} from '../context/trusted';
import {createMany} from '../write';

const TITLE_LENGTH = 200;

/** The page of a record, as the console has it below all records. */
export function recordAddress({key, page}: Entity, id: number): string {
  return `/records/${key}/${id}${page === undefined ? '/show' : ''}`;
}

export interface RecordMessage {
  readonly to: readonly number[];
  readonly title: string;
  readonly content: string;
  readonly entity: Entity;
  readonly id: number;
  /** Who it is from; null for the program. */
  readonly senderId: number | null;
}

/** One that is for nobody is not sent. */
export async function sendAbout(context: Context, ...messages: readonly RecordMessage[]): Promise<void> {
  const rows = messages
    .filter(({to}) => to.length > 0)
    .map(({to, title, content, entity, id, senderId}) => ({
      announcementTitle: title.slice(0, TITLE_LENGTH),
      announcementContent: content,
      audience: 'users',
      userIds: [...to],
      senderId,
      link: recordAddress(entity, id),
    }));
  if (rows.length > 0) await createMany(asTrusted(context), 'broadcast-message', rows);
}
