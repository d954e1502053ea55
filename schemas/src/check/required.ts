/** What is required can be filled in by somebody. */
import {finding, type EntityRule} from './types';

export const required: EntityRule = ({entity}) => {
  if (!entity.writable || (entity.hooks.beforeValidate ?? []).length > 0) return [];
  const issued = new Set([entity.sort?.field, ...entity.workflows.map(({field}) => field)]);
  return entity.fields
    .filter(field => field.required && (field.readOnly || field.sensitivity === 'secret') && field.default === undefined && !field.number && !issued.has(field.name))
    .map(field => finding(
      `/properties/${field.name}`, `"${field.name}" is required, but nobody can write it.`,
      'Give it a default, name a beforeValidate hook that fills it, or do not require it.'));
};
