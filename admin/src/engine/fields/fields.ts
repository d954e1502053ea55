/** Which properties a form holds, and which of them the user may fill in. */
import {useMemo} from 'react';
import {lockedIn, type Entity, type Field, type FormSection, type Lines, type Text} from '@emblem/schemas';
import {expressionOf} from '@emblem/schemas/expression';
import type {Session} from '../../access/session';
import {linesUnder} from './lines-under';
import {canEdit, canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import type {Values} from '../../model/parse';

export type FormMode = 'create' | 'edit';

export interface Section {
  readonly label?: Text;
  readonly when?: FormSection['when'];
  readonly warning?: Text;
  readonly fields: readonly Field[];
  readonly lines: readonly Lines[];
  /** Holds what no section of the entity names. */
  readonly further?: boolean;
}

/** Changes by its own buttons: a state, or a place in a sorted list. */
function changesByAction(entity: Entity, field: Field): boolean {
  return entity.workflows.some(workflow => workflow.field === field.name) || entity.sort?.field === field.name;
}

export function isEditable(entity: Entity, field: Field, mode: FormMode): boolean {
  if (field.system !== undefined || field.readOnly || field.number !== undefined || changesByAction(entity, field))
    return false;
  return mode === 'create' || !field.createOnly;
}

/** Whether this user may enter it: by the schema and by its permission label. */
export function isEditableBy(session: Session, entity: Entity, field: Field, mode: FormMode): boolean {
  return isEditable(entity, field, mode) && canEdit(session, entity, field);
}

/** Follows from what is entered, in the record or in its lines, and is shown while one types. */
function isFigure(entity: Entity, field: Field): boolean {
  return expressionOf(field.computed) !== undefined || linesUnder(entity, field) !== undefined;
}

/** Whether the record is in a state that keeps a property, or lines, as they are. */
export function isLocked(entity: Entity, field: Pick<Field, 'name'>, record: Values): boolean {
  return entity.workflows.some(workflow => {
    const locked = lockedIn(workflow, record[workflow.field]);
    return locked === '*' || locked.includes(field.name);
  });
}

function sectionsOf(entity: Entity, only: (section: FormSection) => boolean = () => true): readonly Section[] {
  if (entity.form.length === 0)
    return [{fields: entity.fields.filter(field => field.system === undefined), lines: entity.lines}];
  return entity.form
    .filter(only)
    .map(({label, when, warning, fields}) => ({
      label,
      when,
      warning,
      fields: fields.map(name => entity.field[name]).filter(field => field !== undefined),
      lines: entity.lines.filter(({name}) => fields.includes(name)),
    }));
}

/** Lines that no section names stand last, but not in a further form. */
function furtherLines(entity: Entity, form: string | undefined): readonly Section[] {
  const named = new Set(entity.form.flatMap(({fields}) => fields));
  const lines = entity.form.length === 0 || form !== undefined ? [] : entity.lines.filter(({name}) => !named.has(name));
  return lines.length === 0 ? [] : [{fields: [], lines, further: true}];
}

/**
 * Sections with the properties that belong on this form, one of the further ones where it is named; on create, what
 * cannot be entered is left out.
 */
export function formSections(session: Session, entity: Entity, mode: FormMode, form?: string): readonly Section[] {
  return [...sectionsOf(entity, ({dialog}) => dialog === form), ...furtherLines(entity, form)]
    .map(section => ({
      ...section,
      fields: section.fields.filter(
        field =>
          canSee(session, entity, field) &&
          (mode === 'edit' || isEditableBy(session, entity, field, mode) || isFigure(entity, field)),
      ),
    }))
    .filter(hasContent);
}

function hasContent({fields, lines}: Section): boolean {
  return fields.length > 0 || lines.length > 0;
}

/** What stands elsewhere on the page of a record: its name, its states, and its place among others. */
function standsElsewhere(entity: Entity, field: Field): boolean {
  return field.system !== undefined || field.name === entity.display || changesByAction(entity, field);
}

/** Sections for reading: everything the user may see, once; last what no section names, as it cannot be entered. */
export function showSections(session: Session, entity: Entity): readonly Section[] {
  const shown = new Set<Field>();
  const isNew = (field: Field) => !shown.has(field) && Boolean(shown.add(field));
  const named = sectionsOf(entity);
  const inSections = new Set(named.flatMap(section => section.fields));
  const further = entity.fields.filter(field => !inSections.has(field) && !standsElsewhere(entity, field));
  return [...named, ...furtherLines(entity, undefined), {fields: further, lines: [], further: true}]
    .map(section => ({
      ...section,
      fields: section.fields.filter(field => canSee(session, entity, field) && !field.writeOnly && isNew(field)),
    }))
    .filter(hasContent);
}

export function useFormSections(entity: Entity, mode: FormMode, form?: string): readonly Section[] {
  const session = useSession();
  return useMemo(() => formSections(session, entity, mode, form), [session, entity, mode, form]);
}
