/** On a timeline: the mails that were sent and received in the threads that lead to a record. */
import {SYSTEM} from '../../actor';
import {asActor, type Context, type TimelineFeed, type TimelinePlace} from '../../context';
import {find, list} from '../../read';
import {reach} from '../../rights/reach';
import {numberOf, textOf, timeOf} from '../../record-values';
import type {WireRecord} from '../../values';

const FEED = 'mails';
const MAIL = 'mail-message';
const THREAD = 'mail-thread';

async function threadOf({model}: Context, thread: WireRecord): Promise<readonly TimelinePlace[]> {
  return model.entity(THREAD).fields.flatMap(({name, relation, join}): readonly TimelinePlace[] => {
    const id = relation && !join ? numberOf(thread, name) : null;
    return relation && id !== null ? [{entity: relation.to, id}] : [];
  });
}

async function mailOf(context: Context, mail: WireRecord): Promise<readonly TimelinePlace[]> {
  const id = timeOf(mail, 'sentAt') === null ? null : numberOf(mail, 'threadId');
  const thread = id === null ? undefined : await find(asActor(context, SYSTEM), THREAD, {eq: ['id', id]});
  return thread ? threadOf(context, thread) : [];
}

/** Mails of mailboxes that the actor does not read are left out, and drafts, too. */
export const mailsFeed: TimelineFeed = {
  name: FEED,
  tells: {[MAIL]: mailOf, [THREAD]: threadOf},
  async entries(context, entity, record, limit) {
    const {actor, model} = context;
    if (actor.kind !== 'staff' || reach(actor, model.entity(MAIL), model, 'read') === false) return [];
    const relations = model.entity(THREAD).fields.filter(({relation, join}) => relation?.to === entity.key && !join);
    if (relations.length === 0) return [];
    const leadsHere = {any: relations.map(({name}) => ({eq: [name, record.id]}) as const)};
    const {records} = await list(context, MAIL, {
      where: {all: [{ne: ['sentAt', null]}, {has: ['threadId', leadsHere]}]},
      sort: [
        {field: 'sentAt', descending: true},
        {field: 'id', descending: true},
      ],
      limit,
    });
    return records.map(({id, folder, subject, sender, recipient, ...mail}) => ({
      kind: FEED,
      id,
      at: timeOf(mail, 'sentAt') ?? '',
      by: textOf({sender}, 'sender') ?? '',
      said: {folder, subject, recipient},
    }));
  },
};
