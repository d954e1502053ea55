/** Keywords stand on properties they mean something for, and only stored values are indexed. */
import type {Field} from '../../model';
import {digitsOf} from '../../money';
import {finding, type EntityRule, type Finding} from '../types';

function checkField(field: Field): readonly Finding[] {
  const pointer = `/properties/${field.name}`;
  const column = field.schema['x-column'];
  const findings: Finding[] = [];
  if (field.kind !== 'decimal' && (column?.precision !== undefined || column?.scale !== undefined))
    findings.push(
      finding(
        `${pointer}/x-column`,
        'Only decimals have a precision and a scale.',
        'Remove them, or add "format": "decimal".',
      ),
    );
  if (field.kind === 'decimal' && digitsOf(field.schema).scale > digitsOf(field.schema).precision)
    findings.push(
      finding(
        `${pointer}/x-column`,
        'The scale is greater than the precision.',
        'The precision counts all digits, those after the point included.',
      ),
    );
  if (field.schema.format === 'decimal' && field.kind !== 'decimal')
    findings.push(finding(`${pointer}/format`, 'A decimal is a text on the wire.', 'Make the property a "string".'));
  if (
    field.schema['x-sealed'] &&
    (field.kind !== 'string' || field.sensitivity !== 'secret' || (field.schema.maxLength ?? 0) < 2000)
  )
    findings.push(
      finding(
        `${pointer}/x-sealed`,
        'What is sealed is a secret text, and longer than the secret itself.',
        'Make it a "string" with "x-sensitivity": "secret" and "maxLength": 2000.',
      ),
    );
  if (field.writeOnly && field.readOnly)
    findings.push(finding(pointer, 'A property cannot be read-only and write-only at once.', 'Remove one of the two.'));
  return findings;
}

const UNINDEXED = new Set(['json', 'references']);

export const storage: EntityRule = ({schema, entity}) => [
  ...entity.fields.filter(field => !field.system).flatMap(checkField),
  ...[
    ...(schema['x-indexes'] ?? []).flatMap(({fields, include = []}, at) => [
      {fields, pointer: `/x-indexes/${at}/fields`},
      {fields: include, pointer: `/x-indexes/${at}/include`},
    ]),
    ...(schema['x-unique'] ?? []).map(({fields}, at) => ({fields, pointer: `/x-unique/${at}/fields`})),
    ...(schema['x-no-overlap'] ?? []).map(({within}, at) => ({fields: within, pointer: `/x-no-overlap/${at}/within`})),
  ].flatMap(({fields, pointer}) =>
    fields.flatMap((name, at) => {
      const field = entity.field[name.replace(/^-/, '')];
      return field && (UNINDEXED.has(field.kind) || !field.stored)
        ? [
            finding(
              `${pointer}/${at}`,
              `"${field.name}" has no value that an index can order.`,
              'Index a plain property.',
            ),
          ]
        : [];
    }),
  ),
  ...(schema['x-search'] ?? []).flatMap((name, at) => {
    const field = entity.field[name];
    return field && !['string', 'integer', 'bigint'].includes(field.kind)
      ? [finding(`/x-search/${at}`, `The search box cannot look into "${name}".`, 'Search texts and whole numbers.')]
      : [];
  }),
];
