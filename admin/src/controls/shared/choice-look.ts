/**
 * What tells one record from another of the same name in a picker: a picture, a second line and a state, where its
 * entity has them.
 */
import type {Entity, EnumEntry, Field} from '@emblem/schemas';
import type {Session} from '../../access/session';
import {canSee} from '../../access/field-rights';
import {labelsOf} from '../../model/record';
import type {Values} from '../../model/parse';
import {isEmpty} from './Empty';

export interface ChoiceLook {
  /** Address of a picture, or a colour; null where other records have one. */
  readonly picture?: string | null;
  readonly colour?: string | null;
  readonly second?: string;
  readonly state?: EnumEntry;
}

const SECOND: ReadonlySet<string> = new Set(['text', 'email', 'relation']);
const SEPARATOR = ' · ';
const PARTS = 2;

function textOf(field: Field, record: Values): string {
  const [label] = labelsOf(record, field.name) ?? [];
  const value = field.relation ? label : record[field.name];
  return isEmpty(value) ? '' : String(value);
}

/** What a search finds it by, then what its list shows. */
function secondFields(entity: Entity): readonly Field[] {
  const names = new Set([...entity.search, ...(entity.views.default?.columns ?? [])]);
  return [...names]
    .map(name => entity.field[name])
    .filter(field => field !== undefined)
    .filter(field => field.name !== entity.display && field.system === undefined && SECOND.has(field.control));
}

function stateOf(entity: Entity, record: Values): EnumEntry | undefined {
  const {
    toggle,
    workflows: [workflow],
  } = entity;
  const name = workflow?.field ?? (toggle && record[toggle.field] !== toggle.on ? toggle.field : undefined);
  return name === undefined ? undefined : entity.field[name]?.options?.find(option => option.value === record[name]);
}

function valueOf(field: Field | undefined, record: Values): string | null | undefined {
  const value = field && record[field.name];
  return field && (typeof value === 'string' ? value : null);
}

/** How the records of an entity are shown to this user; asked once for all of them. */
export function lookOf(entity: Entity, session: Session): (record: Values) => ChoiceLook {
  const seen = (field: Field) => canSee(session, entity, field);
  const picture = entity.fields.find(field => field.control === 'image' && seen(field));
  const colour = picture ? undefined : entity.fields.find(field => field.control === 'colour' && seen(field));
  const second = secondFields(entity).filter(seen);
  return record => ({
    picture: valueOf(picture, record),
    colour: valueOf(colour, record),
    state: stateOf(entity, record),
    second: second
      .map(field => textOf(field, record))
      .filter(text => text !== '' && text !== record[entity.display])
      .slice(0, PARTS)
      .join(SEPARATOR),
  });
}
