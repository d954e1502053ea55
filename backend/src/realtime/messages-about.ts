/** What members of staff are told of a record, each in their own language and of no more than they read. */
import type {Entity} from '@emblem/schemas';
import type {Actor} from '../actor';
import {asActor, type Context} from '../context';
import {find} from '../read';
import {textOf} from '../record-values';
import type {WireRecord} from '../values';
import type {RecordMessage} from './message';

export interface Words {
  readonly title: string;
  readonly content: string;
}

/** The record as its receiver reads it, and what it is called there. */
export interface Seen {
  readonly actor: Actor;
  readonly record: WireRecord;
  readonly name: string;
}

export interface About {
  readonly entity: Entity;
  readonly id: number;
  /** Who it is from; null for the program. */
  readonly senderId: number | null;
}

async function seenBy(context: Context, {entity, id}: About, actor: Actor): Promise<Seen | undefined> {
  const record = await find(asActor(context, actor), entity.key, {eq: ['id', id]});
  return record && {actor, record, name: textOf(record, entity.display) ?? String(id)};
}

/** Those for whom the words are the same share a message; who does not read the record gets none. */
export async function messagesAbout(
  context: Context,
  about: About,
  to: readonly Actor[],
  wordsFor: (seen: Seen) => Words,
): Promise<readonly RecordMessage[]> {
  const messages = new Map<string, Words & {readonly to: number[]}>();
  for (const actor of to) {
    const seen = actor.id === null ? undefined : await seenBy(context, about, actor);
    if (!seen || actor.id === null) continue;
    const words = wordsFor(seen);
    const key = JSON.stringify(words);
    const message = messages.get(key) ?? {...words, to: []};
    message.to.push(actor.id);
    messages.set(key, message);
  }
  return [...messages.values()].map(message => ({...about, ...message}));
}
