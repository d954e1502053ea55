/** What is listed on the page of a record leads to it, and its columns can be shown. */
import type {Entity, RelatedList} from '../../model';
import {finding, type Checked, type EntityRule, type Finding} from '../types';

function checkColumns(child: Entity, {columns}: RelatedList, pointer: string): readonly Finding[] {
  return columns.flatMap((name, index) => {
    const field = child.field[name];
    if (field && field.sensitivity !== 'secret' && !field.writeOnly) return [];
    return [
      finding(`${pointer}/columns/${index}`, `${child.key} has no "${name}" that can be shown.`, 'Correct the name.'),
    ];
  });
}

function checkOne(entity: Entity, related: RelatedList, at: number, {model}: Checked): readonly Finding[] {
  const pointer = `/x-related/${at}`;
  const child = model.entities.get(related.entity);
  if (!child)
    return [
      finding(`${pointer}/of`, `There is no entity "${related.entity}".`, "Correct the key, or add the entity's file."),
    ];
  const field = child.field[related.field];
  if (field?.relation?.to !== entity.key || field.kind === 'references')
    return [
      finding(`${pointer}/of`, `"${related.of}" does not lead to one ${entity.key}.`, 'Name the relation that does.'),
    ];
  if (entity.lines.some(({of}) => of === related.of))
    return [
      finding(`${pointer}/of`, `The records of "${related.of}" are lines of this one already.`, 'Remove one of both.'),
    ];
  return checkColumns(child, related, pointer);
}

export const related: EntityRule = ({entity}, checked) =>
  entity.related.flatMap((each, at) => checkOne(entity, each, at, checked));
