/** What somebody has been told among the staff. */
import {asObject, asObjects} from './json';
import type {Person} from './world';

/** Titles, the newest first. */
export async function messagesOf({client}: Pick<Person, 'client'>): Promise<readonly string[]> {
  const {records} = asObject(await client.data('/wsManager/broadcast/getMyMessageList', {}));
  return asObjects(records).map(each => String(each.announcementTitle));
}
