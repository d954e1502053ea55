/** Which cells of a list may be edited where they stand. */
import {useMemo} from 'react';
import type {ControlKind, Entity, Field, PredicateContext} from '@emblem/schemas';
import type {Session} from '../../access/session';
import {useCan, usePredicateContext, useSession} from '../../access/session-context';
import {holds} from '../fields/conditions';
import {isEditableBy, isLocked, useFormSections} from '../fields/fields';
import {abilityOf, type EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';

/** Kinds of fields that are entered in one line or chosen from a list; others need the room of a form. */
const IN_PLACE: ReadonlySet<ControlKind> = new Set([
  'text',
  'textarea',
  'email',
  'url',
  'integer',
  'number',
  'share',
  'minutes',
  'money',
  'select',
  'toggle',
  'date',
  'datetime',
  'relation',
  'relations',
  'language',
  'tags',
  'colour',
]);

/** Saved as soon as something is chosen. */
const AT_ONCE: ReadonlySet<ControlKind> = new Set(['select', 'toggle', 'relation', 'language']);

export function isChosenAtOnce({control}: Field): boolean {
  return AT_ONCE.has(control);
}

export type IsEditable = (record: EntityRecord, field: Field) => boolean;

/** Whether the form of this record would show the property, and take a value for it. */
function isOpen(entity: Entity, field: Field, values: EntityRecord, context: PredicateContext): boolean {
  const {visible, readOnly} = field.when ?? {};
  return (
    (!visible || holds(visible, {entity, values, context, ifUnknown: false})) &&
    !(readOnly && holds(readOnly, {entity, values, context, ifUnknown: true}))
  );
}

function standsInForm(session: Session, entity: Entity, field: Field): boolean {
  return (
    isEditableBy(session, entity, field, 'edit') &&
    !field.writeOnly &&
    IN_PLACE.has(field.control) &&
    field.name !== entity.toggle?.field
  );
}

/** By the same rules as the form of the record: what it does not hold is not edited here either. */
export function useEditable({entity}: EntityView): IsEditable {
  const can = useCan();
  const session = useSession();
  const context = usePredicateContext();
  const sections = useFormSections(entity, 'edit');
  const allowed = entity.writable && can(entity, 'update');
  const inForm = useMemo(
    () =>
      new Set(
        sections
          .filter(section => section.when === undefined)
          .flatMap(section => section.fields)
          .filter(field => standsInForm(session, entity, field)),
      ),
    [session, entity, sections],
  );
  return (record, field) =>
    allowed &&
    inForm.has(field) &&
    abilityOf(record, 'update') === true &&
    !record[entity.system.deletedAt] &&
    !isLocked(entity, field, record) &&
    isOpen(entity, field, record, context);
}
