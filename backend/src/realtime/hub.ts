/** The sockets of this process, and who is told what. */
import {clock} from '@emblem/schemas/clock';
import {SYSTEM} from '../actor';
import {timeOf} from '../record-values';
import type {WireRecord} from '../values';
import {find, findAll} from '../read';
import {contextOf, type Engine} from '../engine';
import {CLOSE, type Connection, type WatchWord} from './connection';
import {factoryPush, readPush} from './push';
import {soon} from './soon';
import {tellWatching} from './watched';
import {RecentWrites} from './recent-writes';
import {messageWord, type Word} from './words';

/** Messages whose words have been heard are remembered, so that what was missed can be told from what was not. */
const REMEMBERED = 5000;
/** Clocks and long transactions: look back further than the last word. */
const LOOK_BACK_MS = 120_000;
const DELAY_MS = 100;
/** What was written is heard of later by about this long. */
const HEARD_LATE_MS = 1000;
/** No list is older than its page is open without asking anew. */
const MAX_AGE_MS = 3_600_000;

export class Hub {
  readonly connections = new Set<Connection>();
  private readonly byUser = new Map<number, Set<Connection>>();
  private readonly heard = new Set<number>();
  private readonly recentWrites = new RecentWrites();
  private readonly startedAt = clock.now();
  private heardAt = this.startedAt;
  private readonly tellFactory = soon(() => this.toChannel('factoryScreen', factoryPush()), DELAY_MS);
  /** Closes the sockets whose sessions have ended or lost the right. */
  readonly recheckSoon = soon(() => void this.recheck().catch(error => console.error(error)), DELAY_MS);

  constructor(private readonly engine: Engine) {}

  add(connection: Connection): void {
    const {userId} = connection.member;
    const own = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, own.add(connection));
    this.connections.add(connection);
    connection.onWatch = word => void this.tellMissed(connection, word).catch(error => console.error(error));
    connection.onClose(() => {
      this.connections.delete(connection);
      if (own.delete(connection) && own.size === 0) this.byUser.delete(userId);
    });
  }

  async hear(word: Word): Promise<void> {
    if (word.kind === 'factory') this.tellFactory();
    else if (word.kind === 'read') this.tellRead(word.userId, word.ids);
    else if (word.kind === 'records') await this.tellRecords(word.entity, word.ids);
    else if (word.kind === 'message') this.announce(word.id, word.to, word.push);
    else await this.announceStored(word.id);
  }

  private async tellRecords(entity: string, ids: readonly number[] | null): Promise<void> {
    this.recentWrites.note(entity, ids);
    await tellWatching(this.engine, this.connections, {entity, ids, withinMs: HEARD_LATE_MS});
  }

  /** What was written after a list was asked for, and before it was said to be watched. */
  private async tellMissed(connection: Connection, {entity, age = -1}: WatchWord): Promise<void> {
    if (entity === null || age < 0) return;
    const missed = this.recentWrites.within(entity, Math.min(age, MAX_AGE_MS) + HEARD_LATE_MS);
    if (missed) await tellWatching(this.engine, [connection], missed);
  }

  /** The words of a while may be lost: looks for messages that were not heard of. */
  async catchUp(): Promise<void> {
    if (this.connections.size > 0) {
      const since = new Date(Math.max(this.startedAt, this.heardAt - LOOK_BACK_MS)).toISOString();
      const recent = await findAll(contextOf(this.engine, SYSTEM), 'broadcast-message', {gte: ['createdAt', since]}, [
        {field: 'id', descending: false},
      ]);
      for (const message of recent.filter(({id}) => !this.heard.has(id))) this.announceRecord(message);
    }
    this.heardAt = clock.now();
  }

  async recheck(): Promise<void> {
    // Those of now: who comes while the question is under way has just been admitted.
    const connections = [...this.connections];
    const living = await this.livingSessions([...new Set(connections.map(({member}) => member.sessionId))]);
    for (const connection of connections)
      if (!living.has(connection.member.sessionId) || !(await connection.member.mayStay()))
        connection.close(CLOSE.ended);
  }

  private async livingSessions(asked: readonly number[]): Promise<ReadonlySet<number>> {
    if (asked.length === 0) return new Set();
    const context = contextOf(this.engine, SYSTEM);
    const found = await findAll(context, 'session', {in: ['id', asked]});
    return new Set(
      found.filter(session => (timeOf(session, 'expiresAt') ?? '') > context.now).map(session => session.id),
    );
  }

  private announce(id: number, to: readonly number[] | null, push: string): void {
    this.remember(id);
    for (const connection of this.listeners(to)) connection.announce(id, push);
  }

  private async announceStored(id: number): Promise<void> {
    const message = await find(contextOf(this.engine, SYSTEM), 'broadcast-message', {eq: ['id', id]});
    if (message) this.announceRecord(message);
  }

  private announceRecord(message: WireRecord): void {
    const word = messageWord(message);
    if (word.kind === 'message') this.announce(word.id, word.to, word.push);
  }

  private remember(id: number): void {
    this.heardAt = clock.now();
    this.heard.add(id);
    if (this.heard.size <= REMEMBERED) return;
    const oldest = this.heard.values().next();
    if (!oldest.done) this.heard.delete(oldest.value);
  }

  private listeners(to: readonly number[] | null): readonly Connection[] {
    const all = to === null ? [...this.connections] : to.flatMap(userId => [...(this.byUser.get(userId) ?? [])]);
    return all.filter(({member}) => member.channel.name === 'broadcast');
  }

  private tellRead(userId: number | null, ids: readonly number[] | null): void {
    const push = readPush(ids);
    for (const connection of this.listeners(userId === null ? null : [userId])) connection.send(push);
  }

  private toChannel(name: string, push: string): void {
    for (const connection of this.connections) if (connection.member.channel.name === name) connection.send(push);
  }
}
