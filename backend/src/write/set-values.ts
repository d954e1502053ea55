/** What a transition gives to properties by itself (`set`). */
import type {Entity, SetKeyword, TransitionKeyword} from '@emblem/schemas';
import type {Values} from '../values';
import type {Context} from '../context';

const DAY = 'YYYY-MM-DD'.length;

function valueOf({actor, now}: Context, entity: Entity, name: string, wish: SetKeyword): unknown {
  if (wish === 'now') return entity.field[name]?.kind === 'date' ? now.slice(0, DAY) : now;
  if (wish === 'actor') return entity.field[name]?.relation?.to === 'member' ? actor.memberId : actor.id;
  return wish.value;
}

export function setValues(context: Context, entity: Entity, {set = {}}: TransitionKeyword): Values {
  return Object.fromEntries(Object.entries(set).map(([name, wish]) => [name, valueOf(context, entity, name, wish)]));
}
