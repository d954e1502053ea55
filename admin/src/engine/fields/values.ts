/** Values of a record on their way into a form and out of it. */
import type {Entity, Field} from '@emblem/schemas';
import {withoutSpareZeros} from '../../controls/money/format';
import {onOff} from '../../controls/toggle/on-off';
import {isValues, type Values} from '../../model/parse';
import {isBlank, sameValue} from '../../model/equal';

function initialValue(field: Field): unknown {
  if (field.default !== undefined) return field.default;
  if (field.kind === 'references') return [];
  return field.control === 'toggle' && field.required ? onOff(field).off : null;
}

/** What a new record starts with. */
export function blankValues(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(field => [field.name, initialValue(field)]));
}

function storedValue(field: Field, value: unknown): unknown {
  return field.kind === 'decimal' ? withoutSpareZeros(value) : (value ?? null);
}

/** What a stored record puts into the form. */
export function storedValues(fields: readonly Field[], record: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(field => [field.name, field.writeOnly ? null : storedValue(field, record[field.name])]),
  );
}

/** What the address of a new record gives in advance, such as `?orderId=12`. */
export function valuesOfQuery(fields: readonly Field[], query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): readonly (readonly [string, unknown])[] => {
      const text = query.get(field.name);
      if (text === null) return [];
      if (field.kind === 'references')
        return [
          [
            field.name,
            text
              .split(',')
              .filter(id => id !== '')
              .map(Number),
          ],
        ];
      return [[field.name, ['integer', 'bigint', 'number'].includes(field.kind) && text !== '' ? Number(text) : text]];
    }),
  );
}

function withoutBlankParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlankParts);
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined && part !== '')
      .map(([key, part]) => [key, withoutBlankParts(part)]),
  );
}

/** Without what was left empty, as a new record is sent and as values are validated. */
export function withoutBlanks(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isBlank(value))
      .map(([key, value]) => [key, withoutBlankParts(value)]),
  );
}

function blankOf(field: Field | undefined): unknown {
  return field?.kind === 'references' ? [] : null;
}

/** Values as they are written: what was emptied is null, or no record at all. */
export function writtenValues(entity: Entity, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isBlank(value) ? blankOf(entity.field[name]) : withoutBlankParts(value),
    ]),
  );
}

/** Only what differs from what the form began with. */
export function changedValues(entity: Entity, values: Values, initial: Values): Record<string, unknown> {
  return writtenValues(
    entity,
    Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(value, initial[name]))),
  );
}
