/** Which records the names in an imported table mean. */
import type {Entity, Field, Predicate} from '@emblem/schemas';
import type {Context} from '../context';
import {list} from '../read';
import {visibleFields} from '../read/visibility';

/** Of records with one name, as many as are looked at to find the one that is meant. */
const NAMESAKES = 50;

/** A record may be called as one that it belongs to, and that as another; as many of them are followed. */
const NAMES_BEHIND = 3;

async function idsOf(context: Context, entity: Entity, where: Predicate): Promise<readonly number[]> {
  const {records} = await list(context, entity.key, {where, limit: NAMESAKES});
  return records.map(record => record.id);
}

/** The entities that records of this one are called by, itself first. */
function namesBehind({model}: Context, entity: Entity): readonly Entity[] {
  const chain = [entity];
  for (let last = entity; chain.length <= NAMES_BEHIND; chain.push(last)) {
    const display = last.field[last.display];
    if (!display?.relation || display.kind === 'references') break;
    last = model.entity(display.relation.to);
  }
  return chain;
}

async function idsByName(
  context: Context,
  [entity, ...behind]: readonly Entity[],
  name: string,
): Promise<readonly number[]> {
  const display = entity?.field[entity.display];
  if (!entity || !display) return [];
  if (display.kind === 'string') return idsOf(context, entity, {eq: [display.name, name]});
  const ids = await idsByName(context, behind, name);
  return ids.length === 0 ? [] : idsOf(context, entity, {in: [display.name, ids]});
}

/** The text by which an import knows records, where it is another one than they are called by: a login, a code. */
function keyOf({actor, model}: Context, entity: Entity): Field | undefined {
  const [name, ...others] = (entity.io.import === false ? undefined : entity.io.import?.key) ?? [];
  if (name === undefined || others.length > 0 || name === entity.display) return undefined;
  return visibleFields(actor, entity, model).find(field => field.name === name && field.kind === 'string');
}

/**
 * The same names stand in row after row, so what they mean is remembered, until the import itself writes to what is
 * called so.
 */
export class Names {
  private readonly found = new Map<string, readonly number[]>();

  /** The records that a cell of the relation may mean: those of that name, else of that import key, else of that id. */
  async meant(context: Context, field: Field, name: string): Promise<readonly number[]> {
    const chain = namesBehind(context, context.model.entity(field.relation?.to ?? ''));
    if (chain.some(({key}) => context.touches?.has(key))) return this.look(context, chain, name);
    const place = `${field.relation?.to ?? ''} ${name}`;
    const ids = this.found.get(place) ?? (await this.look(context, chain, name));
    this.found.set(place, ids);
    return ids;
  }

  private async look(context: Context, chain: readonly Entity[], name: string): Promise<readonly number[]> {
    const named = await idsByName(context, chain, name);
    const [target] = chain;
    if (named.length > 0 || !target) return named;
    const key = keyOf(context, target);
    const keyed = key ? await idsOf(context, target, {eq: [key.name, name]}) : [];
    if (keyed.length > 0 || !/^\d{1,15}$/.test(name)) return keyed;
    return idsOf(context, target, {eq: ['id', Number(name)]});
  }
}
