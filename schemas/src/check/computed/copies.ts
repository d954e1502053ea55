/** Copies name relations to one record, and values there that are of the kind and currency of the property. */
import type {Entity, Field, Model} from '../../model';
import {copiedOf, copiedTextsOf, type Computed, type Copied} from '../../vocabulary/expression';
import {wantedOf} from './expression';
import {sameKind} from './kinds';
import {finding, type Finding} from '../types';

/** Copied money stays in its currency only where the currency is copied along. */
function currencyFindings(
  entity: Entity,
  field: Field,
  from: Field,
  copied: Copied,
  pointer: string,
): readonly Finding[] {
  if (from.currency === undefined && field.currency === undefined) return [];
  const along = copiedOf(entity.field[field.currency ?? '']?.computed);
  return along?.via === copied.via && along.from === from.currency
    ? []
    : [
        finding(
          pointer,
          `"${field.name}" copies an amount without its currency.`,
          'Let the property in its x-currency be copied by the same relation from the currency of that amount.',
        ),
      ];
}

interface Place {
  readonly entity: Entity;
  readonly field: Field;
  readonly model: Model;
}

function oneFindings(
  {entity, model}: Place,
  copied: Copied,
  pointer: string,
  fits: (from: Field) => readonly Finding[],
): readonly Finding[] {
  const via = entity.field[copied.via];
  const target = via?.relation && !via.join ? model.entities.get(via.relation.to) : undefined;
  if (!target)
    return [
      finding(`${pointer}/via`, `"${copied.via}" is no relation to one record.`, 'Name a property with x-relation.'),
    ];
  const from = target.field[copied.from];
  if (!from)
    return [finding(`${pointer}/from`, `"${target.key}" has no property "${copied.from}".`, 'Correct the name.')];
  return fits(from);
}

function textFindings({name}: Field, from: Field, pointer: string): readonly Finding[] {
  return from.stored && wantedOf(from) === 'text'
    ? []
    : [finding(pointer, `"${from.name}" holds no text for "${name}".`, 'Name a property that holds a text.')];
}

/** Of a copy, or of several texts that are copied. */
export function copiedFindings(place: Place, computed: Computed | undefined, pointer: string): readonly Finding[] {
  const {entity, field} = place;
  const texts = copiedTextsOf(computed);
  if (!texts) {
    const copied = copiedOf(computed);
    return copied
      ? oneFindings(place, copied, pointer, from => [
          ...sameKind(field, from, `${pointer}/from`),
          ...currencyFindings(entity, field, from, copied, pointer),
        ])
      : [];
  }
  if (wantedOf(field) !== 'text')
    return [finding(pointer, `"${field.name}" holds no text.`, 'Copy several texts into a text.')];
  return texts.of.flatMap((copied, index) => {
    const at = `${pointer}/of/${String(index)}`;
    return oneFindings(place, copied, at, from => textFindings(field, from, `${at}/from`));
  });
}
