/** Every sort that a list begins with has an index behind it. */
import {sortableFields} from '../../model/sortable';
import {finding, type EntityRule} from '../types';

export const sorting: EntityRule = ({schema, entity}) => {
  const sortable = sortableFields(entity);
  const views = Object.entries(schema['x-views'] ?? {}).flatMap(([name, {sort}]) => {
    const field = sort.replace(/^-/, '');
    return !entity.field[field] || sortable.has(field)
      ? []
      : [
          finding(
            `/x-views/${name}/sort`,
            `The list sorts by "${field}", which no index begins with.`,
            `Add {"fields": ["${sort}"]} to x-indexes, or sort by ${[...sortable].join(', ')}.`,
          ),
        ];
  });
  const place = entity.sort && entity.field[entity.sort.field];
  return place && place.kind !== 'integer' && place.kind !== 'bigint'
    ? [...views, finding('/x-sort/field', `"${place.name}" is no whole number.`, 'Places are integers from 1.')]
    : views;
};
