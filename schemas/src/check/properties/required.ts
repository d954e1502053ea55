/** What is required can be filled in by somebody. */
import type {Entity, Field} from '../../model';
import {finding, type EntityRule, type Finding} from '../types';

function isProvided(field: Field, entity: Entity): boolean {
  return (
    field.default !== undefined ||
    field.number !== undefined ||
    entity.sort?.field === field.name ||
    entity.workflows.some(workflow => workflow.field === field.name)
  );
}

function unwritable(entity: Entity, fields: readonly Field[]): readonly Finding[] {
  if ((entity.hooks.beforeValidate ?? []).length > 0) return [];
  return fields
    .filter(field => field.readOnly || field.sensitivity === 'secret')
    .map(field =>
      finding(
        `/properties/${field.name}`,
        `"${field.name}" is required, but nobody can write it.`,
        'Give it a default, name a beforeValidate hook that fills it, or do not require it.',
      ),
    );
}

/** Without sections the form shows every property. */
function unshown(entity: Entity, fields: readonly Field[]): readonly Finding[] {
  const shown = new Set(entity.form.flatMap(section => section.fields));
  if (shown.size === 0) return [];
  return fields
    .filter(field => !field.readOnly && field.sensitivity !== 'secret' && !shown.has(field.name))
    .map(field =>
      finding(
        `/properties/${field.name}`,
        `"${field.name}" is required, but no section of the form shows it.`,
        'Add it to a section of "x-form", give it a default, or do not require it.',
      ),
    );
}

export const required: EntityRule = ({entity}) => {
  if (!entity.writable) return [];
  const fields = entity.fields.filter(field => field.required && !isProvided(field, entity));
  return [...unwritable(entity, fields), ...unshown(entity, fields)];
};
