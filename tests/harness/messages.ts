/** What somebody has been told among the staff. */
import {asObject, asObjects} from './json';
import type {Person} from './world';

/** Waits until they have been told under this title, and answers the titles, the newest first. */
export async function messageArrives(person: Pick<Person, 'client'>, title: string): Promise<readonly string[]> {
  for (;;) {
    const titles = await messagesOf(person);
    if (titles.includes(title)) return titles;
  }
}

/** Titles, the newest first. */
export async function messagesOf({client}: Pick<Person, 'client'>): Promise<readonly string[]> {
  const {records} = asObject(await client.data('/wsManager/broadcast/getMyMessageList', {}));
  return asObjects(records).map(each => String(each.announcementTitle));
}
