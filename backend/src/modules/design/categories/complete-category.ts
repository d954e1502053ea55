/** Completes a design category and refuses a half-made design function. */
import type {Entity} from '@emblem/schemas';
import {CATEGORY} from '@emblem/schemas/values';
import {numberOf, textOf} from '../../../record-values';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values} from '../../../values';
import {parseJson} from '../../../json';
import {pathName} from '../names';
import {refuseFields} from '../refuse';

/** What the configure-design-function dialog saves (DA-231); the other switches have defaults. */
const CONFIGURATION = [
  'hasBg',
  'isSticker',
  'stickerEffectType',
  'positionConfigs',
  'positionCalmAppearence',
  'styleConfiguration',
] as const;

/** Each must be chosen once the function is configured (DA-338 to DA-340). */
const CHOSEN = ['hasBg', 'isSticker', 'stickerEffectType'] as const;

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function positionsOf(record: Values): readonly unknown[] {
  return Array.isArray(record.positionConfigs) ? record.positionConfigs : [];
}

function sideOf(position: unknown): unknown {
  return typeof position === 'object' && position !== null && 'designPostion' in position
    ? position.designPostion
    : undefined;
}

/** A row holds 3 or 5, nothing else (DA-558). */
function isStyle(text: string): boolean {
  const numbers = (value: unknown): readonly number[] => {
    if (typeof value === 'number') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : [];
  };
  try {
    const found = numbers(parseJson(text));
    return found.length > 0 && found.every(number => number === 3 || number === 5);
  } catch {
    return false;
  }
}

function positionProblem(record: Values): 'unticked' | 'required' | 'unique' | undefined {
  const sides = positionsOf(record).map(sideOf);
  if (sides.includes(undefined)) return 'unticked';
  if (sides.length === 0 && numberOf(record, 'productType') !== CATEGORY.productType.semiCustom) return 'required';
  return new Set(sides).size === sides.length ? undefined : 'unique';
}

function requireConfigured(context: Context, entity: Entity, record: Values): void {
  const style = textOf(record, 'styleConfiguration');
  const position = positionProblem(record);
  const problems: readonly (readonly [string, string])[] = [
    ...CHOSEN.filter(field => isEmpty(record[field])).map(field => [field, 'required'] as const),
    ...(position ? [['positionConfigs', position] as const] : []),
    ...(style !== null && !isStyle(style) ? [['styleConfiguration', 'style'] as const] : []),
  ];
  refuseFields(context, entity, problems);
}

/** The path is made from the name where none is given (DA-225). */
function withPath(values: Values, record: Values): Values {
  const name = textOf(record, 'categoryName');
  return isEmpty(record.categoryUrl) && name !== null ? {...values, categoryUrl: `/design/${pathName(name)}/`} : values;
}

export const completeCategory: BeforeValidateHook = {
  name: 'completeCategory',
  async beforeValidate(context, entity, values, before) {
    const record = {...before, ...values};
    const touched = before
      ? CONFIGURATION.some(field => field in values)
      : CONFIGURATION.some(field => !isEmpty(values[field]));
    if (touched) requireConfigured(context, entity, record);
    return withPath(values, record);
  },
};
