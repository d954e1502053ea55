/** Earlier names are nobody's names today, and what mentions names says so in a way that can be moved. */
import type {Field} from '../../model';
import type {PropertySchema} from '../../vocabulary';
import {finding, type EntityRule, type Finding} from '../types';

function earlierKeys(was: readonly string[], key: string, isKey: (name: string) => boolean): readonly Finding[] {
  return was
    .filter(isKey)
    .map(name =>
      finding(
        '/x-entity/was',
        `"${name}" is the key of ${name === key ? 'this entity itself' : 'another entity'} today.`,
        'Remove it from "was".',
      ),
    );
}

function earlierValues({name, kind, options = []}: Field): readonly Finding[] {
  const today = new Set(options.map(({value}) => value));
  const seen = new Set<string | number>();
  return options.flatMap(({was = []}, at) =>
    was.flatMap((value, index) => {
      const pointer = `/properties/${name}/x-enum/${at}/was/${index}`;
      const twice = seen.has(value);
      seen.add(value);
      if (today.has(value))
        return [finding(pointer, `${JSON.stringify(value)} is a value of "${name}" today.`, 'Remove it from "was".')];
      if (twice)
        return [
          finding(
            pointer,
            `${JSON.stringify(value)} has become two values.`,
            'Leave it at the one that its rows shall have.',
          ),
        ];
      if ((typeof value === 'string') !== (kind === 'string'))
        return [
          finding(
            pointer,
            `${JSON.stringify(value)} is not of the type of "${name}".`,
            'Write numbers as numbers and texts as texts.',
          ),
        ];
      return [];
    }),
  );
}

/** Rows are moved by property; what lies within JSON is not. */
function withinJson(schema: PropertySchema, pointer: string): readonly Finding[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, property]) => [property, `${pointer}/properties/${name}`] as const,
    ),
    ...(schema.items ? [[schema.items, `${pointer}/items`] as const] : []),
  ];
  return inner.flatMap(([nested, at]) => [
    ...(nested['x-enum'] ?? []).flatMap(({was}, index) =>
      was === undefined
        ? []
        : [
            finding(
              `${at}/x-enum/${index}/was`,
              'A value within JSON is not moved by a rename.',
              'Keep the old value as retired, or move it in a reviewed migration.',
            ),
          ],
    ),
    ...withinJson(nested, at),
  ]);
}

const HOLDERS: Readonly<Record<NonNullable<Field['mentions']>['kind'], (field: Field) => boolean>> = {
  right: ({kind, schema}) => kind === 'string' || (kind === 'json' && schema.items?.type === 'string'),
  address: ({kind}) => kind === 'string',
  record: ({kind}) => kind === 'string',
  entity: ({kind}) => kind === 'string',
  property: ({kind}) => kind === 'string',
  value: ({kind}) => kind === 'string',
  settings: ({kind}) => kind === 'json',
  query: ({kind}) => kind === 'json',
};

export const renames: EntityRule = ({schema, entity}, {model}) => [
  ...earlierKeys(entity.was, entity.key, key => model.entities.has(key)),
  ...entity.fields.flatMap(earlierValues),
  ...Object.entries(schema.properties).flatMap(([name, property]) => withinJson(property, `/properties/${name}`)),
  ...entity.fields.flatMap(field => {
    const {mentions, name} = field;
    if (!mentions) return [];
    const pointer = `/properties/${name}/x-mentions`;
    return [
      ...(HOLDERS[mentions.kind](field)
        ? []
        : [
            finding(
              `${pointer}/kind`,
              `"${name}" cannot hold what is meant by "${mentions.kind}".`,
              'Choose the kind that suits its type.',
            ),
          ]),
      ...('by' in mentions && !entity.field[mentions.by]?.stored
        ? [finding(`${pointer}/by`, `There is no property "${mentions.by}".`, 'Correct the name, or add the property.')]
        : []),
      ...(mentions.kind === 'value' && !entity.field[mentions.property]?.stored
        ? [
            finding(
              `${pointer}/property`,
              `There is no property "${mentions.property}".`,
              'Correct the name, or add the property.',
            ),
          ]
        : []),
      ...(mentions.kind === 'record'
        ? Object.entries(mentions.of)
            .filter(([, key]) => !model.entities.has(key))
            .map(([value, key]) =>
              finding(`${pointer}/of/${value}`, `There is no entity "${key}".`, 'Correct the key.'),
            )
        : []),
    ];
  }),
];
