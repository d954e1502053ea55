/** Values written into schemas are values of their properties: enums, switches, defaults, money. */
import Ajv2020 from 'ajv/dist/2020';
import type {Field} from '../../model';
import type {PropertySchema} from '../../vocabulary';
import {plainSchema} from '../../validation/plain';
import {formats} from '../../validation/formats';
import {finding, type EntityRule, type Finding} from '../types';

function suits(value: unknown, field: Field): boolean {
  if (field.kind === 'string') return typeof value === 'string';
  return field.kind === 'boolean' ? typeof value === 'boolean' : Number.isInteger(value);
}

function checkEnum(field: Field): readonly Finding[] {
  const pointer = `/properties/${field.name}/x-enum`;
  const values = (field.options ?? []).map(({value}) => value);
  return values.flatMap((value, index) => {
    if (!suits(value, field))
      return [
        finding(
          `${pointer}/${index}/value`,
          `${JSON.stringify(value)} is not of the type of "${field.name}".`,
          'Write numbers as numbers and texts as texts.',
        ),
      ];
    return values.indexOf(value) === index
      ? []
      : [finding(`${pointer}/${index}/value`, `${JSON.stringify(value)} is listed twice.`, 'Remove one.')];
  });
}

const ajv = new Ajv2020({strict: false, formats});

/** By property and default, what is wrong: many properties are alike, and every validator has to be compiled. */
const known = new Map<string, string | undefined>();

function faultOf(property: object, value: unknown): string | undefined {
  const key = JSON.stringify([property, value]);
  if (!known.has(key))
    known.set(key, ajv.validate(property, value) ? undefined : (ajv.errors?.[0]?.message ?? 'does not fit'));
  return known.get(key);
}

function checkDefault(name: string, schema: PropertySchema): readonly Finding[] {
  if (schema.default === undefined || schema.default === null) return [];
  const fault = faultOf(plainSchema(schema, true), schema.default);
  if (fault === undefined) return [];
  return [
    finding(
      `/properties/${name}/default`,
      `The default of "${name}" ${fault}.`,
      'Give a default that the property itself would accept.',
    ),
  ];
}

/** Amounts of money name the property that holds their currency; other decimals are shown as numbers. */
function checkMoney(field: Field, fields: Readonly<Record<string, Field>>): readonly Finding[] {
  const pointer = `/properties/${field.name}`;
  const currency = field.currency === undefined ? undefined : fields[field.currency];
  if (field.currency !== undefined && field.kind !== 'decimal')
    return [
      finding(
        `${pointer}/x-currency`,
        `"${field.name}" is no decimal.`,
        'Amounts are "string" with "format": "decimal".',
      ),
    ];
  if (field.control === 'money' && field.currency === undefined)
    return [
      finding(
        pointer,
        `The amount "${field.name}" does not say in which currency it is.`,
        'Name the property with the currency in "x-currency"; a decimal that is no money gets "x-control": "number".',
      ),
    ];
  if (currency && currency.kind !== 'string' && currency.relation === undefined)
    return [
      finding(
        `${pointer}/x-currency`,
        `"${currency.name}" cannot hold a currency.`,
        "Name a text with the currency's code, or a relation to the currency.",
      ),
    ];
  return [];
}

interface Switch {
  readonly field: string;
  readonly on: unknown;
  readonly off: unknown;
}

function checkSwitch(pointer: string, {field: name, on, off}: Switch, field: Field | undefined): readonly Finding[] {
  const ends = [
    ['on', on],
    ['off', off],
  ] as const;
  return [
    ...ends
      .filter(([, value]) => field && !suits(value, field))
      .map(([end, value]) =>
        finding(
          `${pointer}/${end}`,
          `${JSON.stringify(value)} is no value of "${name}".`,
          'Use a value of the property.',
        ),
      ),
    ...(on === off ? [finding(`${pointer}/off`, 'On and off are the same value.', 'Use two values.')] : []),
  ];
}

export const values: EntityRule = ({schema, entity}) => [
  ...entity.fields.flatMap(field => [...checkEnum(field), ...checkMoney(field, entity.field)]),
  ...Object.entries(schema.properties).flatMap(([name, property]) => checkDefault(name, property)),
  ...(entity.toggle ? checkSwitch('/x-toggle', entity.toggle, entity.field[entity.toggle.field]) : []),
  ...entity.switches.flatMap((each, index) => checkSwitch(`/x-toggles/${index}`, each, entity.field[each.field])),
];
