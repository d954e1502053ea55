/** On a timeline: the papers that were mailed of a record, and of the records that its page lists. */
import type {Predicate} from '@emblem/schemas';
import {SYSTEM} from '../../actor';
import {asActor, type Context, type TimelineFeed, type TimelinePlace} from '../../context';
import {MAILED} from '../../papers/mail-paper';
import {find, list} from '../../read';
import {reach} from '../../rights/reach';
import {numberOf, textOf, timeOf} from '../../record-values';
import type {WireRecord} from '../../values';

const FEED = 'papers';
const ISSUED = 'issued-document';
/** So many listed records of a kind are looked at, the newest. */
const LISTED = 100;

/** The ids of records that lead to this one and have papers of their own, such as the invoices of an order. */
async function listedIds(context: Context, key: string, relation: string, id: number): Promise<readonly number[]> {
  const entity = context.model.entity(key);
  const isMany = entity.field[relation]?.join !== undefined;
  if (isMany || entity.papers.length === 0 || reach(context.actor, entity, context.model, 'read') === false) return [];
  const {records} = await list(context, key, {
    where: {eq: [relation, id]},
    sort: [{field: 'id', descending: true}],
    limit: LISTED,
  });
  return records.map(record => record.id);
}

/** The record that the paper is of, and those whose pages list that record. */
async function mailedOf(context: Context, issued: WireRecord): Promise<readonly TimelinePlace[]> {
  const {model} = context;
  const key = textOf(issued, 'entity') ?? '';
  const id = numberOf(issued, 'recordId');
  if (id === null || !model.entities.has(key)) return [];
  const record = await find(asActor(context, SYSTEM), key, {eq: ['id', id]});
  const listing = [...model.entities.values()].flatMap(entity =>
    entity.related.filter(related => related.entity === key).map(({field}) => ({entity: entity.key, field})),
  );
  const told = listing.flatMap(({entity, field}): readonly TimelinePlace[] => {
    const to = record ? numberOf(record, field) : null;
    return to === null ? [] : [{entity, id: to}];
  });
  return [{entity: key, id}, ...told];
}

/** The actor reads an issued document only with the right to its paper; of the others nothing is told. */
export const papersFeed: TimelineFeed = {
  name: FEED,
  acts: [MAILED],
  tells: {[ISSUED]: mailedOf},
  async entries(context, entity, record, limit) {
    const {actor, model} = context;
    if (actor.kind !== 'staff' || reach(actor, model.entity(ISSUED), model, 'read') === false) return [];
    const about: Predicate[] = [{all: [{eq: ['entity', entity.key]}, {eq: ['recordId', record.id]}]}];
    for (const {entity: key, field} of entity.related) {
      const ids = await listedIds(context, key, field, record.id);
      if (ids.length > 0) about.push({all: [{eq: ['entity', key]}, {in: ['recordId', ids]}]});
    }
    const {records} = await list(context, ISSUED, {
      where: {any: about},
      sort: [{field: 'id', descending: true}],
      limit,
    });
    return records.map(issued => ({
      kind: FEED,
      id: issued.id,
      at: timeOf(issued, 'createdAt') ?? '',
      by: textOf(issued, 'userName') ?? '',
      said: issued,
    }));
  },
};
