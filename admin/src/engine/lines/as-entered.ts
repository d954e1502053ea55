/** What of a line its user may enter. */
import type {Entity} from '@emblem/schemas';
import {canEdit} from '../../access/field-rights';
import type {Session} from '../../access/session';

/** The entity of lines as its rows are entered by this user: what a label keeps from them is read. */
export function asEntered(session: Session, child: Entity): Entity {
  if (child.fields.every(field => canEdit(session, child, field))) return child;
  const fields = child.fields.map(field => (canEdit(session, child, field) ? field : {...field, readOnly: true}));
  return {...child, fields, field: Object.fromEntries(fields.map(field => [field.name, field]))};
}
