/** Which properties of a record say nothing, and are folded on its page until they are wanted. */
import {askedBy, isUsualFrom, type Entity, type EnumEntry, type Field} from '@emblem/schemas';
import type {Session} from '../../access/session';
import {isBlank} from '../../model/equal';
import {isValues} from '../../model/parse';
import {abilityOf, type EntityRecord} from '../../model/record';
import {isEditableBy, isLocked} from '../fields/fields';

/** A plain "no" of an enumeration; one that is coloured warns of something. */
const isPlainNo = ({key, colour = 'default'}: EnumEntry): boolean => key === 'no' && colour === 'default';

/** Empty, zero or "no"; zero that stands for another entry of an enumeration means something. */
export function saysNothing({options, kind}: Field, value: unknown): boolean {
  if (isBlank(value) || (isValues(value) && Object.keys(value).length === 0)) return true;
  if (options) return options.some(option => option.value === value && isPlainNo(option));
  if (kind === 'boolean') return value === false;
  const isNumber = kind === 'integer' || kind === 'bigint' || kind === 'number' || kind === 'decimal';
  return isNumber && Number(value) === 0;
}

/** What the usual next step waits for and this user can fill in: it is never folded. */
export function wantedNext(session: Session, entity: Entity, record: EntityRecord): ReadonlySet<string> {
  if (abilityOf(record, 'update') !== true) return new Set();
  const names = entity.workflows.flatMap(({field, transitions}) =>
    transitions.filter(step => isUsualFrom(step, record[field])).flatMap(askedBy),
  );
  const isOpen = (field: Field | undefined) =>
    field !== undefined && isEditableBy(session, entity, field, 'edit') && !isLocked(entity, field, record);
  return new Set(names.filter(name => isOpen(entity.field[name])));
}
