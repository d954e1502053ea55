/** Patterns are regular expressions that no text can keep busy: bounded by a length, and linear in it. */
import type {PropertySchema} from '../../vocabulary';
import {isLinear} from './linear';
import {finding, type EntityRule, type Finding} from '../types';

/** What limits the length of its texts itself. */
const SHORT_FORMATS: ReadonlySet<string> = new Set(['decimal', 'date', 'date-time']);

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

function checkSource(source: string, pointer: string): readonly Finding[] {
  if (!isPattern(source))
    return [
      finding(
        pointer,
        'This is no regular expression (with the u flag).',
        'Escape what needs escaping and nothing else.',
      ),
    ];
  if (isLinear(source)) return [];
  return [
    finding(
      pointer,
      'Some texts keep this pattern busy for long: it may read the same characters several times.',
      'Begin it with "^", and let no two neighbouring repetitions take the same character.',
    ),
  ];
}

function isText({type}: PropertySchema): boolean {
  return type === 'string' || (Array.isArray(type) && type.includes('string'));
}

function checkText(schema: PropertySchema, pointer: string): readonly Finding[] {
  const {pattern, format, maxLength} = schema;
  const isUnbounded =
    isText(schema) &&
    maxLength === undefined &&
    (pattern !== undefined || format !== undefined) &&
    !SHORT_FORMATS.has(format ?? '');
  return [
    ...(pattern === undefined ? [] : checkSource(pattern, `${pointer}/pattern`)),
    ...(isUnbounded
      ? [
          finding(
            pointer,
            'A text is matched here whatever its length.',
            'Add "maxLength": longer texts are refused before they are matched.',
          ),
        ]
      : []),
  ];
}

function checkProperty(schema: PropertySchema, pointer: string): readonly Finding[] {
  return [
    ...checkText(schema, pointer),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      checkProperty(property, `${pointer}/properties/${name}`),
    ),
    ...(schema.items ? checkProperty(schema.items, `${pointer}/items`) : []),
  ];
}

export const patterns: EntityRule = ({schema}) => [
  ...Object.entries(schema.properties).flatMap(([name, property]) => checkProperty(property, `/properties/${name}`)),
  ...(schema['x-actions'] ?? []).flatMap(({input}, at) =>
    input ? checkProperty(input, `/x-actions/${at}/input`) : [],
  ),
];
