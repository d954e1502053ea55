/** On a timeline: the papers that were mailed of a record, and of the records that its page lists. */
import type {Predicate} from '@emblem/schemas';
import type {Context, TimelineFeed} from '../../context';
import {list} from '../../read';
import {reach} from '../../rights/reach';
import {textOf, timeOf} from '../../record-values';

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

/** The actor reads an issued document only with the right to its paper; of the others nothing is told. */
export const papersFeed: TimelineFeed = {
  name: FEED,
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
