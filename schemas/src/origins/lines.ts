/** The records, one of which each line of a new record is made from. */
import type {Entity, Model} from '../model';

export interface OriginLines {
  readonly entity: Entity;
  /** The relation that leads to the origin. */
  readonly field: string;
  /** Whether they are parts of the origin, so that its rights are theirs. */
  readonly isOwn: boolean;
}

/** `of` is the name of lines of the origin, or a relation that leads to it; undefined where it is neither. */
export function originLines({entities}: Pick<Model, 'entities'>, origin: Entity, of: string): OriginLines | undefined {
  const own = origin.lines.find(({name}) => name === of);
  const [key = '', field = ''] = own ? [own.entity, own.field] : of.split('.');
  const entity = entities.get(key);
  const leading = entity && Object.hasOwn(entity.field, field) ? entity.field[field] : undefined;
  if (!entity || leading?.relation?.to !== origin.key || leading.join) return undefined;
  return {entity, field, isOwn: own !== undefined};
}
