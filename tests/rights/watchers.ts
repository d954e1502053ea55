/** Live sockets of one person, each of which looks at the records of one entity. */
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {LiveSocket} from '../harness/live-socket';
import {uniqueName} from '../harness/world';

/** The kind of push that says that records were written. */
const RECORDS = 4;

export class Watchers {
  private constructor(private readonly sockets: readonly LiveSocket[]) {}

  static async open({url, token}: Client, path: string, entities: readonly string[]): Promise<Watchers> {
    const sockets = await Promise.all(
      entities.map(async entity => {
        const socket = await LiveSocket.open(url, path, token);
        socket.say(JSON.stringify({type: 'watch', entity}));
        socket.say('{"type":"keepAlive"}');
        await socket.until(() => socket.pushes.some(({type}) => type === 'keepAlive'));
        return socket;
      }),
    );
    return new Watchers(sockets);
  }

  /** What was heard of records, once everybody has been told something else; they are shut then. */
  async heard(admin: Client): Promise<readonly string[]> {
    const values = {announcementTitle: uniqueName('all'), announcementContent: 'content'};
    const last = idOf(asObject(await admin.data('/wsManager/broadcast/sendMessageToAll', values)));
    await Promise.all(this.sockets.map(socket => socket.until(() => socket.ids.includes(last))));
    const pushes = this.sockets.flatMap(socket => socket.pushes);
    await Promise.all(this.sockets.map(socket => socket.drop()));
    return pushes.filter(({messageType}) => messageType === RECORDS).map(push => JSON.stringify(push));
  }
}
