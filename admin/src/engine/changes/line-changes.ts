/** Changes of lines in the history of their record: `products.quantity` to the values by the ids of the lines. */
import type {Entity, Field, Lines} from '@emblem/schemas';
import {asText, asValues} from '../../model/parse';
import {model} from '../../model/schema';
import type {HistoryEntry} from '../../request/rest';
import type {Change} from './ChangeTable';

type Changes = HistoryEntry['changes'];

function nameOf(changes: Changes, {name}: Lines, child: Entity, id: string): string {
  const [before, after] = changes[`${name}.${child.display}`] ?? [];
  return asText(asValues(after)[id]) ?? asText(asValues(before)[id]) ?? `#${id}`;
}

function changesOfField(changes: Changes, lines: Lines, child: Entity, field: Field): readonly Change[] {
  const [before, after] = (changes[`${lines.name}.${field.name}`] ?? []).map(asValues);
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map(id => {
    const name = nameOf(changes, lines, child, id);
    return {
      field: {
        ...field,
        name: `${lines.name}.${id}.${field.name}`,
        label: {
          zh: `${lines.label.zh}“${name}”· ${field.label.zh}`,
          en: `${lines.label.en} “${name}” · ${field.label.en}`,
        },
      },
      before: before?.[id],
      after: after?.[id],
    };
  });
}

/** Line by line, each under a name that says which line and which property. */
export function lineChanges(entity: Entity, changes: Changes): readonly Change[] {
  return entity.lines.flatMap(lines => {
    const child = model.entity(lines.entity);
    const all = child.fields.flatMap(field => changesOfField(changes, lines, child, field));
    const lineOf = ({field}: Change) => Number(field.name.split('.')[1]);
    return all.toSorted((one, other) => lineOf(one) - lineOf(other));
  });
}
